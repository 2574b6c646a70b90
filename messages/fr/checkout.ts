import type { Catalog } from '../catalog.ts'
import type { checkoutMessages as english } from '../en/checkout.ts'

export const checkoutMessages: Catalog<typeof english> = {
  title: 'Commander',
  heading: 'Votre commande',
  description: 'Où livrer votre commande et comment la payer.',
  delivery: 'Où livrer ?',
  allNeeded: 'Les cinq champs sont nécessaires pour vous appeler et vous livrer.',
  fields: {
    ...{ nom: 'Nom et prénom', email: 'E-mail', telephone: 'Téléphone', adresse: 'Adresse', ville: 'Ville' },
  },
  phoneHint: 'Nous appelons ce numéro pour confirmer avant tout envoi.',
  addressHint: 'Rue et numéro, ou un repère pour trouver la maison.',
  payment: 'Comment payer ?',
  payments: {
    'cash-on-delivery': { name: 'À la livraison', text: 'En espèces, au livreur, quand le colis est entre vos mains.' },
    paypal: {
      name: 'PayPal',
      text: 'PayPal n’accepte pas le dinar : rien n’est débité maintenant ; une demande de paiement vous parviendra par e-mail.',
    },
    'bank-card': {
      name: 'Carte bancaire',
      text: 'Vous payez sur une page sécurisée juste après la commande. Nous ne voyons jamais votre numéro de carte.',
    },
  },
  yourOrder: 'Vos pièces',
  changeCart: 'Modifier le panier',
  terms: 'Bon à savoir',
  wrongField: (field, problem) => `${field} – ${problem}`,
  place: 'Passer la commande',
  waiting: 'En attente…',
  sending: 'Envoi de votre commande…',
}
