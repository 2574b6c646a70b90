import { plural } from '../../plural.ts'

export const secondFactorMessages = {
  title: 'Authenticator app',
  off: 'With an app on your phone, nobody can sign in with your password alone. Scan this with any authenticator app.',
  wanted: 'This shop requires everyone to have an authenticator app. Scan this with any authenticator app.',
  on: 'Signing in takes your password and a code from the app.',
  qrLabel: 'QR code to add this account to an authenticator app',
  sameDevice: 'The app is on this device: open it',
  byHand: 'Or type this key:',
  code: 'The six digits the app shows',
  add: 'Add the app',
  codes: 'Your recovery codes',
  codesText: 'For the day your phone is lost: each lets you in once. Write them down now, they are not shown again.',
  kept: 'I have written them down',
  codesLeft: (count: number) =>
    plural('en', count, { one: '1 recovery code is left.', other: `${count} recovery codes are left.` }),
  renewText: 'If you do not have them any more, make new ones: the earlier ones then stop working.',
  renew: 'Make new recovery codes',
  remove: 'Remove the app',
  wrongCode: 'This code is not valid now. Check the clock on your phone and try the next one.',
}
