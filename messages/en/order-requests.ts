export const orderRequestMessages = {
  'call-time': {
    heading: 'Choose when we call you',
    text: 'We call to confirm your order before anything is sent.',
    time: 'Call me',
    send: 'Call me then',
  },
  correct: {
    heading: 'Correct phone or address',
    text: 'Type the new data in full: what we have is not shown here. We then call once more before anything is sent, and tell the e-mail address of the order.',
    keep: 'What you leave empty stays as it is.',
    phone: 'New phone',
    address: 'New address',
    city: 'City of the new address',
    send: 'Correct it',
  },
  'come-again': {
    heading: 'I was not at home: come again',
    text: 'Choose a day, and we tell the courier.',
    day: 'Come again on',
    note: 'When somebody is at home (optional)',
    send: 'Please come again',
  },
  write: {
    heading: 'Write to us about this order',
    text: 'We answer to the e-mail address of the order, or call you.',
    message: 'Your message',
    send: 'Send the message',
  },
  noLonger: {
    packed: (phone: string) =>
      `The parcel is packed, so it can no longer be cancelled here. Call us on ${phone}, or refuse it at the door: you pay nothing then.`,
    shipped: (phone: string) =>
      `The parcel is with the courier, so address and order can no longer be changed here. Tell the courier, who phones you before coming, or call us on ${phone}.`,
  },
  errors: {
    required: 'Please fill this in.',
    tooLong: 'This is too long.',
    phone: 'Please check the number: 8 digits in Tunisia, with + from abroad.',
  },
  outcomes: {
    'call-time-chosen': (moment: string) => `We call you ${moment}.`,
    'delivery-corrected': 'Corrected. We call you before anything is sent.',
    'come-again-asked': (day: string) => `Noted: we tell the courier to come again ${day}.`,
    written: 'Your message has reached us.',
    'not-offered': 'This time can no longer be chosen. Please choose another.',
    'too-early': (phone: string) =>
      `The parcel has not left yet. To change something, correct it here or call us on ${phone}.`,
    'too-late': (phone: string) => `It is too late for this here. Call us on ${phone}, or write to us below.`,
    'too-often': (phone: string) => `That was asked many times already. Please call us on ${phone}.`,
    invalid: 'Please check what is marked below.',
    'rate-limited': (phone: string) => `That was a lot at once. Please try again later, or call us on ${phone}.`,
  },
}
