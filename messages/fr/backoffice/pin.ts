import type { Catalog } from '../../catalog.ts'
import type { pin as english } from '../../en/backoffice/pin.ts'

export const pin: Catalog<typeof english> = {
  title: 'Code PIN sur ce téléphone',
  panel:
    'Verrouille l’espace de gestion quand vous posez le téléphone, et l’ouvre avec six chiffres au lieu du mot de passe.',
  manage: 'Gérer le code PIN',
  isSet: 'Ce navigateur a un code PIN',
  notSet: 'Ce navigateur n’a pas de code PIN',
  text: 'Après quelques minutes sans activité, le code PIN est demandé. Il ne fonctionne que dans ce navigateur, pendant 24 heures après la connexion ; après cinq erreurs, il faut se reconnecter.',
  newPin: 'Nouveau code PIN',
  hint: 'De six à douze chiffres ; ni suite, ni répétition, ni date de naissance.',
  lockAfter: 'Le demander après',
  save: 'Enregistrer le code PIN',
  remove: 'Retirer le code PIN',
  locked: 'Verrouillé',
  label: 'Code PIN',
  open: 'Ouvrir',
  wrong: 'Ce n’est pas le code PIN. Après cinq erreurs, il faut se reconnecter.',
  usePassword: 'Se connecter plutôt',
  outcomes: {
    set: 'Le code PIN est enregistré pour ce navigateur.',
    'no-pin': 'Un code PIN compte de six à douze chiffres.',
    guessable: 'Ce code PIN serait deviné en premier. Choisissez-en un autre.',
    off: 'Les codes PIN ont été désactivés. Une session verrouillée demande de se connecter.',
  },
  lockedText: (name: string) =>
    `${name}, personne n’a utilisé l’espace de gestion ici depuis un moment. Saisissez le code PIN de ce téléphone.`,
  minutes: (count: number) => `${count} minutes`,
  /** In the list of sessions. */
  locks: (count: number) => `demande un code PIN après ${count} minutes`,
}
