/** Texts of the emails about returns. */
export const returnEmails = {
  facts: {
    number: 'Return',
    received: 'Received on',
    asked: 'Requested on',
    reason: 'Reason',
    wish: 'Request',
    pieces: 'Pieces',
    paid: 'Paid for them',
    refundDue: 'Refund due by',
  },
  reasons: {
    withdrawal: 'Withdrawal from the purchase (law 2000-83)',
    damaged: 'Arrived damaged',
    'wrong-piece': 'Not the piece that was ordered',
    size: 'The size does not fit',
    'not-as-expected': 'Not as expected',
    other: 'Another reason',
  },
  wishes: { exchange: 'An exchange', refund: 'A refund', repair: 'A repair' },
  confirmation: {
    subject: (number: string) => `We have received your return ${number}`,
    withdrawalSubject: (number: string) => `Confirmation of your withdrawal ${number}`,
    text: 'We have received your request. We will look into it and reply; please do not send anything before that.',
    withdrawal: (days: number) =>
      `This confirms in writing that you have withdrawn from the purchase of these pieces, as Law 2000-83 on electronic commerce allows. Send them back to the address below; you bear the cost. Within ${days} working days of their return, we refund what you paid for them.`,
    damage: 'We are sorry that something arrived damaged. We bear the cost of sending it back.',
    address: 'Where to send the pieces',
    button: 'View the return',
    link: 'There you can print this confirmation and the slip to put in the parcel.',
  },
  notice: {
    subject: (number: string) => `Return requested: ${number}`,
    damageSubject: (number: string) => `Damage reported: ${number}`,
    text: 'The customer is waiting for a reply. Open Returns in the office.',
    photos: (count: number) => (count === 1 ? 'There is a photo.' : `There are ${count} photos.`),
  },
  progress: {
    agreed: {
      subject: (number: string) => `Your return ${number} is agreed`,
      text: 'Send us the pieces, with the slip in the parcel.',
    },
    refused: {
      subject: (number: string) => `About your return ${number}`,
      text: 'We cannot take these pieces back. If you disagree, reply to this e-mail.',
    },
    'on-its-way': {
      subject: (number: string) => `Your return ${number} is on its way`,
      text: 'We will write again when the parcel arrives.',
    },
    inspected: {
      subject: (number: string) => `Your return ${number} has arrived`,
      text: 'The pieces have arrived and we have inspected them. We will write next about the exchange, the repair or your refund.',
    },
    exchange: {
      subject: (number: string) => `Your exchange ${number} is being prepared`,
      text: (order: string) => `The pieces come with the order ${order}.`,
    },
    refund: {
      subject: (number: string) => `Your refund for the return ${number}`,
      text: (amount: string) => `We have refunded you ${amount}.`,
    },
    nothingDue: {
      subject: (number: string) => `Your return ${number} is settled`,
      text: 'The pieces are back with us. Nothing is left to be refunded: they were not paid, or the money has already gone back to you.',
    },
    repaired: {
      subject: (number: string) => `Your return ${number} is repaired`,
      text: 'The pieces are repaired and on their way back to you.',
    },
    corrected: {
      subject: (number: string) => `A correction about your return ${number}`,
      text: 'Our last message was a mistake. The page of your order shows the current state.',
    },
    button: 'View your order',
  },
  reminder: {
    subject: (number: string) => `Refund due soon: ${number}`,
    text: (days: number) => `Law 2000-83 requires the refund within ${days} working days of the pieces being returned.`,
  },
}
