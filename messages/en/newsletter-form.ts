export const newsletterFormMessages = {
  email: 'Your e-mail',
  placeholder: 'name@example.tn',
  send: 'Send',
  confirmationSent: 'We have sent you an e-mail. Follow its link to confirm your subscription.',
}
