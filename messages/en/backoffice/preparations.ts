/** What makers prepare of confirmed orders, as the office sees it. */
export const preparationsMessages = {
  title: 'Makers cannot prepare',
  text: 'Open the order to decide: change its pieces, cancel it, or have the maker asked again.',
  none: 'Makers can prepare all that was ordered.',
  panel: 'With the makers',
  states: { asked: 'Not ready yet', ready: 'Ready', cannot: 'Cannot be prepared' },
  withoutMaker: 'Nobody enters this store: ask by phone',
  dueBy: (day: string) => `by ${day}`,
  late: 'late',
  markReady: 'It is ready',
  askAgain: 'Ask the maker again',
  tell: 'The phones of these makers are told nothing. Tell them:',
  whatsApp: (name: string, store: string) => `WhatsApp to ${name}, ${store}`,
  changed: 'The order was changed just now. Please look again.',
  packingList: 'Packing list',
  packingListText: 'What is ready, and which store has it. It does not go into the parcel.',
}
