export const orderRequestMessages = {
  'call-time': {
    heading: 'Choose when we call you',
    text: 'We call to confirm your order before we ship anything.',
    time: 'Call me',
    send: 'Call me then',
  },
  correct: {
    heading: 'Correct the phone number or address',
    text: 'Enter the new details in full: the ones we have are not shown here. We then call again before we ship anything, and notify the e-mail address of the order.',
    keep: 'What you leave empty stays as it is.',
    phone: 'New phone',
    address: 'New address',
    city: 'City of the new address',
    send: 'Correct it',
  },
  'come-again': {
    heading: 'I was not at home: deliver again',
    text: 'Choose a day and we will tell the courier.',
    day: 'Deliver again on',
    note: 'When someone will be at home (optional)',
    send: 'Request another delivery',
  },
  write: {
    heading: 'Write to us about this order',
    text: 'We reply to the e-mail address of the order, or call you.',
    message: 'Your message',
    send: 'Send the message',
  },
  noLonger: {
    packed: (phone: string) =>
      `The parcel is packed, so it can no longer be cancelled here. Call us on ${phone}, or refuse it at the door and you pay nothing.`,
    shipped: (phone: string) =>
      `The parcel is with the courier, so the address and order can no longer be changed here. Tell the courier, who will call you before coming, or call us on ${phone}.`,
  },
  errors: {
    required: 'Please fill this in.',
    tooLong: 'This is too long.',
    phone: 'Please check the number: 8 digits in Tunisia, with + from abroad.',
  },
  outcomes: {
    'call-time-chosen': (moment: string) => `We will call you ${moment}.`,
    'delivery-corrected': 'Corrected. We will call you before we ship anything.',
    'come-again-asked': (day: string) => `Noted: we will ask the courier to deliver again ${day}.`,
    written: 'We have received your message.',
    'not-offered': 'This time is no longer available. Please choose another.',
    'too-early': (phone: string) =>
      `The parcel has not left yet. To change something, correct it here or call us on ${phone}.`,
    'too-late': (phone: string) => `It is too late for this here. Call us on ${phone}, or write to us below.`,
    'too-often': (phone: string) => `You have already asked for this several times. Please call us on ${phone}.`,
    invalid: 'Please check the marked fields below.',
    'rate-limited': (phone: string) => `Too many requests at once. Please try again later, or call us on ${phone}.`,
  },
}
