export const accountMessages = {
  title: 'Your account',
  signOut: 'Sign out',
  name: {
    title: 'Your name',
    label: 'Name shown to your team',
    save: 'Save the name',
    saved: 'Your name has been changed.',
    text: 'It appears next to what you do: steps, notes, calls and the history.',
  },
  language: {
    title: 'Your language',
    label: 'Language of the office and of e-mails to you',
    notChosen: 'Same as the browser (e-mails: the shop)',
    save: 'Save the language',
  },
  password: {
    title: 'Password',
    button: 'Change the password',
    text: 'Changing it signs you out everywhere else.',
    changed: 'Your new password is saved. All other browsers are signed out.',
  },
  email: {
    title: 'E-mail address',
    label: 'New e-mail address',
    button: 'Change the address',
    text: 'You sign in with it, and e-mails about your account go there. Your current address gets an e-mail about the change.',
    changed: (email: string) => `You sign in with ${email} from now on.`,
    taken: 'Another account has this address.',
  },
  back: 'Back to your account',
  app: {
    title: 'Authenticator app',
    on: 'Signing in takes a code from your app.',
    off: 'An app on your phone keeps out anyone who only knows your password.',
    change: 'Manage the app',
    add: 'Add an app',
  },
  passkeys: {
    title: 'Passkeys',
    panel:
      'A passkey signs you in with your fingerprint, your face or the PIN of your device, without password and code.',
    manage: 'Manage passkeys',
    yours: 'Your passkeys',
    none: 'You have none yet. A passkey signs you in with your fingerprint, your face or the PIN of your device.',
    text: 'Each signs you in without password and code. Remove those of devices you no longer have.',
    times: (created: string, lastUsed?: string) =>
      lastUsed ? `Added ${created} · last used ${lastUsed}` : `Added ${created} · not used yet`,
    add: 'Add a passkey',
    remove: 'Remove',
    canceled: 'No passkey was added: it was cancelled, or this device has one of yours already.',
    outcomes: {
      added: 'The passkey is added. Sign in with it from now on.',
      refused: 'This passkey could not be added. Please try again.',
      'too-many': 'You have ten passkeys. Remove one first.',
    },
    unavailable: {
      'ip-address':
        'Browsers offer no passkeys at an IP address such as 127.0.0.1. Open the office by name (https://…, or http://localhost on the machine itself) and start the shop with that name as PUBLIC_URL.',
      'plain-http':
        'Browsers offer no passkeys over plain http in a network. Serve the shop by https and start it with that address as PUBLIC_URL.',
    },
  },
  sessions: 'Active sessions',
  failed: {
    title: 'Failed sign-ins',
    text: 'In the last 30 days. If it was not you, change your password; after a wrong code somebody knows it.',
    steps: { password: 'Wrong password', code: 'Right password, wrong code' },
  },
  thisBrowser: 'This browser',
  lastSeen: (moment: string) => `Last seen ${moment}`,
  device: (browser = 'A browser', system?: string) => (system ? `${browser} on ${system}` : browser),
  endSession: 'Sign out there',
  everywhere: 'Sign out everywhere',
  everywhereText: 'Ends every session, this one too, at once.',
}
