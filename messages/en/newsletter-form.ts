export const newsletterFormMessages = {
  email: 'Your e-mail',
  placeholder: 'name@example.tn',
  send: 'Send',
  confirmationSent: 'A letter is on its way to you. Follow the link in it, and you are on the list.',
}
