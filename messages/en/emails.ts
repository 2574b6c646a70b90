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
  payment: {
    'cash-on-delivery': 'In cash to the courier',
    paypal: 'By PayPal: a payment request follows by e-mail',
    'bank-card': 'By card, on the page of your order',
  },
  lines: {
    pieces: (count: number, piece: string) => `${count} × ${piece}`,
    madeToOrder: 'Made to order',
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
    text: 'We have received it. We will call you to confirm it; nothing is shipped before that.',
    requestText:
      'We have received your request. We can only reserve a limited amount before speaking to you, so we will call you first: the pieces are yours after the call, while stocks last.',
    confirm: 'Confirm my order',
    confirmText: 'You can confirm it right now, and we will prepare it first.',
    confirmOnce: 'This button is for you only and works for seven days. We may still call you about the delivery.',
    button: 'See your order',
    link: 'Only people with this link can open the page. There you can follow your order, and cancel it until it is packed.',
    terms: 'Good to know',
    saleTerms,
    notYours:
      'You have not ordered anything? Someone may have mistyped an address: let us know by replying to this e-mail.',
  },
  dataLink: {
    subject: 'Your personal data',
    heading: 'Your personal data',
    text: 'With this link you can download everything the shop holds under this e-mail address, or have it erased.',
    button: 'See or erase my data',
    validity: 'The link works for 24 hours. Anyone who has it can do the same, so please do not share it.',
    notYours: 'You did not ask for this? There is nothing you need to do: nothing is erased unless the link is used.',
  },
  returns: returnEmails,
  orderProgress: {
    states: {
      requested: {
        subject: (number: string) => `We have your request ${number}`,
        text: 'We will call you first. The pieces are reserved for you after the call, while stocks last.',
      },
      received: {
        subject: (number: string) => `We have your order ${number}`,
        text: 'We have received it. We will call you to confirm it; nothing is shipped before that.',
      },
      confirmed: {
        subject: (number: string) => `Your order ${number} is confirmed`,
        text: 'The makers are getting it ready now.',
      },
      packed: {
        subject: (number: string) => `Your order ${number} is packed`,
        text: 'It is packed and waiting for the courier.',
      },
      shipped: {
        subject: (number: string) => `Your order ${number} is on its way`,
        text: 'The courier has it and will call you before coming.',
      },
      delivered: {
        subject: (number: string) => `Your order ${number} has been delivered`,
        text: (days: number) =>
          `We hope you enjoy it for a long time. If something is not right, you can exchange it within ${englishDays(days)}: just reply to this e-mail.`,
      },
      cancelled: {
        subject: (number: string) => `Your order ${number} is cancelled`,
        text: 'Nothing will be shipped, and there is nothing to pay.',
      },
      refused: {
        subject: (number: string) => `Your order ${number} is coming back to us`,
        text: 'The parcel was not accepted at the door. If that was a mistake, reply to this e-mail.',
      },
      lost: {
        subject: (number: string) => `Your order ${number} was lost in transit`,
        text: 'The courier cannot find your parcel. You pay nothing for it. We will get in touch to ask what you would like instead, or you can reply to this e-mail.',
      },
      'written-off': {
        subject: (number: string) => `Your order ${number} was not found`,
        text: 'The parcel was lost in transit and has not been found. You pay nothing for it. If you have already paid or would like something else instead, reply to this e-mail.',
      },
      returned: {
        subject: (number: string) => `Your order ${number} has come back to us`,
        text: 'The parcel is back with us. If you are waiting for an exchange or a refund, reply to this e-mail.',
      },
      released: {
        subject: (number: string) => `We could not reach you about your order ${number}`,
        text: 'We tried to call you but could not reach you, so the pieces are no longer reserved for you. Do you still want them? Open your order and reactivate it with one tap, while stocks last.',
      },
    },
    unpaid: {
      subject: (number: string) => `Your order ${number} has not been paid`,
      text: 'No payment has arrived, so the pieces are no longer reserved for you. Do you still want them? Open your order and reactivate it with one tap, while stocks last.',
    },
    button: 'See your order',
    link: 'Only people with this link can open the page.',
  },
  orderCorrection: {
    subject: (number: string) => `A correction about your order ${number}`,
    heading: 'A correction about your order',
    text: (subject: string) => `We wrote to you: “${subject}”. That was our mistake, and we are sorry.`,
  },
  orderChanged: {
    subject: (number: string) => `Your order ${number} was changed`,
    heading: 'Your order was changed',
    text: (total: string) => `We have changed the pieces of your order. It comes to ${total} now:`,
    notAgreed: 'Is something not as we agreed? Reply to this e-mail.',
  },
  orderLink: {
    subject: (number: string) => `The link to your order ${number}`,
    heading: 'The link to your order',
    text: 'It was requested on our site with the order number and phone number. It opens your order: you can follow it, and cancel it until it is packed.',
    button: 'See your order',
    link: 'Only people with this link can open the page, so please do not share it. The link in your order e-mail keeps working, too.',
    notYours: 'You did not ask for it? There is nothing you need to do: the link was sent to this address only.',
  },
  reviewInvitation: {
    subject: (number: string) => `How do you like order ${number}?`,
    heading: 'How do you like it?',
    text: 'You have had your order for a few days now. It only takes a minute to say what you think: one to five stars, with words and photos if you like. It helps other buyers decide, and the maker reads it too.',
    button: 'Write a review',
    once: 'We only ask once. The link is just for you.',
  },
  deliveryCorrected: {
    subject: (number: string) => `Order ${number}: delivery details changed`,
    heading: 'The delivery details of your order have changed',
    text: 'Someone with the link to your order page has just corrected the phone number or the address. We will call to confirm before we ship anything.',
    notYours: (phone: string) =>
      `Was this not you? Call us right away on ${phone}, or reply to this e-mail: nothing is shipped before we have spoken to you.`,
    button: 'See your order',
    masked: 'Partly hidden, in case this e-mail is forwarded.',
  },
  customerRequestNotice: {
    kinds: {
      corrected: {
        subject: (number: string) => `Order ${number}: the customer corrected the delivery`,
        text: 'It needs your call again: confirm the new details with the customer before anything is shipped. The link to an order can be forwarded, so if in doubt, call the old number too.',
      },
      'come-again': {
        subject: (number: string) => `Order ${number}: the courier should come again`,
        text: 'The customer was not at home and asks for another delivery attempt. Please tell the courier.',
      },
      canceled: {
        subject: (number: string) => `Order ${number}: cancelled by the customer`,
        text: 'It had already been confirmed: tell whoever is preparing it. Its pieces are back in stock.',
      },
    },
    oldPhone: 'Phone before',
    oldAddress: 'Address before',
    comeOn: 'Come again on',
  },
  orderNotice: {
    subject: (number: string) => `New order ${number}`,
    heading: 'A new order',
    text: 'Call the customer to confirm it.',
    requestText:
      'This is a request: no pieces are reserved yet. Call this customer first; confirming reserves the pieces.',
  },
  orderReminder: {
    subject: (number: string) => `Not confirmed yet: order ${number}`,
    heading: 'An order is waiting for your call',
    text: (hours: number) =>
      `Nobody has reached this customer yet. Unless the order is confirmed within ${hours} working hours, it is released: its pieces go back into stock, and the customer is told by e-mail.`,
  },
  planConfirmation: {
    subject: (plan: string) => `Your request for the ${plan}`,
    heading: 'Your request has arrived',
    text: (plan: string) => `You asked for the ${plan}. We will look at your project, then call or write to you.`,
    next: 'Nothing is charged before we have spoken.',
    notYours:
      'You did not ask for a plan? Someone may have mistyped an address: let us know by replying to this e-mail.',
  },
  planNotice: {
    subject: (plan: string) => `Request for the ${plan}`,
    heading: 'A maker has requested a plan',
    text: 'The request is waiting for your answer.',
  },
  messageNotice: {
    orderSubject: (number: string) => `A message about order ${number}`,
    noAddress: 'The order has no e-mail address: call the customer.',
    subject: 'A message from the contact page',
    heading: 'A visitor has written',
    text: 'Reply to this e-mail to answer the visitor.',
    excerpt:
      'Line breaks and links have been removed from the message, and long messages are cut. The full text is kept in the shop.',
  },
  newsletterConfirmation: {
    subject: 'Do you want our newsletter?',
    heading: 'News from the workshops?',
    text: 'Someone, hopefully you, asked for our newsletter at this address: new pieces, the makers behind them and the sale of the week, once a week at most.',
    button: 'Yes, send it to me',
    validity: 'The link works for 7 days.',
    notYours: 'This was not you? You can ignore this e-mail: we send nothing unless you confirm.',
    leave: 'Never ask me again',
  },
  /** Name, size and color, as far as the piece has them. */
  stockAlertPiece: (parts: readonly string[]) => parts.map((part) => isolate('ltr', part)).join(', '),
  stockAlertConfirmation: {
    subject: (name: string) => `Shall we tell you when ${isolate('ltr', name)} is back?`,
    heading: 'Shall we tell you when it is back?',
    text: (piece: string) =>
      `Someone, hopefully you, asked us to write to this address when this piece is back in stock: ${isolate('ltr', piece)}. We will send one e-mail then, and no others.`,
    button: 'Yes, tell me',
    validity: 'The link works for 7 days.',
    notYours: 'This was not you? You can ignore this e-mail: we send nothing unless you confirm.',
    leave: 'Cancel this request',
  },
  stockAlert: {
    subject: (name: string) => `${isolate('ltr', name)} is back`,
    heading: 'It is back',
    text: (piece: string) =>
      `You wanted to know when this piece is back in stock: ${isolate('ltr', piece)}. It is now.`,
    noHold: 'We cannot reserve it: first come, first served.',
    button: 'View the piece',
    once: 'This is the one e-mail you asked for: we will not write about it again.',
    leave: 'Cancel my other requests, too',
  },
  messageReply: {
    subject: 'Our reply to your message',
    heading: 'A reply to your message',
    youWrote: (day: string) => `On ${day} you wrote to us:`,
  },
  planDecision: {
    approved: {
      subject: (plan: string) => `Your ${plan} is approved`,
      heading: 'Welcome among our makers',
      text: (plan: string, lastDay: string) =>
        `Your request for the ${plan} is approved. It is yours until ${lastDay}.`,
      next: 'Reply to this e-mail if anything is unclear.',
    },
    renewed: {
      subject: (plan: string) => `Your ${plan} has been renewed`,
      heading: 'Another season together',
      text: (plan: string, lastDay: string) => `Your ${plan} has been renewed. It is now yours until ${lastDay}.`,
      next: 'Reply to this e-mail if anything is unclear.',
    },
    refused: {
      subject: (plan: string) => `About your request for the ${plan}`,
      heading: 'Not this time',
      text: (plan: string, _lastDay: string) =>
        `We have looked at your request for the ${plan} and cannot accept it at the moment.`,
      next: 'You can reply to this e-mail, or ask again when things have changed.',
    },
    expired: {
      subject: (plan: string) => `Your ${plan} has ended`,
      heading: 'Your plan has ended',
      text: (plan: string, lastDay: string) => `Your ${plan} ended on ${lastDay}.`,
      next: 'Reply to this e-mail if you would like to continue: we will renew it for you.',
    },
  },
  newsletterIssue: {
    button: 'Take a look',
    why: 'You are receiving this e-mail because you subscribed and confirmed your address.',
    leave: 'Unsubscribe',
    trial: (subject: string) => `Test: ${subject}`,
  },
  operatorInvitation: {
    subject: (shopName: string) => `Your access to the ${shopName} office`,
    heading: (shopName: string) => `Welcome to the ${shopName} office`,
    text: 'An owner of the shop has created an account for you. Choose a password and you can sign in.',
    button: 'Choose a password',
    validity: 'The link works once, within 7 days.',
    notYours: 'You do not know the shop? Someone may have mistyped an address: please ignore this e-mail.',
  },
  passwordReset: {
    subject: (shopName: string) => `A new password for the ${shopName} office`,
    heading: 'A new password',
    text: 'Someone, hopefully you, has forgotten the password of your account. You can choose a new one here.',
    button: 'Choose a new password',
    validity: 'The link works once, within 30 minutes. Choosing a new password ends all other sessions.',
    notYours: 'This was not you? Please ignore this e-mail: your password stays as it is.',
  },
  sellerEmailConfirmation: {
    subject: (shopName: string) => `Your e-mail address at ${shopName}`,
    heading: 'Is this your address?',
    text: 'You have given this address for your store. Confirm it, and you can have a private link sent here whenever you need one.',
    button: 'Confirm this address',
    validity: 'This link is for the address alone: it works once, within 24 hours.',
    notYours: 'You have no store here? Someone may have mistyped an address: please ignore this e-mail.',
  },
  sellerLink: {
    subject: (shopName: string) => `Your private link to ${shopName}`,
    heading: 'Your private link',
    text: 'Open it on the phone with which you want to enter your store.',
    button: 'Open my store',
    validity:
      'The private link works once, within 30 minutes. A newer one ends it. Give it to nobody, not even to the shop.',
    notYours: 'You did not ask for it? Please ignore this e-mail: nobody enters without the link.',
  },
  accountNotices: {
    'password-changed': {
      heading: 'Your password was changed',
      text: 'Your office account now has a new password.',
    },
    'email-changed': {
      heading: 'Your address was changed',
      text: 'Your office account now has a new e-mail address. E-mails no longer go to this one.',
    },
    'second-factor-added': {
      heading: 'An authenticator app was added',
      text: 'From now on, signing in to your account takes a code from the app.',
    },
    'second-factor-removed': {
      heading: 'Your second step was removed',
      text: 'Signing in to your account now takes only your password, until you add an app again.',
    },
    'recovery-codes-renewed': {
      heading: 'New recovery codes were made',
      text: 'Your earlier recovery codes no longer let anyone into your office account.',
    },
    'passkey-added': {
      heading: 'A passkey was added',
      text: 'It allows signing in to your office account without your password.',
    },
    'passkey-removed': {
      heading: 'A passkey was removed',
      text: 'It can no longer be used to sign in to your office account.',
    },
    'people-exported': {
      heading: 'Addresses were exported',
      text: 'A file with names and addresses of people was exported from the shop under your name. The history says which one.',
    },
  },
  accountNotYours:
    'This was neither you nor a colleague? Then choose a new password right away, sign out everywhere in your account, and tell an owner of the shop.',
}
