export const checkoutMessages = {
  title: 'Checkout',
  heading: 'Checkout',
  description: 'Where your order goes and how you pay for it.',
  delivery: 'Where should we deliver?',
  allNeeded: 'We need all five to call you and deliver your parcel.',
  fields: {
    ...{ nom: 'Full name', email: 'E-mail', telephone: 'Phone', adresse: 'Address', ville: 'City' },
  },
  phoneHint: 'We call this number to confirm before we ship anything.',
  addressHint: 'Street and number, or how to find the house.',
  payment: 'How will you pay?',
  payments: {
    'cash-on-delivery': {
      name: 'On delivery',
      text: 'Pay the courier in cash when the parcel is in your hands.',
    },
    paypal: {
      name: 'PayPal',
      text: 'PayPal does not settle in dinars, so nothing is charged now: a payment request follows by e-mail.',
    },
    'bank-card': {
      name: 'Bank card',
      text: 'You pay on a secure page right after ordering. We never see your card number.',
    },
  },
  yourOrder: 'Your order',
  changeCart: 'Change the cart',
  terms: 'Good to know',
  wrongField: (field: string, problem: string) => `${field}: ${problem}`,
  place: 'Place the order',
  waiting: 'Waiting…',
  sending: 'Sending your order…',
}
