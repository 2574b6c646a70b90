export const newsletterFormMessages = {
  email: 'Your e-mail',
  placeholder: 'name@example.tn',
  send: 'Send',
  confirmationSent: 'We have sent you an e-mail. Follow its link to confirm your subscription.',
  /** Above the form of the home page. */
  homeHeading: 'News from the workshops',
  homeText: 'New pieces, the makers behind them and the sale of the week. Once a week at most.',
}
