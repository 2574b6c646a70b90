/** The form below a piece of which a size, or all of it, is sold out. */
export const stockAlertFormMessages = {
  heading: 'Tell me when it is back',
  /** Opens the form while other sizes or colors are in stock. */
  summary: {
    size: 'Your size is sold out?',
    color: 'Your colour is sold out?',
    both: 'Your size or colour is sold out?',
  },
  text: 'One e-mail when it is back in stock, and no others. We first send you an e-mail to confirm it was you.',
  part: { size: 'Size', color: 'Colour', both: 'Size and colour' },
  email: 'Your e-mail',
  placeholder: 'name@example.tn',
  send: 'Tell me',
  asked: 'We have sent you an e-mail. Follow its link, and we will write when the piece is back.',
  inStock: 'It is already back: reload the page to order it.',
}
