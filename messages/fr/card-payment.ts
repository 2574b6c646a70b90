import type { Catalog } from '../catalog.ts'
import type { cardPaymentMessages as english } from '../en/card-payment.ts'

export const cardPaymentMessages: Catalog<typeof english> = {
  title: (number) => `Paiement de la commande ${number}`,
  heading: 'Payer par carte',
  amount: 'À payer',
  text: 'Vous payez sur la page sécurisée de Konnect, par carte bancaire, e-DINAR ou portefeuille. Nous ne voyons jamais votre numéro de carte.',
  until: (moment) => `Vos pièces sont gardées pour vous jusqu’au ${moment}.`,
  pay: (total) => `Payer ${total}`,
  opening: 'La page de paiement s’ouvre. Sinon, touchez ici.',
  atTheDoor: 'Payer plutôt le livreur en espèces',
  checking: 'Nous demandons si votre paiement est arrivé. Cela prend quelques secondes.',
  stillOpen:
    'Aucun paiement n’est encore arrivé. Si vous venez de payer, attendez une minute avant de payer à nouveau : cette page vous dira qu’il est arrivé.',
  paidHeading: 'Merci !',
  paid: 'Votre paiement est arrivé.',
  toRefund:
    'Votre paiement est arrivé, mais la commande n’est plus ouverte. Nous vous le rembourserons, sauf si vous réactivez la commande sur sa page.',
  tooLate:
    'Le temps pour payer est écoulé et les pièces sont de retour dans la boutique. Vous pouvez réactiver la commande sur sa page.',
  calledFirst: 'Nous vous appelons d’abord. Vous pourrez ensuite payer ici.',
  unclear: 'Un paiement est arrivé que nous devons vérifier. Ne payez pas à nouveau : nous vous contacterons.',
  notNow: 'Cette commande ne peut pas être payée par carte maintenant.',
  unavailable:
    'La page de paiement n’est pas joignable pour le moment. Votre commande reste enregistrée : réessayez dans une minute.',
  beingStarted: 'La page de paiement est en train de s’ouvrir. Réessayez dans un instant.',
  tooOften: 'Le paiement a été lancé trop souvent. Appelez-nous, ou payez le livreur en espèces.',
  confirmed: 'Nous avons confirmé votre commande avec un paiement par carte. Appelez-nous pour payer autrement.',
  toOrder: 'Voir votre commande',
  backTitle: 'Retour du paiement',
  backText:
    'Si vous avez payé, nous le verrons dans quelques minutes. Le lien de notre e-mail ouvre votre commande et dit si le paiement est arrivé.',
  track: 'Retrouver ma commande',
}
