/** The private link to the statement of a month, which the office sends to a maker. */
export const statementLinkMessages = {
  title: (store: string) => `Send the statement: ${store}`,
  text: (month: string) =>
    `The link shows ${month} with its pieces and nothing else, for 90 days, to whoever has it. A new link takes back the one before.`,
  make: 'Make the link',
  makeNew: 'Make a new link',
  works: (day: string) => `A link works until ${day}.`,
  revoke: 'Take the link back',
  created: 'The link',
  once: 'It is shown only now. Copy it, or send it.',
  noPhone: 'There is no phone number of the maker. Copy the text, or write the number on the card of the store.',
  inFuture: 'This month has not begun.',
}
