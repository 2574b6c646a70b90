import { returnsMessages } from './returns.ts'

export const settingsMessages = {
  title: 'Settings',
  save: 'Save',
  saving: 'Saving…',
  saved: (names: readonly string[]) => `Saved: ${names.join(', ')}. It holds from now on.`,
  asBefore: 'It stood like this already. Nothing was changed.',
  invalid: 'Nothing was saved yet. Please look at the marked fields.',
  unreachable: 'This could not be saved. Nothing you typed is lost: please try again in a moment.',
  unreadable: (names: readonly string[]) =>
    `What was saved cannot be read: ${names.join(', ')}. Their defaults apply: please check them, then save.`,
  nothing: 'nothing',
  conflict: {
    changed: (by: string | undefined) => `${by ?? 'Somebody else'} saved this while you were at it. Saved is now:`,
    yours: 'What you typed is still below. Save again to put it in place of theirs.',
  },
  contents: 'On this page',
  /** In the order of the page. */
  parts: {
    'shop-profile': {
      title: 'The house',
      text: 'Shown in the shop, in letters, on packing slips and to search engines.',
    },
    'main-language': {
      title: 'Main language',
      text: 'The language of the shop at its plain addresses. The others are under a prefix such as /fr, and old addresses keep working.',
    },
    'rate-limits': {
      title: 'Limits for strangers',
      text: 'A network that sends more than this is asked to come back later, and what comes under one e-mail or phone waits for a look; whoever orders more sends a request that we call first. Signing in has limits of its own.',
    },
    'review-limits': {
      title: 'What we look at first',
      text: 'Whoever does more than this is not turned away: what comes then waits until one of us has looked at it. Ten times as much is refused.',
    },
    'hold-limits': {
      title: 'Stock before our call',
      text: 'What orders may hold until we have confirmed them by phone. Whoever orders more sends a request: it takes no pieces until we confirm it, and is called first.',
    },
    'customer-texts': {
      title: 'Texts for customers',
      text: 'What the back office offers for WhatsApp, SMS and Messenger, and what to say on the phone, in the language of the order.',
    },
    'closed-days': {
      title: 'Days on which nobody phones',
      text: 'Feasts that follow the moon, and the days on which the house is closed. They are no working hours: no order is reminded or released on them.',
    },
    returns: returnsMessages.setting,
    'sale-terms': {
      title: 'Delivery fee and payment',
      text: 'What delivery costs, how long pieces are exchanged, and how customers may pay. Orders that are placed keep what was agreed.',
    },
    delivery: {
      title: 'Deliveries',
      text: 'When Today names a parcel that is on its way for too long, and the day on which customers may expect theirs.',
    },
    commission: {
      title: 'Commission of makers',
      text: 'What makers leave to the shop of what is sold, in percent: by the plan of the store, unless its statement says another. It counts for deliveries from now on.',
    },
    'undo-window': {
      title: 'Undoing steps',
      text: 'How long a step of an order is undone with one tap. The customer’s page and letter wait as long.',
    },
    comments: { title: 'Comments', text: 'Which ones wait until one of us has looked at them.' },
    reviews: { title: 'Reviews', text: 'What customers say of pieces that they received.' },
    merchandising: {
      title: 'Shop window',
      text: 'Which products the home page puts forward, and when a size counts as low.',
    },
    retention: {
      title: 'How long data is kept',
      text: 'In months. What is older is erased every night and cannot be brought back; the page about personal data says the same.',
    },
  },
  shopProfile: {
    fields: {
      name: 'Name',
      nameInArabic: 'Name in Arabic',
      tagline: 'Tagline',
      legalName: 'Seller',
      street: 'Street',
      postalCode: 'Postal code',
      city: 'City',
      phone: 'Phone',
      email: 'E-mail',
      facebookUrl: 'Facebook address',
      instagramUrl: 'Instagram address',
      locale: 'Language of these texts',
      translations: 'Translations',
    },
    hints: {
      legalName: 'As the law wants the seller named before an order.',
      email: 'What visitors write to. Where orders are announced is said at the start of the program.',
      facebookUrl: 'https://www.facebook.com/…, or nothing',
      instagramUrl: 'https://www.instagram.com/…, or nothing',
      locale: 'In which the four fields below are written.',
      translations: 'A text that is left empty is shown in the main language of the shop.',
    },
  },
  limits: {
    parts: {
      order: 'Orders',
      comment: 'Comments',
      message: 'Messages',
      'plan-request': 'Pack requests',
      subscription: 'Newsletter and back in stock',
      unconfirmedOrders: 'Orders of one phone number that may wait for our call',
    },
    perNetwork: 'From one network',
    perRecipient: 'For one person',
    within: 'Within',
    times: { minute: 'a minute', hour: 'an hour', day: 'a day' },
    unconfirmedHint: 'The next ones are requests: they take no pieces until we confirm them.',
    /** A field of a limit, named apart from the others: "Orders, from one network, within". */
    fields: {
      perNetwork: (part: string) => `${part}, from one network`,
      perNetworkTime: (part: string) => `${part}, from one network, within`,
      perRecipient: (part: string) => `${part}, for one person`,
      perRecipientTime: (part: string) => `${part}, for one person, within`,
    },
  },
  reviewLimits: {
    comment: 'Comments from one network',
    message: 'Messages from one network',
    'plan-request': 'Pack requests from one network',
    subscription: 'Newsletter subscriptions and back-in-stock requests from one network',
    'comments-on-product': 'Comments on one product',
    'comments-of-email': 'Comments of one e-mail address',
    'comment-burst': 'Comments in a row, on one product or from one network',
    'emails-to-mailbox': 'Letters to one address that a visitor typed',
    'emails-of-network': 'Letters to typed addresses from one network',
  },
  retention: {
    parts: {
      contacts: 'Contacts of orders',
      letters: 'Letters',
      messages: 'Messages',
      commentContacts: 'Contacts of comments',
      logs: 'History',
    },
    hints: {
      contacts:
        'Of orders that are over, with their notes, messages, returnsMessages, photos and reviews. Pieces and sums stay. Also those who left the newsletter.',
      letters: 'To whom they went and what they said.',
      messages: 'With their answers, once they are done. Also pack requests that are over.',
      commentContacts: 'E-mail and phone. Name and text stay under the product.',
      logs: 'Personal values in the history. Who changed what stays.',
    },
  },
  holds: {
    parts: {
      orderPieces: 'One order, pieces',
      orderValue: 'One order, value',
      customerPieces: 'One phone or e-mail, pieces',
      customerValue: 'One phone or e-mail, value',
      networkPieces: 'One network, pieces',
      networkValue: 'One network, value',
      shopPieces: 'All orders, pieces',
      shopValue: 'All orders, value',
      sizeShare: 'Share of a size, in percent',
      hoursToConfirm: 'Working hours to confirm',
      hoursAfterReminder: 'Working hours after the reminder',
    },
    holders: {
      order: 'One order',
      customer: 'All orders of one phone number or e-mail address',
      network: 'All orders from one network',
      shop: 'All orders that wait for our call',
    },
    pieces: 'Pieces',
    value: 'Value in TND',
    sizeShareHint: 'Of what is left of a size, for one order. One piece is always allowed.',
    hoursHint:
      'Then a letter reminds you. Monday to Saturday from 9 to 18, without public holidays and the days named below.',
    afterReminderHint: 'Then the pieces go back into stock, and the customer is told by letter.',
  },
  closedDays: {
    label: 'Closed days',
    saturdays: 'Saturdays',
    saturdayChoices: { yes: 'We work, and couriers drive', no: 'Closed' },
    hint: (count: number) =>
      `One below the other, such as 2026-05-27 or 27/5/2026, at most ${count}. Days that are over can go.`,
    holidays: (days: readonly string[]) => `Known by themselves: Sundays, ${days.join(', ')}.`,
  },
  saleTerms: {
    parts: {
      deliveryFee: 'Delivery fee',
      feesByGovernorate: 'Delivery fees by governorate',
      freeFrom: 'Delivery is free from',
      exchangeDays: 'Days to exchange',
      declinedPayments: 'Payments not offered',
    },
    feeHint: 'In dinars. It counts until the city is known, and where no other fee is set below.',
    freeFromHint: 'In dinars, for the pieces of an order. Empty: delivery is never free.',
    exchangeHint: (max: number) => `From 1 to ${max}, counted from delivery.`,
    elsewhere: 'Other fees by governorate',
    elsewhereHint: 'Only where the fee is another one. The city at the checkout says which governorate it is.',
    feeIn: (governorate: string) => `Delivery fee, ${governorate}`,
    offerChoices: { yes: 'Offered', no: 'Not offered' },
  },
  delivery: {
    parts: {
      overdueDays: 'Days until a parcel is overdue',
      preparationDays: 'Working days to prepare an order',
      transitDays: 'Working days on the way',
      transitDaysByGovernorate: 'Working days on the way, by governorate',
      maxHours: 'Hours from confirmation to delivery, at most',
    },
    overdueHint: (max: number) => `From 1 to ${max}, counted from the moment it was handed over.`,
    preparationHint: 'Where a store has no number of its own. The slowest store of an order counts.',
    hoursHint: (max: number) =>
      `From 1 to ${max}. No customer is told a later day, and the pages of the shop promise it.`,
    elsewhere: 'Other days by governorate',
    elsewhereHint: 'Only where the way takes another number of days.',
    daysIn: (governorate: string) => `Days on the way, ${governorate}`,
  },
  commission: {
    parts: {
      withoutPlan: 'Without a plan (%)',
      silver: 'Silver (%)',
      gold: 'Gold (%)',
      diamonds: 'Diamonds (%)',
      courierFees: 'Part of the fees of couriers (%)',
    },
    courierFeesHint:
      'Of what a courier takes beyond the delivery fee that the customer paid: this part is shared out among the makers of the parcel.',
  },
  undoWindow: {
    label: 'Minutes to undo a step',
    hint: (max: number) =>
      `From 1 to ${max}. It counts for steps from now on; afterwards a step is undone with a reason.`,
  },
  mainLanguage: { label: 'Main language' },
  comments: {
    held: 'Held until somebody has looked',
    choices: { links: 'Those with a link, a repeated text, or that look automatic', all: 'All comments' },
  },
  reviews: {
    invitations: 'Invitation to review',
    invitationChoices: { sent: 'is sent once by e-mail for each delivered order', off: 'is not sent' },
    inviteAfterDays: 'Days from the delivery to the invitation',
    daysHint: (max: number) => `From 1 to ${max}. Only the letter waits; the page of the order takes a review at once.`,
    newReviews: 'A new review',
    choices: { held: 'waits until one of us has looked at it', shown: 'is shown at once, unless it has a link' },
  },
  merchandising: {
    parts: { bestSellers: 'Best sellers', deliveredOrders: 'Delivered orders', lowStock: 'Low on stock' },
    choices: { rule: 'Three drawn from the 5th to the 13th product', sales: 'What people bought and kept' },
    deliveredHint:
      'With “What people bought and kept”: until so many orders are delivered, three are drawn all the same.',
    lowStockHint: 'A size with so many pieces or fewer.',
  },
}
