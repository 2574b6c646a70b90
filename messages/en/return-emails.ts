/** Texts of the emails about returns. */
export const returnEmails = {
  facts: {
    number: 'Return',
    received: 'Received on',
    asked: 'Asked on',
    reason: 'Reason',
    wish: 'Wish',
    pieces: 'Pieces',
    paid: 'Paid for them',
    refundDue: 'Money back by',
  },
  reasons: {
    withdrawal: 'Withdrawal from the purchase (law 2000-83)',
    damaged: 'Arrived damaged',
    'wrong-piece': 'Another piece than ordered',
    size: 'The size does not fit',
    'not-as-expected': 'Not as expected',
    other: 'Another reason',
  },
  wishes: { exchange: 'An exchange', refund: 'The money back', repair: 'A repair' },
  confirmation: {
    subject: (number: string) => `We have your return ${number}`,
    withdrawalSubject: (number: string) => `Confirmation of your withdrawal ${number}`,
    text: 'We have what you asked for. We look at it and answer you; please wait for that before you send anything.',
    withdrawal: (days: number) =>
      `This confirms in writing that you have withdrawn from the purchase of these pieces, as the law 2000-83 on electronic commerce allows. Send them back to the address below; you bear the cost of sending them. Within ${days} working days after they are back, we refund what you paid for them.`,
    damage: 'We are sorry that something arrived damaged. We bear the cost of sending it back.',
    address: 'Where to send the pieces',
    button: 'See the return',
    link: 'There you can print this confirmation, and the slip to put into the parcel.',
  },
  notice: {
    subject: (number: string) => `A customer asks for a return: ${number}`,
    damageSubject: (number: string) => `A customer reports damage: ${number}`,
    text: 'The customer waits for an answer. Open Returns in the office.',
    photos: (count: number) => (count === 1 ? 'There is a photo.' : `There are ${count} photos.`),
  },
  progress: {
    agreed: {
      subject: (number: string) => `Your return ${number} is agreed`,
      text: 'Send us the pieces, with the slip in the parcel.',
    },
    refused: {
      subject: (number: string) => `About your return ${number}`,
      text: 'We cannot take these pieces back. Answer this letter if you see it otherwise.',
    },
    'on-its-way': {
      subject: (number: string) => `Your return ${number} is on its way`,
      text: 'We write again when the parcel is here.',
    },
    inspected: {
      subject: (number: string) => `Your return ${number} has arrived`,
      text: 'The pieces are here, and we have looked at them. You hear from us next about the exchange, the repair or your money.',
    },
    exchange: {
      subject: (number: string) => `Your exchange ${number} is being prepared`,
      text: (order: string) => `The pieces come with the order ${order}.`,
    },
    refund: {
      subject: (number: string) => `Your money for the return ${number}`,
      text: (amount: string) => `We have paid you back ${amount}.`,
    },
    repaired: {
      subject: (number: string) => `Your return ${number} is repaired`,
      text: 'The pieces are repaired and on their way back to you.',
    },
    corrected: {
      subject: (number: string) => `A correction about your return ${number}`,
      text: 'What we wrote to you last was a mistake. The page of your order says how things stand now.',
    },
    button: 'See your order',
  },
  reminder: {
    subject: (number: string) => `Money to be paid back soon: ${number}`,
    text: (days: number) =>
      `The law 2000-83 wants the money back within ${days} working days after the pieces came back.`,
  },
}
