import { englishDays } from '../days.ts'
import { isolate } from '../isolate.ts'
import { returnEmails } from './return-emails.ts'
import { saleTerms } from './sale-terms.ts'

/** Texts of the emails. They are written on the server and never sent to a browser. */
export const emails = {
  greeting: (name: string) => `Dear ${name},`,
  closing: (shopName: string, city: string) => `With thanks, your ${shopName} team in ${city}`,
  aboutShop: (shopName: string, address: string, phone: string) => `${shopName}, ${address}. Phone ${phone}.`,
  /** What stands before a value, or above a link. */
  labelled: (label: string, value: string) => `${label}: ${isolate('ltr', value)}`,
  aboveLink: (label: string) => `${label}:`,
  payment: { 'cash-on-delivery': 'In cash to the courier', paypal: 'By PayPal: a payment request follows by e-mail' },
  lines: {
    pieces: (count: number, piece: string) => `${count} × ${piece}`,
    subtotal: 'Pieces',
    shipping: 'Delivery',
    discount: 'Discount',
    discountWithCode: (code: string) => `Discount, code ${code}`,
    freeDelivery: 'free delivery',
    inPerson: 'Handed over in the shop',
    total: 'Total',
  },
  facts: {
    order: 'Order',
    name: 'Name',
    language: 'Language',
    phone: 'Phone',
    email: 'E-mail',
    address: 'Address',
    city: 'City',
    payment: 'Payment',
    customerNote: 'Order note',
    giftNote: 'Gift note',
    plan: 'Plan',
    project: 'Project',
    description: 'About it',
  },
  planNames: { silver: 'Silver Plan', gold: 'Gold Plan', diamonds: 'Diamonds Plan' },
  orderRecap: {
    subject: (number: string) => `Your order ${number}`,
    heading: 'Thank you for your order',
    text: 'It has reached us. We phone you to confirm it; nothing is sent before that.',
    requestText:
      'Your request has reached us. We set only so much aside before we have spoken, so we phone you first: the pieces are yours once we have spoken, while they last.',
    confirm: 'Confirm my order',
    confirmText: 'You may confirm it right now: it is then the first that we get ready.',
    confirmOnce: 'This button is for you alone and works for seven days. We may still call you about the delivery.',
    button: 'See your order',
    link: 'Only who has this link can open the page. There you see how far the order is, and you can cancel it until it is packed.',
    terms: 'Good to know',
    saleTerms,
    notYours: 'You have not ordered anything? Then someone mistyped an address: tell us by answering this letter.',
  },
  dataLink: {
    subject: 'What we hold about you',
    heading: 'What we hold about you',
    text: 'With this link you can download all that the shop holds under this e-mail address, or have it erased.',
    button: 'See or erase it',
    validity: 'The link works for 24 hours. Whoever has it can do the same, so do not pass it on.',
    notYours: 'You have not asked for this? Then nothing need be done: nothing is erased before the link is followed.',
  },
  returns: returnEmails,
  orderProgress: {
    states: {
      requested: {
        subject: (number: string) => `We have your request ${number}`,
        text: 'We phone you first. The pieces are set aside for you when we have spoken, while they last.',
      },
      received: {
        subject: (number: string) => `We have your order ${number}`,
        text: 'It has reached us. We phone you to confirm it; nothing is sent before that.',
      },
      confirmed: {
        subject: (number: string) => `Your order ${number} is confirmed`,
        text: 'The makers are getting it ready now.',
      },
      packed: {
        subject: (number: string) => `Your order ${number} is packed`,
        text: 'It is in its parcel and waits for the courier.',
      },
      shipped: {
        subject: (number: string) => `Your order ${number} is on its way`,
        text: 'The courier has it and phones you before coming.',
      },
      delivered: {
        subject: (number: string) => `Your order ${number} has been delivered`,
        text: (days: number) =>
          `May it serve you long. If something is not right, exchange it within ${englishDays(days)}: answer this letter.`,
      },
      cancelled: {
        subject: (number: string) => `Your order ${number} is cancelled`,
        text: 'Nothing will be sent, and nothing is to be paid.',
      },
      refused: {
        subject: (number: string) => `Your order ${number} is coming back to us`,
        text: 'The parcel was not accepted at the door. If that was not meant, answer this letter.',
      },
      lost: {
        subject: (number: string) => `Your order ${number} is lost on the way`,
        text: 'The courier cannot find your parcel. You pay nothing for it. We will get in touch about what you would like instead, or answer this letter.',
      },
      'written-off': {
        subject: (number: string) => `Your order ${number} was not found`,
        text: 'The parcel got lost on the way and was not found. You pay nothing for it. If you have paid already or would like something instead, answer this letter.',
      },
      returned: {
        subject: (number: string) => `Your order ${number} has come back to us`,
        text: 'The parcel is here again. If you are waiting for an exchange or your money, answer this letter.',
      },
      released: {
        subject: (number: string) => `We could not reach you about your order ${number}`,
        text: 'We tried to phone you and could not reach you, so we keep no pieces for you. Do you still want them? Open your order and take it up again with one tap, while they last.',
      },
    },
    button: 'See your order',
    link: 'Only who has this link can open the page.',
  },
  orderCorrection: {
    subject: (number: string) => `A correction about your order ${number}`,
    heading: 'A correction about your order',
    text: (subject: string) => `We wrote to you: “${subject}”. That was a mistake of ours, and we are sorry.`,
  },
  orderChanged: {
    subject: (number: string) => `Your order ${number} was changed`,
    heading: 'Your order was changed',
    text: (total: string) => `We have changed the pieces of your order. It comes to ${total} now:`,
    notAgreed: 'Is something not as we agreed? Answer this letter.',
  },
  orderLink: {
    subject: (number: string) => `The link to your order ${number}`,
    heading: 'The link to your order',
    text: 'It was asked for on our site, with the number of the order and its phone. With it you open your order: you see how far it is, and you can cancel it until it is packed.',
    button: 'See your order',
    link: 'Only who has this link can open the page, so do not pass it on. The link in the letter about your order keeps working, too.',
    notYours: 'You have not asked for it? Then nothing need be done: the link was sent to this address only.',
  },
  reviewInvitation: {
    subject: (number: string) => `How is order ${number}?`,
    heading: 'How is it?',
    text: 'Your order has been with you for some days. Say in a minute what you think of it: one to five stars, and words and photos if you like. Others who hesitate read it, and so does the maker.',
    button: 'Write a review',
    once: 'We ask only once. The link is yours alone.',
  },
  deliveryCorrected: {
    subject: (number: string) => `Order ${number}: where it goes was changed`,
    heading: 'Where your order goes was changed',
    text: 'On the page of your order somebody with its link has just corrected the phone or the address. We call to confirm before anything is sent.',
    notYours: (phone: string) =>
      `Was it not you? Call us at once on ${phone}, or answer this letter: nothing is sent before we have spoken.`,
    button: 'See your order',
    masked: 'Partly hidden, in case this letter is forwarded.',
  },
  customerRequestNotice: {
    kinds: {
      corrected: {
        subject: (number: string) => `Order ${number}: the customer corrected the delivery`,
        text: 'It waits for your call again: confirm the new data with the customer before anything is sent. The link of an order can be forwarded, so if you are in doubt, call the old number too.',
      },
      'come-again': {
        subject: (number: string) => `Order ${number}: the courier should come again`,
        text: 'The customer was not at home and asks that the courier comes again. Please tell the courier.',
      },
      canceled: {
        subject: (number: string) => `Order ${number}: cancelled by the customer`,
        text: 'It was confirmed already: tell whoever is getting it ready. Its pieces are back in stock.',
      },
    },
    oldPhone: 'Phone before',
    oldAddress: 'Address before',
    comeOn: 'Come again on',
  },
  orderNotice: {
    subject: (number: string) => `New order ${number}`,
    heading: 'A new order',
    text: 'Phone the customer to confirm it.',
    requestText: 'This is a request: it holds no pieces yet. Phone this customer first; confirming takes the pieces.',
  },
  orderReminder: {
    subject: (number: string) => `Not confirmed yet: order ${number}`,
    heading: 'An order waits for your call',
    text: (hours: number) =>
      `Nobody has reached this customer yet. Unless the order is confirmed within ${hours} working hours, it is released: its pieces go back into stock, and the customer is told by letter.`,
  },
  planConfirmation: {
    subject: (plan: string) => `Your request for the ${plan}`,
    heading: 'Your request has arrived',
    text: (plan: string) => `You asked for the ${plan}. We look at your project, then we call or write to you.`,
    next: 'Nothing is charged before we have spoken.',
    notYours: 'You have not asked for a plan? Then someone mistyped an address: tell us by answering this letter.',
  },
  planNotice: {
    subject: (plan: string) => `Request for the ${plan}`,
    heading: 'A maker asks for a plan',
    text: 'The request waits for your answer.',
  },
  messageNotice: {
    orderSubject: (number: string) => `A message about order ${number}`,
    noAddress: 'The order has no e-mail address: call the customer.',
    subject: 'A message from the contact page',
    heading: 'A visitor has written',
    text: 'Answer this letter to answer the visitor.',
    excerpt:
      'Line breaks and links are taken out of the message, and a long one is cut. All of it is kept in the shop.',
  },
  newsletterConfirmation: {
    subject: 'Do you want our newsletter?',
    heading: 'A letter from the workshops?',
    text: 'Someone, we hope you, asked for our newsletter at this address: new pieces, the makers behind them and the sale of the week, once a week at most.',
    button: 'Yes, send it to me',
    validity: 'The link works for 7 days.',
    notYours: 'It was not you? Then do nothing: without your answer nothing comes.',
    leave: 'Never ask me again',
  },
  stockAlertPiece: (name: string, size: string) => `${isolate('ltr', name)}, ${isolate('ltr', size)}`,
  stockAlertConfirmation: {
    subject: (name: string) => `Shall we write when ${isolate('ltr', name)} is back?`,
    heading: 'Shall we write when it is back?',
    text: (piece: string) =>
      `Someone, we hope you, wants to know at this address when this piece is in stock again: ${isolate('ltr', piece)}. One letter comes then, and no other.`,
    button: 'Yes, write to me',
    validity: 'The link works for 7 days.',
    notYours: 'It was not you? Then do nothing: without your answer nothing comes.',
    leave: 'Forget this request',
  },
  stockAlert: {
    subject: (name: string) => `${isolate('ltr', name)} is back`,
    heading: 'It is back',
    text: (piece: string) =>
      `You wanted to know when this piece is in stock again: ${isolate('ltr', piece)}. Now it is.`,
    noHold: 'We set nothing aside: whoever orders first has it.',
    button: 'See the piece',
    once: 'This is the one letter that you asked for: your request is over.',
    leave: 'Forget my other requests, too',
  },
  messageReply: {
    subject: 'Our answer to your message',
    heading: 'An answer to your message',
    youWrote: (day: string) => `On ${day} you wrote to us:`,
  },
  planDecision: {
    approved: {
      subject: (plan: string) => `Your ${plan} is approved`,
      heading: 'Welcome to the workshop street',
      text: (plan: string, lastDay: string) =>
        `Your request for the ${plan} is approved. It is yours until ${lastDay}.`,
      next: 'Answer this letter if anything is unclear.',
    },
    renewed: {
      subject: (plan: string) => `Your ${plan} goes on`,
      heading: 'Another season together',
      text: (plan: string, lastDay: string) => `Your ${plan} is renewed. It is now yours until ${lastDay}.`,
      next: 'Answer this letter if anything is unclear.',
    },
    refused: {
      subject: (plan: string) => `About your request for the ${plan}`,
      heading: 'Not this time',
      text: (plan: string, _lastDay: string) => `We have looked at your request for the ${plan} and cannot take it on.`,
      next: 'You can answer this letter, or ask again whenever things have changed.',
    },
    expired: {
      subject: (plan: string) => `Your ${plan} has ended`,
      heading: 'Your pack has ended',
      text: (plan: string, lastDay: string) => `Your ${plan} ended with ${lastDay}.`,
      next: 'Answer this letter if you would like to go on: we renew it for you.',
    },
  },
  newsletterIssue: {
    button: 'Have a look',
    why: 'You get this letter because you asked for it and confirmed your address.',
    leave: 'Send me no more',
    trial: (subject: string) => `Trial: ${subject}`,
  },
  operatorInvitation: {
    subject: (shopName: string) => `Your place in the ${shopName} office`,
    heading: (shopName: string) => `Welcome to the ${shopName} office`,
    text: 'An owner of the shop has made an account for you. Choose a password, and you are in.',
    button: 'Choose a password',
    validity: 'The link works once, within 7 days.',
    notYours: 'You do not know the shop? Then someone mistyped an address: leave this letter alone.',
  },
  passwordReset: {
    subject: (shopName: string) => `A new password for the ${shopName} office`,
    heading: 'A new password',
    text: 'Someone, we hope you, has forgotten the password of your account. Here you choose another.',
    button: 'Choose another password',
    validity: 'The link works once, within 30 minutes. Choosing another password ends all other sessions.',
    notYours: 'It was not you? Then leave this letter alone: your password stays as it is.',
  },
  accountNotices: {
    'password-changed': {
      heading: 'Your password was changed',
      text: 'Your account in the office has another password now.',
    },
    'email-changed': {
      heading: 'Your address was changed',
      text: 'Your account in the office has another e-mail address now. Letters no longer come to this one.',
    },
    'second-factor-added': {
      heading: 'An authenticator app was added',
      text: 'Signing in to your account takes a code of the app from now on.',
    },
    'second-factor-removed': {
      heading: 'Your second step was removed',
      text: 'Signing in to your account takes only your password now, until you add an app again.',
    },
    'passkey-added': {
      heading: 'A passkey was added',
      text: 'With it somebody signs in to your account in the office without your password.',
    },
    'passkey-removed': {
      heading: 'A passkey was removed',
      text: 'It signs in to your account in the office no more.',
    },
    'people-exported': {
      heading: 'Addresses were exported',
      text: 'Under your name a file with names and addresses of people was taken out of the shop. The history says which.',
    },
  },
  accountNotYours:
    'It was not you, and no colleague of yours? Then choose another password at once, sign out everywhere in your account, and tell an owner of the shop.',
}
