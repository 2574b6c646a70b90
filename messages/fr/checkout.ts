import type { Catalog } from '../catalog.ts'
import type { checkoutMessages as english } from '../en/checkout.ts'
import { saleTerms } from './sale-terms.ts'

export const checkoutMessages: Catalog<typeof english> = {
  title: 'Commander',
  heading: 'Votre commande',
  description: 'Où livrer votre commande et comment la payer.',
  delivery: 'Où livrer ?',
  allNeeded: 'Les cinq champs sont nécessaires pour vous appeler et vous livrer.',
  fields: {
    ...{ nom: 'Nom et prénom', email: 'E-mail', telephone: 'Téléphone', adresse: 'Adresse', ville: 'Ville' },
    ...{ note: 'Note pour la commande', giftNote: 'Mot pour le cadeau' },
  },
  addNote: 'Ajouter une note ou un mot pour le cadeau',
  noteHints: {
    note: (longest) =>
      `Pour nous et pour le livreur, par exemple « appeler avant de venir ». ${longest} caractères au plus.`,
    giftNote: (longest) => `Nous l’écrivons sur une carte glissée dans le colis. ${longest} caractères au plus.`,
  },
  noteTooLong: (longest) => `Plus de ${longest} caractères. Raccourcissez un peu, s’il vous plaît.`,
  phoneHint: 'Nous appelons ce numéro pour confirmer avant tout envoi.',
  addressHint: 'Rue et numéro, ou un repère pour trouver la maison.',
  payment: 'Comment payer ?',
  cashOnDelivery: 'À la livraison',
  cashOnDeliveryText: 'En espèces, au livreur, quand le colis est entre vos mains.',
  paypal: 'PayPal',
  paypalText:
    'PayPal n’accepte pas le dinar : rien n’est débité maintenant ; une demande de paiement vous parviendra par e-mail.',
  yourOrder: 'Vos pièces',
  changeCart: 'Modifier le panier',
  terms: 'Bon à savoir',
  saleTerms,
  dataTerm:
    'Votre nom, votre e-mail, votre téléphone, votre adresse et vos notes servent à livrer cette commande et à en assurer le suivi ; ils ne sont transmis qu’au livreur (loi organique n° 2004-63). Écrivez-nous et nous les effaçons.',
  dataTermName: 'Vos données personnelles',
  wrongField: (field, problem) => `${field} – ${problem}`,
  place: 'Passer la commande',
  sending: 'Envoi de votre commande…',
}
