import { studioMessages as studio } from './studio.ts'
import { studioOrdersMessages } from './studio-orders.ts'
import { studioPasskeysMessages as passkeys } from './studio-passkeys.ts'

/** What makers read when they ask how something is done: a question and its answer each. */
export const studioHelpMessages = {
  title: studio.phones.help,
  questions: [
    {
      question: 'How do I sell a piece?',
      answer: `Tap “${studio.newPiece.add}”, take a photo, write a name and a price, choose a category and how many there are, then “${studio.newPiece.publish}”. The shop may look at it first. Sizes, colours, measures and other languages follow on the page of the piece.`,
    },
    {
      question: 'Why is my piece not in the shop?',
      answer:
        'Its page says why at the top, with a button for what you can do. When the shop sent it back, the reason stands there.',
    },
    {
      question: 'Somebody has ordered. What now?',
      answer: `Under “${studio.places.orders}” you see what to prepare, and by when. Tap “${studioOrdersMessages.ready}” once it is packed for the shop to fetch. If you cannot make it, say so with the reason: the shop then speaks with the buyer.`,
    },
    {
      question: 'When am I paid?',
      answer: `Under “${studio.places.money}” you see what the shop owes you, and what is not due yet and why. Tap a figure to see its pieces. Each month has a paper that you can print.`,
    },
    {
      question: 'What do the numbers of the week mean?',
      answer: [
        'Seen: how often a piece of yours or the page of your store was opened. Each phone counts once a day for each.',
        'Found: how many searches showed a piece of yours among their first results.',
        'Kept as favourite: how often a piece of yours was put among the favourites.',
        `Sold: how many pieces were delivered, as under “${studio.places.money}”.`,
        'The week begins on Monday. You and the shop are not counted while signed in, nor is anybody who asks not to be followed. Nobody can tell who it was, and the counts are deleted after 30 days.',
      ].join('\n'),
    },
    {
      question: 'I am away for some days.',
      answer: `Under “${studio.places.store}”, close it from one day to another, with a note. Your pieces stay visible and say when you are back. Orders that you have already must still be prepared.`,
    },
    {
      question: 'Can I enter without a link?',
      answer: `Yes, with the fingerprint or face of your phone. Within ten minutes of opening a private link, add it under “${studio.phones.title}”. Then “${passkeys.signIn}” opens your store on that phone. Or give your e-mail address there, to have links sent to it. You need neither.`,
    },
    {
      question: 'I have a new phone, or lost mine.',
      answer: `Under “${studio.phones.title}”, have a code shown for another phone, or end a phone that you have lost. If no phone is signed in any more, ask the shop for a new link.`,
    },
    {
      question: 'There is no connection.',
      answer:
        'A new piece that you are writing is kept on this phone, with its photo, and can be sent when the line is back.',
    },
  ],
  ask: 'Is something else unclear? Write to the shop.',
}
