import type { Catalog } from '../catalog.ts'
import type { orderMessages as english } from '../en/order.ts'
import { isolate } from '../isolate.ts'

export const orderMessages: Catalog<typeof english> = {
  title: (number) => `Commande ${number}`,
  description: 'Votre commande, pour vous seulement.',
  heading: 'Votre commande',
  placed: (phone) =>
    `Merci ! Votre commande nous est bien parvenue. Nous vous appellerons au ${phone} pour la confirmer, et vous recevrez un e-mail récapitulatif.`,
  requested: (phone) =>
    `Merci ! Votre demande nous est bien parvenue. Nous ne réservons qu’une quantité limitée avant de vous avoir au téléphone ; nous appelons donc d’abord le ${phone} : les pièces seront à vous après cet appel, dans la limite du stock. Vous recevrez un e-mail récapitulatif.`,
  keepLink:
    'Cette page n’est que pour vous : quiconque en a l’adresse peut voir cette commande. Gardez-la, et ne la publiez pas.',
  states: {
    requested: {
      name: 'Demande reçue',
      text: 'Nous vous appelons d’abord. Les pièces vous sont réservées après cet appel, dans la limite du stock.',
    },
    received: { name: 'Reçue', text: 'Votre commande est bien arrivée ; nous vous appelons pour la confirmer.' },
    confirmed: { name: 'Confirmée', text: 'Les artisans la préparent.' },
    packed: { name: 'Emballée', text: 'Emballée, elle attend le livreur.' },
    shipped: { name: 'Expédiée', text: 'Elle est chez le livreur, qui vous appelle avant de venir.' },
    delivered: { name: 'Livrée', text: 'Elle est chez vous. Profitez-en longtemps.' },
    cancelled: { name: 'Annulée', text: 'Rien ne sera envoyé, et il n’y a rien à payer.' },
    refused: { name: 'Refusée', text: 'Le colis a été refusé à la livraison et nous revient.' },
    lost: {
      name: 'Perdue en route',
      text: 'Le livreur ne retrouve pas le colis. Nous le cherchons avec lui et revenons vers vous.',
    },
    'written-off': { name: 'Perdue en route', text: 'Le colis n’a pas été retrouvé. Vous ne payez rien.' },
    returned: { name: 'Revenue', text: 'Le colis nous est revenu.' },
    released: {
      name: 'Non confirmée à temps',
      text: 'Nous n’avons pas réussi à vous joindre par téléphone : les pièces ne vous sont plus réservées et rien n’est envoyé.',
    },
  },
  unpaid: {
    name: 'Non payée à temps',
    text: 'Aucun paiement n’est arrivé à temps : les pièces ne vous sont plus réservées et rien n’est envoyé. Ce qui arrive plus tard vous est remboursé.',
  },
  pay: 'Payer par carte',
  payText: 'Votre commande est enregistrée, mais pas encore payée.',
  payNow: 'Payer maintenant',
  confirmedByLink:
    'Vous avez confirmé votre commande. Nous la vérifions une dernière fois et vous appelons avant l’envoi.',
  history: 'Suivi',
  requests: {
    confirmed: 'Vous l’avez confirmée par lien',
    'call-time': (moment) => `Vous avez demandé notre appel ${moment}`,
    corrected: 'Téléphone ou adresse corrigés sur cette page',
    'come-again': (day) => `Vous avez demandé au livreur de repasser ${day}`,
    message: 'Vous nous avez écrit',
  },
  pieces: 'Vos pièces',
  delivery: 'Livraison',
  phone: 'Téléphone',
  address: 'Adresse',
  city: 'Ville',
  payment: 'Paiement',
  paymentMethods: {
    'cash-on-delivery': 'En espèces, au livreur',
    paypal: 'Par PayPal, à notre demande',
    'bank-card': 'Par carte, en ligne',
  },
  note: 'Note pour la commande',
  giftNote: 'Mot pour le cadeau',
  hiddenNote: 'Enregistrée, mais masquée ici',
  masked: 'En partie masqué, au cas où cette page serait transférée.',
  cancel: 'Annuler cette commande',
  cancelText: 'Vous pouvez annuler tant que la commande n’est pas emballée. Les pièces retournent alors en boutique.',
  cancelSure: 'Oui, annuler la commande',
  cancelled: 'Votre commande est annulée.',
  tooLate: (phone) =>
    `Il est trop tard pour annuler cette commande ici. Appelez-nous au ${phone}, ou refusez le colis à la livraison.`,
  revive: 'La voulez-vous toujours ?',
  reviveText:
    'Reprenez-la au même prix, tant qu’il reste des pièces. Nous vous rappellerons une fois pour la confirmer.',
  reviveSure: 'Reprendre cette commande',
  revived: (phone) => `Votre commande est de nouveau en cours. Nous vous appellerons au ${phone} pour la confirmer.`,
  revivedAsRequest: (phone) =>
    `Votre demande nous est de nouveau parvenue. Nous appelons d’abord le ${phone} : les pièces seront à vous après cet appel, dans la limite du stock.`,
  goneMeanwhile: (names) =>
    `Plus disponible en boutique : ${isolate('ltr', names)}. Votre commande n’a pas pu être reprise.`,
  notReleased: (phone) => `Cette commande a avancé entre-temps. Pour la modifier, appelez-nous au ${phone}.`,
  rateLimited: (phone) =>
    `Trop de commandes sont parties de votre réseau. Réessayez plus tard, ou appelez-nous au ${phone}.`,
  notReached: 'La boutique est injoignable. Votre commande n’a pas changé ; réessayez, s’il vous plaît.',
}
