import type { Catalog } from '../../catalog.ts'
import type { paymentsMessages as english } from '../../en/backoffice/payments.ts'

export const paymentsMessages: Catalog<typeof english> = {
  means: {
    cash: 'Espèces',
    d17: 'D17',
    mandat: 'Mandat minute',
    'bank-transfer': 'Virement bancaire',
    paypal: 'PayPal',
    card: 'Carte bancaire',
  },
  partPaid: (paid: string, total: string) => `${paid} payés sur ${total}`,
  stillToPay: (amount: string) => `${amount} restent à payer`,
  overpaid: (amount: string) => `${amount} payés en trop : ils reviennent au client`,
  refundedInAll: (amount: string) => `${amount} remboursés`,
  amount: 'Montant',
  amountHint: 'Une partie suffit : le reste demeure à encaisser.',
  noAmount: 'Un montant en dinars, par exemple 20 ou 20,500.',
  twoReadings:
    'Ce montant se lit de deux façons. Pour des milliers, écrivez 1250 ; pour des dinars et des millimes, 1,25.',
  by: 'Payé par',
  backBy: 'Remboursé par',
  record: 'Enregistrer un paiement…',
  recordMore: 'Enregistrer un autre paiement…',
  save: 'Enregistrer le paiement',
  refund: 'Enregistrer un remboursement…',
  saveRefund: 'Enregistrer le remboursement',
  exceeds: (most: string) => `Le remboursement ne peut pas dépasser ${most}.`,
  revoke: 'Finalement non…',
  ofReturn: 'Il règle un retour : annulez-le dans ce retour.',
  ofGateway: 'Le service de paiement l’a annoncé : remboursez-le plutôt.',
  noCall: 'Payée : pas d’appel nécessaire',
  revokeThis: 'Annuler cet enregistrement',
  entry: {
    paid: (amount: string, means: string) => `${amount} payés : ${means}`,
    refunded: (amount: string, means: string) => `${amount} remboursés : ${means}`,
    'not-paid': (amount: string) => `Enregistrement annulé : ${amount}`,
  },
  ofOrder: 'Dans le livre de caisse',
  unpaid: (method) => `${method}, pas encore payée`,
  paid: (method) => `${method}, payée`,
  paidInAdvance: 'Payée d’avance',
}
