import type { Catalog } from '../catalog.ts'
import { frenchDays, frenchTime } from '../days.ts'
import type { successMessages as english } from '../en/success.ts'

export const successMessages: Catalog<typeof english> = {
  title: 'Commande reçue',
  description: 'Votre commande est arrivée à la boutique.',
  heading: 'Merci !',
  text: 'Votre commande nous est bien parvenue. Les artisans vous disent merci.',
  requestText: 'Nous vous appelons d’abord : les pièces vous sont réservées après cet appel, dans la limite du stock.',
  tooLateText:
    'Il était trop tard pour modifier ou arrêter la commande : elle est passée telle qu’elle était partie. Dites-le-nous quand nous vous appelons, ou annulez-la sur sa page.',
  number: 'Numéro de commande',
  keepNumber: 'Notez-le ou prenez-le en photo : il aide quand vous nous appelez.',
  total: 'Total, livraison comprise',
  followOrder: 'Suivre ou annuler la commande',
  next: 'Et maintenant ?',
  callTitle: 'Nous vous appelons',
  call: (phone) =>
    phone === undefined
      ? 'L’un de nous vous appelle pour confirmer votre commande. Rien n’est envoyé avant.'
      : `L’un de nous appelle le ${phone} pour confirmer votre commande. Rien n’est envoyé avant.`,
  emailTitle: 'Vous recevez un e-mail',
  email: (email) => `Le récapitulatif part à ${email}, avec un lien pour suivre ou annuler votre commande.`,
  shipTitle: 'Elle arrive chez vous',
  ship: (time) => `${frenchTime(time)} au plus après votre confirmation, partout en Tunisie.`,
  payments: {
    'cash-on-delivery': {
      title: 'Vous payez le livreur',
      text: (total) => `${total} en espèces, quand le colis est entre vos mains.`,
    },
    paypal: {
      title: 'Vous payez par PayPal',
      text: (total) => `Une demande de paiement de ${total} vous parvient par e-mail ; rien n’a encore été débité.`,
    },
    'bank-card': {
      title: 'Vous payez par carte',
      text: (total) => `${total} sur la page de votre commande. Vos pièces sont gardées pendant que vous payez.`,
    },
  },
  exchange: (days) =>
    `Quelque chose ne va pas ? Échangez ${days === 1 ? 'dans la journée' : `dans les ${frenchDays(days)}`} après la livraison, ou appelez-nous :`,
  noOrder: 'Rien à afficher ici',
  noOrderText:
    'Le numéro de votre dernière commande s’affiche ici juste après la commande, dans le même onglet. Si vous avez commandé et l’avez perdu, appelez-nous : nous la retrouvons avec votre nom.',
  toShop: 'Continuer mes achats',
  toHome: 'Retour à l’accueil',
}
