import type { Catalog } from '../../catalog.ts'
import type { authMessages as english } from '../../en/backoffice/auth.ts'

export const authMessages: Catalog<typeof english> = {
  signIn: {
    title: 'Connexion',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    button: 'Se connecter',
    passkey: 'Se connecter avec une clé d’accès',
    passkeyRefused: 'Cette clé n’ouvre aucun compte ici. Réessayez, ou connectez-vous avec votre mot de passe.',
    passkeyCanceled: 'Aucune clé n’a été donnée. Réessayez, ou continuez avec votre mot de passe.',
    forgotten: 'Mot de passe oublié ?',
    chosen: 'Votre nouveau mot de passe est enregistré. Connectez-vous avec lui.',
    refused: 'L’adresse ou le mot de passe est incorrect.',
    rateLimited: 'Trop d’essais, d’ici ou pour ce compte. Réessayez dans quelques minutes.',
    needsHttps:
      'En http simple, les navigateurs ne gardent aucune connexion. Ouvrez l’espace de gestion en https, ou sur la machine même de la boutique.',
  },
  keptForm: {
    nothing: 'Rien n’est gardé ici',
    nothingText: 'Seul l’onglet qui a envoyé un formulaire en garde le texte.',
    title: 'Votre texte est gardé',
    text: 'Votre session était terminée : rien n’a été enregistré. Connectez-vous dans un autre onglet, revenez ici et renvoyez votre texte. D’ici là, laissez cette page ouverte.',
    open: 'Se connecter dans un autre onglet',
    send: 'Renvoyer',
    withoutFile: 'Le fichier choisi n’est pas gardé : choisissez-le de nouveau ensuite.',
  },
  setup: {
    title: 'Installer votre boutique',
    text: 'Vous en devenez propriétaire. Le lien qui vous a mené ici n’ouvrira ensuite plus rien.',
    name: 'Votre nom',
    button: 'Devenir propriétaire',
    closed: 'Ce lien est fermé',
    closedText:
      'Il a servi, ou un jour est passé. Tant que la boutique n’a pas de propriétaire, chaque démarrage en affiche un nouveau.',
  },
  code: {
    title: 'Encore une étape',
    text: 'Votre mot de passe est bon.',
    label: 'Code',
    hint: 'Les six chiffres de votre application d’authentification, ou l’un de vos codes de secours.',
    button: 'Entrer',
    refused: 'Ce code n’est pas celui du moment, ou il a déjà servi.',
    keyLost:
      'La boutique a perdu la clé de votre application : ses codes ne marchent plus. Entrez avec un code de secours et ajoutez l’application de nouveau, ou demandez à un propriétaire de la retirer.',
    leave: 'Se connecter avec un autre compte',
  },
  identity: {
    title: 'Est-ce bien vous ?',
    text: (minutes: number) =>
      `Ceci modifie votre compte ou exporte des adresses de clients. Prouvez que c’est bien vous : c’est valable ${minutes} minutes.`,
    button: 'Continuer',
    passkey: 'Continuer avec une clé d’accès',
    problems: {
      required: 'Tapez votre mot de passe, ou continuez avec une clé d’accès.',
      refused: 'Ce n’est pas votre mot de passe.',
      'passkey-refused': 'Ce n’est pas une de vos clés d’accès.',
      'rate-limited': 'Trop d’essais. Réessayez dans quelques minutes.',
    },
    back: 'Retour',
    presentPassword: 'Votre mot de passe actuel',
    hint: (minutes: number) => `Il prouve que c’est vous ; c’est valable ${minutes} minutes.`,
    expired: 'Rien n’est encore changé : prouvez d’abord que c’est toujours vous. Votre saisie est conservée.',
  },
  forgotten: {
    title: 'Mot de passe oublié ?',
    text: 'Nous vous envoyons un e-mail avec un lien pour en choisir un autre.',
    button: 'M’envoyer le lien',
    asked: 'Si quelqu’un travaille ici sous cette adresse, un e-mail est en route. Son lien est valable 30 minutes.',
  },
  choose: {
    title: 'Choisir un mot de passe',
    text: (email: string) => `Pour ${email}. Tous les autres navigateurs seront déconnectés.`,
    button: 'Choisir ce mot de passe',
    closed: 'Ce lien est fermé',
    closedText: 'Il a déjà servi, ou il a expiré.',
    another: 'Demander un autre lien',
  },
  newPassword: {
    password: 'Nouveau mot de passe',
    repeated: 'Le même encore une fois',
    hint: (shortest: number) => `Au moins ${shortest} caractères. Le mieux : une phrase bien à vous.`,
  },
}
