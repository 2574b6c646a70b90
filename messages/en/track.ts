import { plural } from '../plural.ts'

export const trackMessages = {
  title: 'Track your order',
  description: 'See how far your order is, by its number and its phone.',
  text: 'With the number of your order and the phone you gave for it, you see how far it is.',
  number: 'Order number',
  numberHint: (example: string) => `It is in the letter about your order and looks like ${example}.`,
  numberError: 'This does not look like an order number: H and 8 letters or digits.',
  phone: 'Phone of the order',
  show: 'Show my order',
  sendLink: 'Send me my private link again',
  notFound: (phone: string) =>
    `No order has this number and this phone. Please check both of them, or call us on ${phone}.`,
  linkSent: (phone: string) =>
    `If they match an order with an e-mail address, we have sent the link to it; we do so at most three times a day. If it does not arrive, or you gave no e-mail address, call us on ${phone}.`,
  tooMany: (minutes: number, phone: string) =>
    plural('en', minutes, {
      one: `There were many tries for this order or from your network. Please wait 1 minute, or call us on ${phone}. A private link that you have works all the same.`,
      other: `There were many tries for this order or from your network. Please wait ${minutes} minutes, or call us on ${phone}. A private link that you have works all the same.`,
    }),
  noNumber: 'You do not have the number? Call us:',
  privatePage: 'Your private page',
  privatePageText:
    'Here you see how far it is, and nothing else. To cancel it or see where it goes, open the private link in the letter about your order. We can send it again to the e-mail address of the order.',
  another: 'Track another order',
}
