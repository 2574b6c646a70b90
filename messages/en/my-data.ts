/** The page of the link that is sent to an e-mail address. */
export const myDataMessages = {
  title: 'Your data',
  open: {
    heading: 'What we hold under your address',
    text: 'Orders, comments, messages, the newsletter, the pieces you wait for and the letters that we sent to this e-mail address.',
  },
  erased: {
    heading: 'Your data is erased',
    text: 'Your contacts, notes and letters are gone. What stays are pieces and sums, which a shop has to keep.',
  },
  unknown: {
    heading: 'This link works no more',
    text: 'A link to your data works for 24 hours, and no longer once the data is erased. Ask for another one from the page of an order, or write to us:',
  },
  download: 'Download all of it',
  eraseText: 'All of it would be erased. Open orders have to be over first, and erasing cannot be undone.',
  erase: 'Erase all of it',
  eraseSure: 'Yes, erase all of it',
  unsettled: (orders: readonly string[]) =>
    orders.length > 0
      ? `Nothing was erased yet: ${orders.join(', ')} ${orders.length === 1 ? 'is' : 'are'} not over. Cancel ${orders.length === 1 ? 'it' : 'them'} if you still can, or call us.`
      : 'Nothing was erased yet: your request for a plan is not over. Please call us.',
}
