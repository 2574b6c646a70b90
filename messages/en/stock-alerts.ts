export const stockAlertMessages = {
  title: 'Back in stock',
  description: 'One letter when a piece that is sold out is back.',
  heading: 'We write when it is back',
  text: 'On the page of a piece that is sold out you can leave your e-mail, and one letter comes when it is back.',
  toPiece: 'See the piece',
  toShop: 'To the shop',
  inStock: { heading: 'It is back already', text: 'This size is in stock again: you can order it now.' },
  confirm: {
    title: 'Tell me when it is back',
    open: {
      heading: 'Shall we write when it is back?',
      text: 'One click, and one letter comes when it is in stock again.',
    },
    button: 'Yes, write to me',
    confirmed: {
      heading: 'We write to you',
      text: 'One letter comes when it is in stock again. Who confirmed first is told first. After a year we stop waiting.',
    },
    expired: {
      heading: 'This link has had its time',
      text: 'It worked for 7 days, or until your request was over. If the piece is sold out, you can ask again on its page.',
    },
    unknown: {
      heading: 'This link leads nowhere',
      text: 'Perhaps a part of it was lost on the way: open it from the letter itself. Or ask again on the page of the piece.',
    },
  },
  leave: {
    title: 'No letter, please',
    button: {
      one: 'Yes, forget it',
      all: 'Yes, forget them',
    },
    one: {
      waiting: {
        heading: 'Shall we forget this request?',
        text: 'One click, and no letter comes when this piece is back. Your other requests stay.',
      },
      left: {
        heading: 'This request is forgotten',
        text: 'No letter comes when this piece is back, until you ask for one again.',
      },
    },
    all: {
      waiting: {
        heading: 'Shall we forget your requests?',
        text: 'One click, and no letter comes to this address when a piece is back, whichever you asked for.',
      },
      left: {
        heading: 'Nothing is waiting for you',
        text: 'No letter comes to this address when a piece is back, until you ask for one again.',
      },
    },
    unknown: {
      heading: 'This link leads nowhere',
      text: 'Perhaps a part of it was lost on the way, or your request was over long ago and is forgotten. If letters still come, write to us:',
    },
  },
}
