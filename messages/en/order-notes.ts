/** The optional notes of an order, which load after the rest of the checkout. */
export const orderNoteMessages = {
  fields: { note: 'Order note', giftNote: 'Gift note' },
  addNote: 'Add an order note or a gift note',
  noteHints: {
    note: (longest: number) => `For us and the courier, such as “call before coming”. Up to ${longest} characters.`,
    giftNote: (longest: number) => `We write it on a card and put it in the parcel. Up to ${longest} characters.`,
  },
  noteTooLong: (longest: number) => `This is longer than ${longest} characters. Please shorten it.`,
}
