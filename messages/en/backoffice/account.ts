export const accountMessages = {
  title: 'Your account',
  roles: { owner: 'Owner', staff: 'Staff' },
  signOut: 'Sign out',
  name: {
    title: 'Your name',
    label: 'What the others call you',
    save: 'Save the name',
    saved: 'You are called so from now on.',
    text: 'It stands beside what you do: steps, notes, calls and the history.',
  },
  language: {
    title: 'Your language',
    label: 'Language of the office and of letters to you',
    ofShop: 'That of the shop',
    save: 'Save the language',
  },
  password: {
    title: 'Password',
    button: 'Change the password',
    text: 'Changing it signs you out everywhere else.',
    changed: 'Your new password is kept. All other browsers are signed out.',
  },
  email: {
    title: 'E-mail address',
    label: 'New e-mail address',
    button: 'Change the address',
    text: 'You sign in with it, and letters about your account go there. The present one gets a letter about the change.',
    changed: (email: string) => `You sign in with ${email} from now on.`,
    taken: 'Another account has this address.',
  },
  back: 'Back to your account',
  app: {
    title: 'Authenticator app',
    on: 'Signing in takes a code of your app.',
    off: 'An app on your phone keeps out whoever only knows your password.',
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
    text: 'Each signs you in without password and code. Take away those of devices that you no longer have.',
    times: (created: string, lastUsed?: string) =>
      lastUsed ? `Added ${created} · last used ${lastUsed}` : `Added ${created} · not used yet`,
    add: 'Add a passkey',
    remove: 'Take away',
    canceled: 'No passkey was added: it was cancelled, or this device has one of yours already.',
    outcomes: {
      added: 'The passkey is added. Sign in with it from now on.',
      refused: 'This passkey could not be added. Please try again.',
      'too-many': 'You have ten passkeys. Take one away first.',
    },
    unavailable: {
      'ip-address':
        'Browsers offer no passkeys at an IP address such as 127.0.0.1. Open the office by name (https://…, or http://localhost on the machine itself) and start the shop with that name as PUBLIC_URL.',
      'plain-http':
        'Browsers offer no passkeys over plain http in a network. Serve the shop by https and start it with that address as PUBLIC_URL.',
    },
  },
  sessions: 'Where you are signed in',
  failed: {
    title: 'Signing in that failed',
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
