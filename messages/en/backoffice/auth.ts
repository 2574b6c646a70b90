export const auth = {
  signIn: {
    title: 'Sign in',
    email: 'E-mail address',
    password: 'Password',
    button: 'Sign in',
    passkey: 'Sign in with a passkey',
    passkeyRefused: 'This passkey does not open an account here. Try again, or sign in with your password.',
    passkeyCanceled: 'No passkey was given. Try again, or go on with your password.',
    forgotten: 'Forgotten the password?',
    chosen: 'Your new password is kept. Sign in with it.',
    refused: 'This address and password do not go together.',
    rateLimited: 'Too many attempts, from here or for this account. Please try again in a few minutes.',
    needsHttps:
      'Browsers keep nobody signed in over plain http. Open the office by https, or on the machine of the shop itself.',
  },
  setup: {
    title: 'Set up your shop',
    text: 'You become the owner. The link that brought you here then opens nothing any more.',
    name: 'Your name',
    button: 'Become the owner',
    closed: 'This link is closed',
    closedText: 'It has been used, or a day has passed. While nobody owns the shop, every start prints a new one.',
  },
  code: {
    title: 'One more step',
    text: 'Your password was right.',
    label: 'Code',
    hint: 'The six digits of your authenticator app, or one of your recovery codes.',
    button: 'Go in',
    refused: 'This code is not the one of this moment, or it was used.',
    keyLost:
      'The shop has lost the key to your app, so its codes no longer work. Go in with one of your recovery codes and add the app anew, or ask an owner to take it away.',
    leave: 'Sign in as somebody else',
  },
  identity: {
    title: 'Is it still you?',
    text: (minutes: number) =>
      `This changes your account or takes out addresses of people. Prove who you are; it counts for ${minutes} minutes.`,
    button: 'Go on',
    passkey: 'Go on with a passkey',
    problems: {
      required: 'Type your password, or go on with a passkey.',
      refused: 'This is not your password.',
      'passkey-refused': 'This is not a passkey of yours.',
      'rate-limited': 'Too many attempts. Please try again in a few minutes.',
    },
    back: 'Back',
    /** Within a form. */
    presentPassword: 'Your present password',
    hint: (minutes: number) => `Proves that it is you; it counts for ${minutes} minutes.`,
    expired: 'Nothing is changed yet: prove first that it is still you. What you typed stays here.',
  },
  forgotten: {
    title: 'Forgotten the password?',
    text: 'We send you a letter with a link to choose another.',
    button: 'Send me the link',
    asked: 'If somebody works here under this address, a letter is on its way. Its link works for 30 minutes.',
  },
  choose: {
    title: 'Choose a password',
    text: (email: string) => `For ${email}. All other browsers are signed out by it.`,
    button: 'Take this password',
    closed: 'This link is closed',
    closedText: 'It has been used, or its time is over.',
    another: 'Ask for another link',
  },
  newPassword: {
    password: 'New password',
    repeated: 'The same again',
    hint: (shortest: number) => `At least ${shortest} characters. A phrase that only you would say is best.`,
  },
}
