import { isolate } from '../../isolate.ts'

export const contactMessages = {
  title: 'Messages',
  filters: { waiting: 'To answer', done: 'Done' },
  none: { waiting: 'Every message is answered.', done: 'Nothing has been answered yet.' },
  suspicious: 'Looks as if a program had written it',
  back: 'All messages',
  from: (name: string) => `Message of ${name}`,
  doneBy: (who: string, moment: string) => `Done by ${who}, ${moment}`,
  toOrder: 'Open the order',
  onOrderPage: 'Written on the page of the order, which whoever has its link can open.',
  noAddress: 'The order has no e-mail address: call the customer, then mark the message as done.',
  replies: 'Answers',
  repliedBy: (who: string, moment: string) => `${who}, ${moment}`,
  emailStates: {
    queued: 'The letter is on its way.',
    failed: 'The letter could not be sent yet and is tried again.',
    sent: 'The letter has gone.',
    'given-up': 'The letter could not be sent.',
    withdrawn: 'The letter was withdrawn.',
    held: 'The letter is held until one of us decides.',
  },
  reply: 'Answer by letter',
  replyHint: (email: string, language: string) =>
    `Goes to ${email}, with a greeting above (language: ${isolate('ltr', language)}) and the message below.`,
  conflict:
    'This was answered while you wrote; the answer stands above. Yours was not sent: send it if it is still needed.',
  send: 'Send the answer',
  markDone: 'Done without an answer',
  reopen: 'Take up again',
}
