import { isolate } from '../../isolate.ts'

export const contactMessages = {
  title: 'Messages',
  filters: { waiting: 'To answer', done: 'Done' },
  none: { waiting: 'Every message is answered.', done: 'Nothing has been answered yet.' },
  suspicious: 'Looks like spam',
  back: 'All messages',
  from: (name: string) => `Message from ${name}`,
  doneBy: (who: string, moment: string) => `Done by ${who}, ${moment}`,
  toOrder: 'Open the order',
  onOrderPage: 'Written on the order page, which anyone with its link can open.',
  noAddress: 'The order has no e-mail address: call the customer, then mark the message as done.',
  replies: 'Replies',
  repliedBy: (who: string, moment: string) => `${who}, ${moment}`,
  emailStates: {
    queued: 'The e-mail is on its way.',
    failed: 'The e-mail could not be sent yet and will be retried.',
    sent: 'The e-mail has been sent.',
    'given-up': 'The e-mail could not be sent.',
    withdrawn: 'The e-mail was withdrawn.',
    held: 'The e-mail is held until one of us decides.',
  },
  reply: 'Reply by e-mail',
  replyHint: (email: string, language: string) =>
    `Goes to ${email}, with a greeting above (language: ${isolate('ltr', language)}) and the message below.`,
  conflict: 'Someone replied while you were writing; see above. Yours was not sent: send it if it is still needed.',
  send: 'Send the reply',
  markDone: 'Done without a reply',
  reopen: 'Reopen',
}
