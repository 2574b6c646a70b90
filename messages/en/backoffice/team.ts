import { plural } from '../../plural.ts'

export const teamMessages = {
  title: 'Team',
  you: 'you',
  states: { invited: 'invited, has no password yet', disabled: 'disabled' },
  hasApp: 'with an app or a passkey',
  failedSignIns: (count: number) =>
    plural('en', count, { one: '1 failed sign-in in 30 days', other: `${count} failed sign-ins in 30 days` }),
  actions: {
    disable: 'Disable',
    enable: 'Enable',
    'invite-again': 'Send the e-mail again',
    'invitation-link': 'A link to copy',
    'forget-app': 'Reset app and passkeys',
  },
  forgetAppAsked: {
    question: 'The app and all passkeys of this account stop working and have to be set up again.',
    sure: 'Yes, reset them',
  },
  link: 'Hand this link to your colleague. Whoever opens it chooses the password of the account; it works for 7 days and is shown only now.',
  copy: 'Copy the link',
  copied: 'Copied',
  notInvited: 'This account needs no invitation: it has a password, or is disabled.',
  unchanged: 'This had been done already: the account is as you wanted it.',
  oneself: 'You cannot do this to your own account, so that there is always an owner.',
  known: 'This address already has an account.',
  folder: 'No e-mail leaves this machine: your administrator can find the invitation link in the e-mail folder.',
  invited: (email: string) => `An e-mail with a link is on its way to ${email}.`,
  invite: 'Invite a colleague',
  name: 'Name',
  role: 'Role',
  inviteButton: 'Send the invitation',
}
