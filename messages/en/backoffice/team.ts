import { plural } from '../../plural.ts'

export const teamMessages = {
  title: 'Team',
  you: 'you',
  states: { invited: 'invited, has no password yet', disabled: 'shut out' },
  hasApp: 'with an app or a passkey',
  failedSignIns: (count: number) =>
    plural('en', count, { one: '1 failed sign-in in 30 days', other: `${count} failed sign-ins in 30 days` }),
  actions: {
    disable: 'Shut out',
    enable: 'Let back in',
    'invite-again': 'Send the letter again',
    'invitation-link': 'A link to copy',
    'forget-app': 'Forget app and passkeys',
    'make-owner': 'Make an owner',
    'make-staff': 'Make staff',
  },
  /** Before what gives power away or cannot be taken back. */
  asked: {
    'make-owner': {
      question: 'An owner decides who works here, and can shut out everybody else, you too.',
      sure: 'Yes, make an owner',
    },
    'forget-app': {
      question: 'The app and all passkeys of this account stop working and have to be set up again.',
      sure: 'Yes, forget them',
    },
  },
  link: 'Hand this link to your colleague. Whoever opens it chooses the password of the account; it works for 7 days and is shown only now.',
  copy: 'Copy the link',
  copied: 'Copied',
  notInvited: 'This account waits for no password: it has one, or is shut out.',
  oneself: 'Nobody does this to the own account, so that an owner is always left.',
  known: 'Somebody has an account under this address already.',
  folder:
    'No letter leaves this machine: the person who looks after the program finds the link of an invitation in the folder of letters.',
  invited: (email: string) => `A letter with a link is on its way to ${email}.`,
  invite: 'Invite a colleague',
  name: 'Name',
  role: 'Role',
  roleMeans: {
    staff: 'does the daily work',
    owner: 'also decides who works here',
  },
  inviteButton: 'Send the invitation',
}
