import type { Catalog } from '../catalog.ts'
import type { stockAlertMessages as english } from '../en/stock-alerts.ts'

export const stockAlertMessages: Catalog<typeof english> = {
  title: 'De retour en stock',
  description: 'Un e-mail quand une pièce épuisée est de retour.',
  heading: 'Nous vous écrivons dès son retour',
  text: 'Sur la page d’une pièce épuisée, vous pouvez laisser votre e-mail : vous recevez un seul message quand elle est de retour.',
  toPiece: 'Voir la pièce',
  toShop: 'Voir la boutique',
  inStock: {
    heading: 'Elle est déjà de retour',
    text: 'Cette pièce est de nouveau en stock : vous pouvez la commander.',
  },
  confirm: {
    title: 'Me prévenir de son retour',
    open: {
      heading: 'Voulez-vous être prévenu de son retour ?',
      text: 'Un clic, et vous recevez un e-mail quand la pièce est de nouveau en stock.',
    },
    button: 'Oui, prévenez-moi',
    confirmed: {
      heading: 'C’est noté',
      text: 'Vous recevez un e-mail quand la pièce est de nouveau en stock. Les premiers à confirmer sont prévenus les premiers. Au bout d’un an, la demande prend fin.',
    },
    expired: {
      heading: 'Ce lien n’est plus valable',
      text: 'Il fonctionnait pendant 7 jours, ou jusqu’à la fin de votre demande. Si la pièce est épuisée, vous pouvez refaire la demande sur sa page.',
    },
    unknown: {
      heading: 'Ce lien ne fonctionne pas',
      text: 'Il en manque peut-être un morceau : ouvrez-le depuis l’e-mail même. Vous pouvez aussi refaire la demande sur la page de la pièce.',
    },
  },
  leave: {
    title: 'Ne plus être prévenu',
    button: { one: 'Oui, l’annuler', all: 'Oui, les annuler' },
    one: {
      waiting: {
        heading: 'Annuler cette demande ?',
        text: 'Un clic, et aucun e-mail ne vous annonce le retour de cette pièce. Vos autres demandes restent.',
      },
      left: {
        heading: 'Votre demande est annulée',
        text: 'Aucun e-mail ne vous annoncera le retour de cette pièce, sauf si vous le redemandez.',
      },
    },
    all: {
      waiting: {
        heading: 'Annuler toutes vos demandes ?',
        text: 'Un clic, et plus aucun e-mail n’annonce à cette adresse le retour d’une pièce, quelle que soit celle que vous avez demandée.',
      },
      left: {
        heading: 'Aucune demande en attente',
        text: 'Aucun e-mail n’annoncera le retour d’une pièce à cette adresse, sauf si vous le redemandez.',
      },
    },
    unknown: {
      heading: 'Ce lien ne fonctionne pas',
      text: 'Il en manque peut-être un morceau, ou votre demande est terminée depuis longtemps. Si vous recevez encore des e-mails, écrivez-nous :',
    },
  },
}
