import { saleTerms } from './sale-terms.ts'

export const checkoutMessages = {
  title: 'Checkout',
  heading: 'Checkout',
  description: 'Where your order goes and how you pay for it.',
  delivery: 'Where should it go?',
  allNeeded: 'We need all five, so that the parcel and our call reach you.',
  fields: {
    ...{ nom: 'Full name', email: 'E-mail', telephone: 'Phone', adresse: 'Address', ville: 'City' },
    ...{ note: 'Order note', giftNote: 'Gift note' },
  },
  addNote: 'Add an order note or a gift note',
  noteHints: {
    note: (longest: number) => `For us and the courier, such as “call before coming”. Up to ${longest} characters.`,
    giftNote: (longest: number) => `We write it on a card and put it into the parcel. Up to ${longest} characters.`,
  },
  noteTooLong: (longest: number) => `This is longer than ${longest} characters. Please shorten it.`,
  phoneHint: 'We call this number to confirm before anything is sent.',
  addressHint: 'Street and number, or how to find the house.',
  payment: 'How will you pay?',
  cashOnDelivery: 'On delivery',
  cashOnDeliveryText: 'Pay the courier in cash when the parcel is in your hands.',
  paypal: 'PayPal',
  paypalText: 'PayPal does not settle in dinars, so nothing is charged now: a payment request follows by e-mail.',
  yourOrder: 'Your order',
  changeCart: 'Change the cart',
  terms: 'Good to know',
  saleTerms,
  dataTerm:
    'We keep your name, e-mail, phone, address and notes to deliver this order and to answer for it, and give them to nobody but the courier (Law 2004-63). Write to us and we erase them.',
  dataTermName: 'What we keep of you',
  wrongField: (field: string, problem: string) => `${field}: ${problem}`,
  place: 'Place the order',
  sending: 'Sending your order…',
}
