import { studioMessages as studio } from './studio.ts'

/** What makers read of signing in with the fingerprint or face of their phone. */
export const studioPasskeysMessages = {
  title: 'Fingerprint or face',
  signIn: 'Sign in with fingerprint or face',
  refused: 'This opens no store here any more. Open a private link, or use a code.',
  offer:
    'Next time, this phone can open your store with your fingerprint or face, without a link. The shop receives neither.',
  add: 'Use it on this phone',
  notNow: 'Not now',
  isOn: 'This phone opens your store with your fingerprint or face, also after you have signed out.',
  proveFirst:
    'You can add this in the first ten minutes after you have opened a private link on this phone. Ask the shop for one.',
  proveWithPasskey:
    'First show that it is you, with the fingerprint or face of a phone in the list, or open a private link on this one.',
  prove: 'It is me',
  canceled: 'Nothing was changed. Please try again.',
  exists: 'This phone has it already.',
  times: (day: string, lastDay?: string) => (lastDay ? `Since ${day}, last used ${lastDay}` : `Since ${day}`),
  remove: 'Remove',
  problems: {
    'refused-passkey': 'This did not work. Please try again.',
    'too-many-passkeys': 'Ten phones have this already. Remove one of them first.',
    'prove-first': 'More than ten minutes have passed. Please show again that it is you.',
    'rate-limited': studio.enter.tooMany,
    unreachable: studio.errors.away.text,
  },
}
