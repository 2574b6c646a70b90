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
    `What ${name} is, how ordering, delivery, exchanges and returns work, and how personal data is handled.`,
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
    link: 'Browse the shop',
  },
  ordering: {
    heading: 'How ordering works',
    /** The last step: a sentence for each payment method that is offered. */
    paying: 'Pay at your door',
    payments: {
      'cash-on-delivery': 'In cash, when the parcel is in your hands.',
      paypal: 'If you choose PayPal, a payment request follows by e-mail.',
      'bank-card': 'If you choose a bank card, you pay on a secure page right after ordering.',
    },
    // `shipping` is the lowest delivery fee where they differ; `price` is what delivery is free from, empty for never.
    steps: (hours: number, shipping: string, isFrom: boolean, price: string) => [
      {
        heading: 'Choose, without an account',
        text: 'Fill your cart and leave your name, phone, e-mail and address. There is nothing to sign up for.',
      },
      { heading: 'We call you', text: 'One of us calls to confirm the order before we ship anything.' },
      {
        heading: `Delivered within ${englishHours(hours)}`,
        text: `Within ${englishHours(hours)} of that call, anywhere in Tunisia, for ${isFrom ? `${shipping} or more, depending on the governorate,` : shipping} an order.${price === '' ? '' : ` Free from ${price}.`}`,
      },
    ],
  },
  returns: {
    heading: 'Exchange and withdrawal',
    paragraphs: (days: number, withdrawal: number, refund: number) => [
      `You can exchange a piece within ${englishDays(days)} of delivery: another size, another colour, another piece. Write or call us first, and keep it in the condition in which it arrived.`,
      `You can also change your mind altogether. Law 2000-83 on electronic commerce gives you ${englishWorkingDays(withdrawal)} from the day you receive the piece to withdraw, without giving a reason. Send it back, and we refund what you paid for it within ${englishWorkingDays(refund)} of its return. You bear the cost of sending it back, unless it was faulty or not what you ordered.`,
    ],
    link: 'Write to us about an order',
  },
  makers: {
    heading: 'For makers',
    paragraphs: [
      'If you make things by hand, you can have a store here. There are three plans: you ask for one, we call you back, and we agree on everything personally before it starts.',
    ],
    link: 'See the plans',
  },
  founder: {
    heading: 'Why it was founded, and who looks after it',
    paragraphs: (name: string, city: string) => [
      `${name} was founded on a simple idea: someone who is good with clay, wool or wood should not have to be a photographer, a web designer and a delivery desk as well. The maker makes; the rest can be shared.`,
      `The shop is run from ${city}. The people who answer the phone are the people who read your messages and call you about your order.`,
    ],
  },
  personalData: {
    heading: 'Your personal data',
    introduction:
      'We keep as little as we can, in line with the organic law 2004-63 on the protection of personal data. We do not sell it, and no advertising network follows you here.',
    kept: ({ contacts, letters, messages, commentContacts, logs }: KeptMonths) => [
      {
        what: 'An order',
        why: `Your name, e-mail, phone and address, and what you ordered: to call you, deliver, exchange and refund. ${period(contacts)} after the order we erase your contact details and everything you wrote or sent about it, such as notes, messages, photos and reviews; pieces and amounts stay, as the law requires of a shop’s accounts.`,
      },
      {
        what: 'A comment',
        why: `Your name and your words are shown under the piece until you ask us to remove them. Your e-mail and phone are not shown; they let us answer you, and are erased after ${period(commentContacts)}.`,
      },
      {
        what: 'A message or a request for a plan',
        why: `What you wrote and how to reach you: to answer you. Kept while the conversation or your plan lasts, and for ${period(messages)} after that at most.`,
      },
      {
        what: 'The newsletter',
        why: `Your e-mail address, to ask you by e-mail whether it was you, and then until you unsubscribe. ${period(contacts)} later it is erased.`,
      },
      {
        what: 'Waiting for a piece',
        why: 'Your e-mail address and the piece, to ask you by e-mail whether it was you, and to write once when it is back. An unconfirmed request is deleted after a week, a completed one after a month, and one still waiting after a year.',
      },
      {
        what: 'E-mails and our own records',
        why: `Copies of the e-mails we sent you, for ${period(letters)}, and which of us changed what in your order, for ${period(logs)}: to know what was said and done.`,
      },
      {
        what: 'What you search for',
        why: 'We count the words, not who typed them, to learn what people look for here without finding it. Your browser keeps a random number, which we store only mixed with the words so that it cannot be recognised. Numbers and addresses are left out, we read words only once three devices have searched for them, and after 90 days nothing is left. Browsers that ask not to be tracked are not counted.',
      },
      {
        what: 'Cart, favourites and recently seen pieces',
        why: 'They stay in your own browser, and you can clear them there. We only learn what is in the cart when you order; to show current prices and stock, your browser asks us about the pieces, and we do not keep those questions.',
      },
    ],
    /** Unless an owner has switched it off. */
    waits: {
      what: 'How long a page takes',
      why: 'Your browser tells us once whether the page came quickly, reacted to you and kept still, and what kind of page it was: no cookie, no address, nothing about you. We count it by week, and delete it after 365 days. Browsers that ask not to be tracked say nothing.',
    },
    /** Shown while a shop that is older than this promise prepares it. */
    rights:
      'To see or erase what we hold about an order, open its page. For everything we hold under your e-mail address, we send a link to it; for a phone number, we call it back first, so that nobody else can ask in your name. To correct something, write to',
    rightsEnd:
      '. What the law requires a shop to keep stays, without your name. Your data disappears from backups when they expire.',
  },
  /** Shown only while the shop has sample data. */
  samples: {
    heading: 'Sample content',
    paragraphs: [
      'The stores, makers, pieces, comments and people currently shown in this shop are samples. They were invented to show how the shop works; the crafts and the places are real. Any resemblance to a real workshop or person is coincidental.',
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
