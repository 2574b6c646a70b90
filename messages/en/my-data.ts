/** The page of the link that is sent to an e-mail address. */
export const myDataMessages = {
  title: 'Your data',
  open: {
    heading: 'What we hold under your e-mail address',
    text: 'Orders, comments, messages, the newsletter, the pieces you are waiting for and the e-mails we sent to this address.',
  },
  erased: {
    heading: 'Your data has been erased',
    text: 'Your contact details, notes and e-mails are gone. Only pieces and amounts remain, which a shop has to keep.',
  },
  unknown: {
    heading: 'This link has expired',
    text: 'A link to your data works for 24 hours, or until the data is erased. Ask for another one on the page of an order, or write to us:',
  },
  download: 'Download everything',
  eraseText: 'Everything will be erased. Open orders have to be completed first, and erasing cannot be undone.',
  erase: 'Erase everything',
  eraseSure: 'Yes, erase everything',
  unsettled: (orders: readonly string[]) =>
    orders.length > 0
      ? `Nothing has been erased yet: ${orders.join(', ')} ${orders.length === 1 ? 'is' : 'are'} still open. Cancel ${orders.length === 1 ? 'it' : 'them'} if you still can, or call us.`
      : 'Nothing has been erased yet: your plan request is still open. Please call us.',
}
