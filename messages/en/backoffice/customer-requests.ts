/** What customers do on the page of their order. */
export const customerRequestsMessages = {
  title: 'From the customer',
  kinds: {
    confirmed: 'Confirmed by a link',
    'call-time': 'Wants to be called at a time',
    corrected: 'Corrected phone or address',
    'come-again': 'Was not at home: the courier should come again',
    message: 'Wrote a message',
    canceled: 'Cancelled the order',
  },
  channels: { email: 'From the e-mail', text: 'From the text to the phone' },
  oldPhone: 'Phone before:',
  oldAddress: 'Address before:',
  correctedHint: 'The link of an order can be forwarded: if you are in doubt, call the old number too.',
  readMessage: 'Read the message',
  settle: 'Dealt with',
  settledBy: (who: string, moment: string) => `dealt with by ${who}, ${moment}`,
  correctedMeanwhile: 'The customer has just corrected the delivery. Read the new data out before you confirm.',
}
