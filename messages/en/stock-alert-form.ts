/** The form below a piece of which a size, or all of it, is sold out. */
export const stockAlertFormMessages = {
  heading: 'Tell me when it is back',
  /** Opens the form while other sizes are in stock. */
  summary: 'Your size is sold out?',
  text: 'One letter when it is in stock again, and no other. First we ask you by letter whether it was you.',
  size: 'Size',
  email: 'Your e-mail',
  placeholder: 'name@example.tn',
  send: 'Tell me',
  asked: 'A letter is on its way to you. Follow the link in it, and we write when it is back.',
  inStock: 'It is back already: load the page again to order it.',
}
