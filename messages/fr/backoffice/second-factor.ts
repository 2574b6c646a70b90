import type { Catalog } from '../../catalog.ts'
import type { secondFactorMessages as english } from '../../en/backoffice/second-factor.ts'
import { plural } from '../../plural.ts'

export const secondFactorMessages: Catalog<typeof english> = {
  title: 'Application d’authentification',
  off: 'Avec une application sur votre téléphone, personne n’entre en connaissant seulement votre mot de passe. Scannez ceci avec n’importe quelle application d’authentification.',
  wanted:
    'Ici, chacun ajoute une application d’authentification avant de travailler. Scannez ceci avec n’importe laquelle.',
  on: 'La connexion demande votre mot de passe et un code de l’application.',
  qrLabel: 'Code QR pour ajouter ce compte à une application d’authentification',
  sameDevice: 'L’application est sur cet appareil : l’ouvrir',
  byHand: 'Ou tapez cette clé :',
  code: 'Les six chiffres affichés par l’application',
  add: 'Ajouter l’application',
  codes: 'Vos codes de secours',
  codesText:
    'Pour le jour où votre téléphone est perdu : chacun vous laisse entrer une fois. Notez-les maintenant, ils ne seront plus affichés.',
  kept: 'Je les ai notés',
  codesLeft: (count: number) =>
    plural('fr', count, {
      one: `Il reste ${count} code de secours.`,
      other: `Il reste ${count} codes de secours.`,
    }),
  renewText: 'Si vous ne les avez plus, créez-en de nouveaux : les anciens ne fonctionnent alors plus.',
  renew: 'Créer de nouveaux codes de secours',
  remove: 'Retirer l’application',
  wrongCode: 'Ce n’est pas le code du moment. Vérifiez l’heure de votre téléphone et essayez le code suivant.',
}
