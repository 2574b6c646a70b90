import { plural } from '../../plural.ts'

export const letters = {
  title: 'Letters',
  filters: { 'given-up': 'Given up', waiting: 'Waiting', sent: 'Sent', withdrawn: 'Withdrawn' },
  none: {
    'given-up': 'Every letter could be sent.',
    waiting: 'No letter waits.',
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
    'newsletter-trial': 'Newsletter, on trial',
    'operator-invitation': 'Invitation to the team',
    'password-reset': 'Forgotten password',
  },
  recipient: 'Address',
  attempts: (count: number) => plural('en', count, { one: '1 attempt', other: `${count} attempts` }),
  queued: (moment: string) => `Written ${moment}`,
  sent: (moment: string) => `Sent ${moment}`,
  again: 'Send again',
  select: (recipient: string) => `Select the letter to ${recipient}`,
  selectAll: 'Select all',
  againSelected: 'Send the selected again',
  againShown: 'Send all shown again',
  resent: (count: number) =>
    plural('en', count, {
      one: 'The letter goes out again.',
      other: count === 0 ? 'Nothing is left to send again here.' : `${count} letters go out again.`,
    }),
}
