export const stockAlertMessages = {
  title: 'Back in stock',
  description: 'One e-mail when a sold-out piece is back.',
  heading: 'We will write when it is back',
  text: 'You can leave your e-mail address on the page of a sold-out piece, and we will send you one e-mail when it is back.',
  toPiece: 'View the piece',
  toShop: 'Go to the shop',
  inStock: { heading: 'It is already back', text: 'This piece is back in stock: you can order it now.' },
  confirm: {
    title: 'Tell me when it is back',
    open: {
      heading: 'Shall we tell you when it is back?',
      text: 'One click and we will send you one e-mail when it is back in stock.',
    },
    button: 'Yes, tell me',
    confirmed: {
      heading: 'You are on the waiting list',
      text: 'We will send you one e-mail when it is back in stock. People are told in the order in which they confirmed. The request ends after a year.',
    },
    expired: {
      heading: 'This link has expired',
      text: 'It was valid for 7 days, or until your request ended. If the piece is sold out, you can ask again on its page.',
    },
    unknown: {
      heading: 'This link does not work',
      text: 'Part of it may be missing: open it from the e-mail itself. Or ask again on the page of the piece.',
    },
  },
  leave: {
    title: 'Cancel back-in-stock e-mails',
    button: {
      one: 'Yes, cancel it',
      all: 'Yes, cancel them',
    },
    one: {
      waiting: {
        heading: 'Cancel this request?',
        text: 'One click and we will not write when this piece is back. Your other requests stay.',
      },
      left: {
        heading: 'Your request has been cancelled',
        text: 'We will not write when this piece is back, unless you ask again.',
      },
    },
    all: {
      waiting: {
        heading: 'Cancel all your requests?',
        text: 'One click and we will not write to this address when any of your pieces is back.',
      },
      left: {
        heading: 'Your requests have been cancelled',
        text: 'We will not write to this address when a piece is back, unless you ask again.',
      },
    },
    unknown: {
      heading: 'This link does not work',
      text: 'Part of it may be missing, or your request ended long ago. If you still receive e-mails, write to us:',
    },
  },
}
