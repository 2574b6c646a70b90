/** What customers do on the page of their order. */
export const customerRequestsMessages = {
  title: 'From the customer',
  kinds: {
    confirmed: 'Confirmed by a link',
    'call-time': 'Requested a call time',
    corrected: 'Corrected phone or address',
    'come-again': 'Was not at home: deliver again',
    message: 'Wrote a message',
    canceled: 'Cancelled the order',
  },
  channels: { email: 'From the e-mail', text: 'From the text to the phone' },
  oldPhone: 'Previous phone:',
  oldAddress: 'Previous address:',
  correctedHint: 'The link of an order can be forwarded: if in doubt, call the old number too.',
  readMessage: 'Read the message',
  settle: 'Mark as done',
  settledBy: (who: string, moment: string) => `done by ${who}, ${moment}`,
  correctedMeanwhile: 'The customer has just corrected the delivery. Read the new data out before you confirm.',
}
