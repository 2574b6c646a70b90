export const settingsMessages = {
  title: 'Settings',
  save: 'Save',
  saving: 'Saving…',
  saved: (names: readonly string[]) => `Saved: ${names.join(', ')}. This applies from now on.`,
  asBefore: 'Nothing to save: it was already like this.',
  invalid: 'Not saved yet. Please check the marked fields.',
  unreachable: 'This could not be saved. Nothing you typed is lost: please try again in a moment.',
  unreadable: (names: readonly string[]) =>
    `These saved settings cannot be read: ${names.join(', ')}. Their defaults apply: please check them, then save.`,
  nothing: 'nothing',
  conflict: {
    changed: (by: string | undefined) =>
      `${by ?? 'Somebody else'} saved this while you were editing. The saved version is now:`,
    yours: 'What you typed is still below. Save again to replace theirs.',
  },
  texts: {
    'shop-profile': 'Shown in the shop, in e-mails, on packing slips and to search engines.',
    'main-language':
      'The language of the shop at its plain addresses. The others are under a prefix such as /fr, and old addresses keep working.',
    protection:
      'From visitors who send too much: how many orders, comments and messages are taken from one network or person, and from how many on they wait for a look.',
    'rate-limits':
      'A network that sends more than this is asked to try again later, and more from one e-mail or phone number is held for review; more orders become requests that we call first. Signing in has its own limits.',
    'review-limits':
      'More than this is not refused: it is held until one of us has reviewed it. Ten times as much is refused.',
    'hold-limits':
      'How much stock orders may hold until we have confirmed them. Larger orders become requests: they hold no pieces until we confirm them, and are called first.',
    'customer-texts':
      'What the back office offers for WhatsApp, SMS and Messenger, and what to say on the phone, in the language of the order.',
    'closed-days':
      'Religious holidays with moving dates, and days on which the shop is closed. They do not count as working hours: no order is reminded or released on them.',
    'sale-terms':
      'What delivery costs, how long pieces are exchanged, and how customers may pay. Orders that are placed keep what was agreed.',
    delivery: 'When a parcel counts as overdue, and the day on which customers can expect theirs.',
    commission:
      'The share of sales that the shop keeps, in percent: by the plan of the store, unless its statement sets another. It applies to deliveries from now on.',
    'undo-window':
      'How long a step of an order can be undone with one tap. The customer’s page and e-mail wait that long.',
    comments: 'Which ones are held for review.',
    reviews: 'What customers say of pieces that they received.',
    'seller-terms':
      'Makers accept them before they change anything in the studio. Each time you save them is a new version, and they are asked again. Without a text nobody is asked.',
    studio:
      'Whether makers open a studio of their own with their phone. Switched off, nobody enters it, and nothing of it is shown.',
    submissions:
      'Which pieces that makers add wait until somebody of the office has looked at them. Those that wait stand on the first screen.',
    preparation:
      'Whether makers see the first name and the town of the buyer with what they prepare. They see nothing else of a buyer.',
    plans:
      'What makers may do by the plan of their store, and what follows when it ends. It applies while makers run their own stores.',
    merchandising: 'Which products the home page features, and when a size counts as low on stock.',
    'web-vitals':
      'The browsers of visitors say once a page whether it came quickly, with no cookie and without saying who it was. The reports show it by week.',
    retention:
      'In months. Older data is erased every night and cannot be restored; the page about personal data states these periods.',
    returns:
      'The delays of the law 2000-83, counted in working days: for the customer to withdraw after the parcel came, and for the shop to pay back after the pieces came back.',
  },
  shopProfileHints: {
    legalName: 'The legal name of the seller, which the law requires before an order.',
    email: 'The address visitors write to. Where new orders are announced is set when the program starts.',
    facebookUrl: 'https://www.facebook.com/…, or nothing',
    instagramUrl: 'https://www.instagram.com/…, or nothing',
    locale: 'The language the four fields below are written in.',
    translations: 'Empty texts are shown in the main language of the shop.',
  },
  protection: {
    label: 'Level',
    choices: { normal: 'Normal: for everyday trade', strict: 'Strict: a third of it, for days of abuse' },
    own: 'Limits were set one by one. A level replaces them.',
  },
  limits: {
    parts: {
      order: 'Orders',
      comment: 'Comments',
      message: 'Messages',
      'plan-request': 'Plan requests',
      subscription: 'Newsletter and back in stock',
      unconfirmedOrders: 'Unconfirmed orders of one phone number',
    },
    perNetwork: 'Per network',
    perRecipient: 'Per person',
    within: 'Within',
    times: { minute: 'a minute', hour: 'an hour', day: 'a day' },
    unconfirmedHint: 'Further orders become requests: they hold no pieces until we confirm them.',
    /** A field of a limit, named apart from the others: "Orders, from one network, within". */
    fields: {
      perNetwork: (part: string) => `${part}, per network`,
      perNetworkTime: (part: string) => `${part}, per network, within`,
      perRecipient: (part: string) => `${part}, per person`,
      perRecipientTime: (part: string) => `${part}, per person, within`,
    },
  },
  reviewLimits: {
    comment: 'Comments from one network',
    message: 'Messages from one network',
    'plan-request': 'Plan requests from one network',
    subscription: 'Newsletter subscriptions and back-in-stock requests from one network',
    'comments-on-product': 'Comments on one product',
    'comments-of-email': 'Comments of one e-mail address',
    'comment-burst': 'Comments in a row, on one product or from one network',
    'emails-to-mailbox': 'E-mails to one address entered by a visitor',
    'emails-of-network': 'E-mails to addresses entered from one network',
  },
  retention: {
    parts: {
      contacts: 'Contact details of orders',
      letters: 'E-mails',
      messages: 'Messages',
      commentContacts: 'Contact details of comments',
      logs: 'History',
    },
    hints: {
      contacts:
        'Of completed orders, with their notes, messages, returns, photos and reviews. Pieces and amounts stay. Also of people who unsubscribed from the newsletter.',
      letters: 'Their recipients and texts.',
      messages: 'With their replies, once they are done. Also plan requests that are closed.',
      commentContacts: 'E-mail and phone. Name and text stay under the product.',
      logs: 'Personal values in the history. Who changed what stays.',
    },
  },
  holds: {
    parts: {
      orderPieces: 'Per order, pieces',
      orderValue: 'Per order, value',
      customerPieces: 'Per phone or e-mail, pieces',
      customerValue: 'Per phone or e-mail, value',
      networkPieces: 'Per network, pieces',
      networkValue: 'Per network, value',
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
      shop: 'All unconfirmed orders',
    },
    pieces: 'Pieces',
    value: 'Value in TND',
    sizeShareHint: 'Of what is left of a size, for one order. One piece is always allowed.',
    hoursHint:
      'Then an e-mail reminds you. Monday to Saturday from 9 to 18, without public holidays and the days named below.',
    afterReminderHint: 'Then the pieces go back into stock, and the customer is told by e-mail.',
  },
  closedDays: {
    label: 'Closed days',
    saturdays: 'Saturdays',
    saturdayChoices: { yes: 'Open, couriers deliver', no: 'Closed' },
    hint: (count: number) =>
      `One per line, such as 2026-05-27 or 27/5/2026, at most ${count}. Past days can be removed.`,
    holidays: (days: readonly string[]) => `Already known: Sundays, ${days.join(', ')}.`,
  },
  saleTerms: {
    parts: {
      deliveryFee: 'Delivery fee',
      feesByGovernorate: 'Delivery fees by governorate',
      freeFrom: 'Delivery is free from',
      exchangeDays: 'Days to exchange',
      declinedPayments: 'Payment methods not offered',
    },
    feeHint: 'In dinars. It applies until the city is known, and where no other fee is set below.',
    freeFromHint: 'In dinars, for the pieces of an order. Empty: delivery is never free.',
    exchangeHint: (max: number) => `From 1 to ${max}, counted from delivery.`,
    elsewhere: 'Other fees by governorate',
    elsewhereHint: 'Only where the fee differs. The governorate is derived from the city entered at checkout.',
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
    preparationHint: 'For stores without their own number. The slowest store in an order counts.',
    hoursHint: (max: number) =>
      `From 1 to ${max}. Customers are never told a later day, and the shop pages promise it.`,
    elsewhere: 'Other days by governorate',
    elsewhereHint: 'Only where delivery takes a different number of days.',
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
      'The share of courier fees above the delivery fee paid by the customer that is split among the makers of the parcel.',
  },
  undoWindow: {
    label: 'Minutes to undo a step',
    hint: (max: number) =>
      `From 1 to ${max}. It applies to steps from now on; after that, undoing a step needs a reason.`,
  },
  mainLanguage: { label: 'Main language' },
  webVitals: {
    label: 'Waiting times of visitors',
    choices: { yes: 'are measured', no: 'are not measured' },
  },
  comments: {
    held: 'Held for review',
    choices: { links: 'Those with a link, repeated text, or that look automated', all: 'All comments' },
  },
  reviews: {
    invitations: 'Invitation to review',
    invitationChoices: { sent: 'is sent once by e-mail for each delivered order', off: 'is not sent' },
    inviteAfterDays: 'Days from the delivery to the invitation',
    daysHint: (max: number) => `From 1 to ${max}. Only the e-mail waits; the order page accepts a review right away.`,
    newReviews: 'A new review',
    choices: { held: 'is held for review', shown: 'is published at once, unless it has a link' },
  },
  studio: {
    label: 'The studio for makers',
    choices: { yes: 'is there: the page of a store says who may enter', no: 'is not there' },
  },
  submissions: {
    label: 'New pieces',
    choices: {
      every: 'Each waits until somebody has looked at it',
      first: 'The first five of a store wait',
      none: 'Are in the shop at once',
    },
  },
  preparation: {
    label: 'First name and town',
    choices: { yes: 'are shown to makers', no: 'stay with the shop' },
  },
  plans: {
    parts: {
      silverPieces: 'Silver: pieces',
      silverPhotos: 'Silver: photos',
      silverOnHome: 'Silver: home page',
      silverNumbers: 'Silver: numbers',
      goldPieces: 'Gold: pieces',
      goldPhotos: 'Gold: photos',
      goldOnHome: 'Gold: home page',
      goldNumbers: 'Gold: numbers',
      diamondsPieces: 'Diamonds: pieces',
      diamondsPhotos: 'Diamonds: photos',
      diamondsOnHome: 'Diamonds: home page',
      diamondsNumbers: 'Diamonds: numbers',
      withoutPlanPieces: 'Without a plan: pieces',
      withoutPlanPhotos: 'Without a plan: photos',
      withoutPlanOnHome: 'Without a plan: home page',
      withoutPlanNumbers: 'Without a plan: numbers',
      graceDays: 'Days in the shop after the end',
      daysToPay: 'Days to pay a plan',
    },
    graceHint:
      'New pieces end with the plan, and the store leaves the shop after these days. It returns with a paid plan.',
    choices: { yes: 'yes', no: 'no' },
  },
  merchandising: {
    parts: { bestSellers: 'Best sellers', deliveredOrders: 'Delivered orders', lowStock: 'Low on stock' },
    choices: { rule: 'Three drawn from the 5th to the 13th product', sales: 'What people bought and kept' },
    deliveredHint:
      'With “What people bought and kept”: until this many orders are delivered, three are still drawn at random.',
    lowStockHint: 'A size with this many pieces or fewer.',
  },
  returns: {
    parts: { withdrawalDays: 'Working days to withdraw', refundDays: 'Working days to pay back' },
    daysHint: (max: number) => `From 1 to ${max}.`,
  },
}
