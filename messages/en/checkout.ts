import { saleTerms } from './sale-terms.ts'

export const checkout = {
  title: 'Checkout',
  heading: 'Checkout',
  description: 'Where your order goes and how you pay for it.',
  delivery: 'Where should it go?',
  allNeeded: 'We need all five, so that the parcel and our call reach you.',
  fields: { nom: 'Full name', email: 'E-mail', telephone: 'Phone', adresse: 'Address', ville: 'City' },
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
    'We keep your name, e-mail, phone and address to deliver this order and to answer for it, and give them to nobody but the courier (Law 2004-63). Write to us and we erase them.',
  place: (total: string) => `Place the order, ${total}`,
  sending: 'Sending your order…',
  unanswered:
    'Your last try got no answer. Send it again with the same details: if it already became an order, you get its number, not a second order.',
  repriced: (before: string, now: string) => `The total is ${now} now; you were shown ${before}.`,
  repricedText: 'Prices in your order have changed. Nothing has been ordered. If you agree, place the order again.',
  unavailable: 'Not everything in your order can still be had. Nothing has been ordered.',
  adjusted: 'Your order is adjusted. Look at the new total, and place it again.',
  toCart: 'Adjust it in the cart',
  keyReused: 'An earlier try of yours has already become an order, with other details than these.',
  keyReusedText: (phone: string) =>
    `If that one is all you want, do nothing: we will phone you about it, or call us on ${phone}. If you send this one too, you will have two orders.`,
  sendAsNew: 'Send this as a new order',
  refusals: {
    offline: 'We could not reach the shop. Check your connection and try again: nothing you typed is lost.',
    'too-many':
      'Many orders came from here in a short time, or several of yours still wait for our call. Please try again a little later: your cart is kept.',
    away: 'The shop is resting for a moment. Please try again shortly: nothing you typed is lost.',
    failed: 'Something went wrong on our side. Please try again in a moment: nothing you typed is lost.',
    unreadable: 'We could not read this order. Please load the page again; what you typed stays.',
  },
  oneOrder: 'However often you try, it stays one order.',
}
