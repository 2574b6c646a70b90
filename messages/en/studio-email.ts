import { studioMessages as studio } from './studio.ts'

/** What makers read of their email address, which they need not give. */
export const studioEmailMessages = {
  title: 'E-mail address',
  text: 'With it you can have a private link sent to you, without asking the shop. You need none.',
  label: 'Your e-mail address',
  other: 'Another e-mail address',
  send: 'Send a link to confirm it',
  asked: (email: string) => `A link was sent to ${email}. Open it within 24 hours: it confirms the address.`,
  remove: 'Remove the address',
  lost: 'Is a phone lost on which your mail is open? Then remove the address too.',
  proveFirst:
    'You can give an address, or another one, in the first ten minutes after you have opened a private link on this phone.',
  proveWithPasskey: 'Or show here that it is you, with your fingerprint or face.',
  problems: {
    invalid: 'This is not a complete e-mail address, such as amel@example.tn.',
    'prove-first': 'More than ten minutes have passed. Please show again that it is you.',
    'rate-limited': studio.enter.tooMany,
    unreachable: studio.errors.away.text,
  },
  confirm: {
    title: 'Your e-mail address',
    text: 'Is this your address? Then private links to your store may be sent there.',
    button: 'Yes, confirm it',
    confirmed: 'The address is confirmed. From now on you can have a private link sent there.',
    closedTitle: 'This link does not work any more',
    closedText: `It was used, or a newer one was sent. Under “${studio.phones.title}” you can have another one sent.`,
  },
  enter: {
    title: 'By e-mail',
    text: `If you have given your e-mail address under “${studio.phones.title}”, a private link is sent there.`,
    button: 'Send me a link',
    sent: 'If this is the address of a maker, a link is on its way there. It can be used within 30 minutes.',
  },
}
