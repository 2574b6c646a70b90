/** The list of what makers have changed of their pieces. */
export const sellerChangesMessages = {
  title: 'Changed by makers',
  text: 'What makers change of their pieces is in the shop at once. Here is what was and what is.',
  parts: { 'to-see': 'To look at', all: 'All, with stock' },
  none: 'No change waits to be looked at.',
  noneYet: 'No maker has changed a piece yet.',
  store: 'Store',
  everyStore: 'Every store',
  seen: 'I have seen these',
  done: 'These are seen.',
}
