export const formMessages = {
  required: 'Please fill this in.',
  email: 'This does not look like an e-mail address.',
  phone: 'This does not look like a phone number: 8 digits, or an international number with +.',
  tooLong: 'This is too long.',
  unreachable: 'We could not reach the shop. Check your connection and try again: nothing you typed is lost.',
  rateLimited:
    'Too many requests from here or for this address. Please try again a little later: nothing you typed is lost.',
  honeypotLabel: 'Leave this field empty',
  failed: 'Something went wrong on our side. Please try again in a moment: nothing you typed is lost.',
  sending: 'Sending…',
}
