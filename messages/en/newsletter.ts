export const newsletterMessages = {
  title: 'Newsletter',
  description: 'New pieces and makers from all over Tunisia, once a week at most.',
  heading: 'News from the workshops',
  text: 'New pieces, the makers behind them and the sale of the week. Once a week at most, and you can unsubscribe at any time.',
  toShop: 'Go to the shop',
  confirm: {
    title: 'Confirm your subscription',
    open: {
      heading: 'Confirm your subscription?',
      text: 'One click and you will receive the newsletter at your address.',
    },
    button: 'Yes, send it to me',
    confirmed: {
      heading: 'You are subscribed',
      text: 'Thank you. You will receive the next newsletter. Each one has a link to unsubscribe.',
    },
    expired: {
      heading: 'This link has expired',
      text: 'It was valid for 7 days, or until you unsubscribed. Ask for a new one here:',
    },
    unknown: {
      heading: 'This link does not work',
      text: 'Part of it may be missing: open it from the e-mail itself, or ask for a new one here:',
    },
  },
  unsubscribe: {
    title: 'Unsubscribe from the newsletter',
    subscribed: { heading: 'Unsubscribe?', text: 'One click and we stop writing to this address.' },
    button: 'Unsubscribe',
    left: {
      heading: 'You have unsubscribed',
      text: 'This address will no longer receive the newsletter. You are always welcome in the shop.',
    },
    unknown: {
      heading: 'This link does not work',
      text: 'Part of it may be missing: open it from the e-mail itself. Or write to us, and we will take your address off the list:',
    },
  },
}
