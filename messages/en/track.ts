import { plural } from '../plural.ts'

export const trackMessages = {
  title: 'Track your order',
  description: 'Follow your order with its number and your phone number.',
  text: 'Enter your order number and the phone number you gave to see where it is.',
  number: 'Order number',
  numberHint: (example: string) => `You will find it in your order e-mail. It looks like ${example}.`,
  numberError: 'This does not look like an order number: H and 8 letters or digits.',
  phone: 'Phone number of the order',
  show: 'Show my order',
  sendLink: 'Send me my private link again',
  notFound: (phone: string) => `No order has this number and phone number. Please check both, or call us on ${phone}.`,
  linkSent: (phone: string) =>
    `If they match an order with an e-mail address, we have sent the link there; we do so at most three times a day. If it does not arrive, or you gave no e-mail address, call us on ${phone}.`,
  tooMany: (minutes: number, phone: string) =>
    plural('en', minutes, {
      one: `There were many tries for this order or from your network. Please wait 1 minute, or call us on ${phone}. A private link that you have works all the same.`,
      other: `There were many tries for this order or from your network. Please wait ${minutes} minutes, or call us on ${phone}. A private link that you have works all the same.`,
    }),
  noNumber: 'You do not have the number? Call us:',
  privatePage: 'Your private page',
  privatePageText:
    'Here you only see its progress. To cancel it or see the delivery address, open the private link in your order e-mail. We can send it again to the e-mail address of the order.',
  another: 'Track another order',
}
