export const newsletterMessages = {
  title: 'Newsletter',
  description: 'New pieces and makers from all over Tunisia, once a week at most.',
  heading: 'A letter from the workshops',
  text: 'New pieces, the makers behind them and the sale of the week. Once a week at most, and you can leave whenever you like.',
  toShop: 'To the shop',
  confirm: {
    title: 'Confirm the newsletter',
    open: { heading: 'Shall we write to you?', text: 'One click, and the newsletter comes to your address.' },
    button: 'Yes, send it to me',
    confirmed: {
      heading: 'You are on the list',
      text: 'Thank you. The next letter from the workshops comes to you. Every one of them has a link to leave.',
    },
    expired: {
      heading: 'This link has had its time',
      text: 'It worked for 7 days, or until you left the newsletter. Ask for a new one here:',
    },
    unknown: {
      heading: 'This link leads nowhere',
      text: 'Perhaps a part of it was lost on the way: open it from the letter itself, or ask for a new one here:',
    },
  },
  unsubscribe: {
    title: 'Leave the newsletter',
    subscribed: { heading: 'Leave the newsletter?', text: 'One click, and we write to this address no more.' },
    button: 'Leave the newsletter',
    left: {
      heading: 'You have left',
      text: 'No newsletter comes to this address any more. The shop stays open to you.',
    },
    unknown: {
      heading: 'This link leads nowhere',
      text: 'Perhaps a part of it was lost on the way: open it from the letter itself. Or write to us, and we take your address off the list:',
    },
  },
}
