import { englishDays, englishHours, englishWorkingDays } from '../days.ts'

/** Months, as the owner set them. */
interface KeptMonths {
  readonly contacts: number
  readonly letters: number
  readonly messages: number
  readonly commentContacts: number
  readonly logs: number
}

/** `18 months`, `3 years`. */
function period(months: number): string {
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** The shop's name and contact data come from the shop profile, so that an owner can change them. */
export const platformMessages = {
  title: (name: string) => `About ${name}`,
  description: (name: string) =>
    `What ${name} is, how ordering, delivery, exchange and withdrawal work, and how personal data is kept.`,
  heading: (name: string) => `${name} means craft`,
  text: (nameInArabic: string) =>
    `${nameInArabic} is the Arabic word for a craft: what a pair of hands has learned and can pass on. That is what is sold here, and nothing else.`,
  contents: 'On this page',
  what: {
    heading: 'What it is',
    paragraphs: (name: string) => [
      `${name} is a marketplace for things made by hand in Tunisia. Artisans and small workshops show their pieces in stores of their own, and you order from all of them with one cart and one delivery address.`,
      'Every piece names the store it comes from. Prices are in Tunisian dinars, and the price you see is the price you pay, plus delivery.',
    ],
    link: 'Look around the shop',
  },
  ordering: {
    heading: 'How ordering works',
    /** The last step: a sentence for each payment method that is offered. */
    paying: 'Pay at your door',
    payments: {
      'cash-on-delivery': 'In cash, when the parcel is in your hands.',
      paypal: 'If you choose PayPal, a payment request follows by e-mail.',
    },
    // `shipping` is the lowest delivery fee where they differ; `price` is what delivery is free from, empty for never.
    steps: (hours: number, shipping: string, isFrom: boolean, price: string) => [
      {
        heading: 'Choose, without an account',
        text: 'Fill your cart and leave your name, phone, e-mail and address. There is nothing to sign up for.',
      },
      { heading: 'We phone you', text: 'One of us calls to confirm the order before anything is sent.' },
      {
        heading: `Delivered within ${englishHours(hours)}`,
        text: `Within ${englishHours(hours)} of that call, anywhere in Tunisia, for ${isFrom ? `${shipping} or more, depending on the governorate,` : shipping} an order.${price === '' ? '' : ` Free from ${price}.`}`,
      },
    ],
  },
  returns: {
    heading: 'Exchange and withdrawal',
    paragraphs: (days: number, withdrawal: number, refund: number) => [
      `You can exchange a piece within ${englishDays(days)} of delivery: another size, another colour, another piece. Write or phone first, and keep it as it came.`,
      `You can also change your mind altogether. Law 2000-83 on electronic commerce gives you ${englishWorkingDays(withdrawal)} from the day you receive the piece to withdraw, without giving a reason. Send it back, and you get what you paid for it back within ${englishWorkingDays(refund)} of its return. Sending it back is at your cost, unless it came faulty or was not what you ordered.`,
    ],
    link: 'Write to us about an order',
  },
  makers: {
    heading: 'For makers',
    paragraphs: [
      'If you make things by hand, you can have a store here. There are three plans; you ask for one, we call you back, and we agree on everything in person before it begins.',
    ],
    link: 'See the plans',
  },
  founder: {
    heading: 'Why it was founded, and who looks after it',
    paragraphs: (name: string, city: string) => [
      `${name} was founded on a plain idea: whoever is good with clay, wool or wood should not have to be a photographer, a web designer and a delivery desk as well. The maker makes; the rest can be shared.`,
      `The shop is looked after from ${city}. The people who answer the phone are the people who read your messages and call you about your order.`,
    ],
  },
  personalData: {
    heading: 'Your personal data',
    introduction:
      'We keep as little as we can, in line with the organic law 2004-63 on the protection of personal data. We do not sell it, and no advertising network follows you here.',
    kept: ({ contacts, letters, messages, commentContacts, logs }: KeptMonths) => [
      {
        what: 'An order',
        why: `Your name, e-mail, phone and address, and what you ordered: to call you, deliver, exchange and refund. ${period(contacts)} after the order we erase your contacts and all that you wrote or sent about it, such as notes, messages, photos and reviews; pieces and sums stay, as the law asks of a shop’s accounts.`,
      },
      {
        what: 'A comment',
        why: `Your name and your words are shown under the piece until you ask us to remove them. Your e-mail and phone are not shown; they let us answer you, and are erased after ${period(commentContacts)}.`,
      },
      {
        what: 'A message or a request for a plan',
        why: `What you wrote and how to reach you: to answer you. Kept while the conversation or your plan lasts, and ${period(messages)} from then on at most.`,
      },
      {
        what: 'The newsletter',
        why: `Your e-mail address, to ask you by letter whether it was you, and then until you leave. ${period(contacts)} later it is erased.`,
      },
      {
        what: 'Waiting for a piece',
        why: 'Your e-mail address and the piece, to ask you by letter whether it was you, and to write once when it is back. What you do not confirm is deleted after a week, a request that is over after a month, and one that still waits after a year.',
      },
      {
        what: 'Letters and our own records',
        why: `Copies of the letters we sent you, for ${period(letters)}, and who of us changed what in your order, for ${period(logs)}: to know what was said and done.`,
      },
      {
        what: 'What you search for',
        why: 'We count the words, not who typed them, to learn what people look for here in vain. Your browser keeps a random number, which we store only mixed with the words beyond recognition. Numbers and addresses are left out, we read words only when three devices have searched for them, and after 90 days nothing of it is left. A browser that asks not to be tracked is not counted.',
      },
      {
        what: 'Cart, favourites and recently seen pieces',
        why: 'They stay in your own browser, and you can clear them there. We learn of the cart only when you order; to show today’s prices and stock, your browser asks us about the pieces, and we do not keep what it asks.',
      },
    ],
    /** Shown while a shop that is older than this promise prepares it. */
    rights:
      'To see or erase what we keep of an order, open its page. For all that we keep under your e-mail address we send a link to it, and for a phone number we call it back first, so that nobody else can ask in your name. To correct something, write to',
    rightsEnd: '. What the law obliges a shop to keep stays, without your name. Backups forget you when they expire.',
  },
  /** Shown only while the shop has sample data. */
  samples: {
    heading: 'What is invented here',
    paragraphs: [
      'The stores, makers, pieces, comments and people shown in this shop at present are samples. They were invented to show how the shop works; the crafts and the places are real. Any likeness to a real workshop or person is chance.',
    ],
  },
  seller: {
    heading: 'Who is responsible',
    seller: 'Seller',
    address: 'Address',
    phone: 'Phone',
    email: 'E-mail',
  },
}
