import type { Catalog } from '../../catalog.ts'
import type { cardsMessages as english } from '../../en/backoffice/cards.ts'
import { isolate } from '../../isolate.ts'

export const cardsMessages: Catalog<typeof english> = {
  title: 'Paiements par carte',
  text: (minutes) =>
    `Les clients paient sur la page de Konnect, juste après la commande. Leurs pièces sont gardées ${minutes} minutes pour cela.`,
  ownersEdit: 'Seuls les propriétaires modifient ces réglages.',
  gateway: 'Le service Konnect',
  fields: {
    isOn: 'Les clients peuvent payer par carte',
    walletId: 'Portefeuille',
    key: 'Clé d’API',
    baseUrl: 'Adresse',
    feeBasisPoints: 'Frais en pourcentage',
    fee: 'Frais par paiement',
    paidNeedsNoCall: 'Pas d’appel pour une commande payée',
  },
  isOnHint: 'Après désactivation, les paiements en cours arrivent encore.',
  keyHint: 'Chez Konnect, organisation, clé d’API. Elle est chiffrée et ne sera plus affichée.',
  keySaved: 'Vide : celle qui est enregistrée reste.',
  feeHint: 'Ceux de votre contrat. Le livre de caisse attend le reste.',
  baseUrlHint: 'Vide : celle de Konnect. Une autre pour sa plateforme de test.',
  paidNeedsNoCallHint: 'La file d’appels le dit pour les commandes payées, et vous les confirmez sans appeler.',
  save: 'Enregistrer',
  saved: 'Enregistré.',
  invalid: 'Certains champs ne vont pas : voyez ceux qui sont marqués.',
  lookAgain: 'Voir ce qui est enregistré',
  refused: {
    'address-refused': 'Cette adresse n’est pas une adresse https de l’internet public.',
    'key-missing': 'Il faut une clé, aussi pour un autre portefeuille ou une autre adresse.',
    'changed-meanwhile': 'Quelqu’un d’autre l’a modifié entre-temps. Regardez à nouveau.',
  },
  problems: {
    'not-reached': 'Konnect n’a pas été joint. La boutique réessaie d’elle-même.',
    'too-many-requests': 'Konnect demande une pause. La boutique continue d’elle-même.',
    'token-refused': 'Konnect n’accepte pas la clé.',
    'not-understood': 'Ce qui répond à cette adresse n’est pas Konnect, ou le portefeuille n’est pas le bon.',
    'no-answer': 'Aucune réponse. La boutique réessaie d’elle-même.',
    'unreadable-token': 'La clé ne peut plus être déchiffrée. Saisissez-la à nouveau.',
  },
  try: 'Essayer',
  tryText:
    'Vous payez 1 dinar avec votre propre carte. Il n’appartient à aucune commande, et s’affiche plus bas dès qu’il est trouvé.',
  tryButton: 'Lancer un paiement de 1 dinar',
  tryOpen: 'Ouvrir la page de paiement',
  payments: 'Les paiements',
  owed: 'Ce que Konnect doit, et ses versements',
  none: 'Aucun paiement n’a encore été lancé.',
  tried: 'Un essai',
  states: { open: 'pas encore payé', paid: 'payé', wrong: 'payé autrement que demandé', over: 'non payé' },
  reported: (text) => `Réponse de Konnect : ${isolate('ltr', text)}`,
  settle: 'Je m’en suis occupé',
}
