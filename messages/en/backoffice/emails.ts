import { plural } from '../../plural.ts'

export const emails = {
  title: 'Letters',
  filters: {
    'given-up': 'Given up',
    held: 'Held',
    failing: 'Failing',
    waiting: 'Waiting',
    sent: 'Sent',
    withdrawn: 'Withdrawn',
  },
  withCount: (name: string, count: number) => `${name} (${count > 1000 ? '1000+' : count})`,
  none: {
    'given-up': 'No letter was given up.',
    held: 'No letter is held.',
    failing: 'No letter fails.',
    waiting: 'No letter waits to be tried.',
    sent: 'No letter was sent yet.',
    withdrawn: 'No letter was withdrawn.',
  },
  kinds: {
    'order-recap': 'Order, to the customer',
    'order-notice': 'Order, to the shop',
    'order-progress': 'Order, how far it is',
    'plan-confirmation': 'Pack request, to the maker',
    'plan-notice': 'Pack request, to the shop',
    'plan-approved': 'Pack approved',
    'plan-renewed': 'Pack renewed',
    'plan-refused': 'Pack refused',
    'plan-expired': 'Pack ended',
    'message-notice': 'Message, to the shop',
    'message-reply': 'Answer to a message',
    'newsletter-confirmation': 'Newsletter, to confirm',
    'newsletter-issue': 'Newsletter',
    'newsletter-test': 'Newsletter, on trial',
    'data-link': 'Link to personal data',
    'operator-invitation': 'Invitation to the team',
    'password-reset': 'Forgotten password',
    'password-changed': 'Account, password changed',
    'email-changed': 'Account, address changed',
    'second-factor-added': 'Account, app added',
    'second-factor-removed': 'Account, second step removed',
    'people-exported': 'Account, addresses exported',
  },
  states: {
    queued: 'Waits to be sent',
    sent: 'Sent',
    failed: 'Failed, is tried again',
    'given-up': 'Given up',
    withdrawn: 'Withdrawn',
    held: 'Held until one of us decides',
  },
  folder:
    'No letter leaves this machine: each is written to a folder, counts as sent, and nobody receives it. Who runs the program can name a mail server in MAIL_URL.',
  failing: (count: number) =>
    plural('en', count, {
      one: '1 letter fails and is tried again by itself.',
      other: `${count > 1000 ? 'More than 1000' : count} letters fail and are tried again by themselves.`,
    }),
  problems: {
    unreachable: 'The mail server cannot be reached: it is not running, or its address is wrong.',
    'no-answer': 'The mail server did not answer in time.',
    'sign-in': 'The mail server refused the sign-in: the user name or password for it is wrong.',
    address: 'The mail server refused the address: it may be mistyped, or no longer exist.',
    'too-many': 'The mail server wants fewer letters at a time.',
    other: 'The mail server did not take the letter.',
  },
  technicalReason: 'What it said',
  writtenToFolder: (moment: string) => `Written to a folder ${moment}`,
  details: {
    to: 'To',
    kind: 'Kind',
    state: 'State',
    order: 'Order',
    error: 'What went wrong',
    asSent: 'As it was last written to be sent. The secret parts of its links are not kept.',
    asNow: 'As it would be written now: it is written when it is sent.',
    asNowSent: 'Its words were not kept. As it would be written now:',
    textUnavailable: 'What it tells of is no longer there, and its words were not kept.',
    back: 'All letters',
  },
  recipient: 'Address',
  attempts: (count: number) => plural('en', count, { one: '1 attempt', other: `${count} attempts` }),
  queued: (moment: string) => `Written ${moment}`,
  sent: (moment: string) => `Sent ${moment}`,
  resend: 'Send again',
  select: (recipient: string) => `Select the letter to ${recipient}`,
  selectAll: 'Select all',
  resendSelected: 'Send the selected again',
  resendShown: 'Send all shown again',
  held: {
    reason:
      'More letters to one address, or from one network, than the limits in the settings allow. Anybody can type any address: send those that somebody waits for, and drop the others.',
    release: 'Send',
    drop: 'Drop',
    releaseSelected: 'Send the selected',
    dropSelected: 'Drop the selected',
  },
  /** What happened to so many letters. */
  done: {
    resent: (count: number) =>
      plural('en', count, {
        one: 'The letter goes out again.',
        other: count === 0 ? 'Nothing is left to send again here.' : `${count} letters go out again.`,
      }),
    released: (count: number) =>
      plural('en', count, {
        one: 'The letter goes out.',
        other: count === 0 ? 'Nothing is left to send here.' : `${count} letters go out.`,
      }),
    dropped: (count: number) =>
      plural('en', count, {
        one: 'The letter will not be sent.',
        other: count === 0 ? 'Nothing is left to drop here.' : `${count} letters will not be sent.`,
      }),
  },
}
