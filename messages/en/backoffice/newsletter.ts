import { plural } from '../../plural.ts'

const readers = (count: number) => plural('en', count, { one: '1 reader', other: `${count} readers` })

export const newsletterMessages = {
  title: 'Newsletter',
  confirmed: (count: number) =>
    plural('en', count, { one: '1 confirmed subscriber', other: `${count} confirmed subscribers` }),
  export: 'Export as CSV',
  csv: { email: 'E-mail', confirmed: 'Confirmed' },
  issues: 'Issues',
  noIssues: 'No issue has been written yet.',
  write: 'Write an issue',
  statuses: { draft: 'Draft', sending: 'Sending', sent: 'Sent', stopped: 'Stopped' },
  back: 'Newsletter',
  subject: 'Subject',
  body: 'Text',
  bodyHint:
    'An empty line begins a paragraph, # a heading. An address alone between empty lines becomes a button. An unsubscribe link is added at the end.',
  save: 'Save the draft',
  keyUsed: 'This form has made a draft already. What you typed is still here: save again to make another one.',
  openMade: 'Show the draft',
  saved: 'The draft is saved.',
  previewTitle: 'Before sending',
  preview: 'Preview as e-mail',
  previewText: 'Preview as plain text',
  sendTest: 'Send me a test',
  testSent: (email: string) => `The draft is saved, and a test is on its way to ${email}.`,
  savesFirst: 'Each of these saves the draft first. The unsubscribe link only works in the e-mails to readers.',
  changedMeanwhile: 'Somebody else has changed this draft since you opened it. Nothing was saved or sent.',
  alreadySent: 'This issue has been sent meanwhile and stays as it was.',
  send: (count: number) => `Send to ${readers(count)}`,
  sendText:
    'Everyone who has confirmed gets it as it is written above. You can stop it, but what has been sent cannot be recalled.',
  sendNow: 'Send now',
  nobody: 'Nobody has confirmed the newsletter yet, so there is nobody to send to.',
  progress: 'Progress',
  sentOf: (sent: number, all: number) => `${sent} of ${readers(all)} have it`,
  waiting: (count: number) => `${count} on the way`,
  givenUp: (count: number) => `${count} could not be reached`,
  withdrawn: (count: number) => `${count} stopped or unsubscribed`,
  stop: 'Stop',
  continue: 'Continue sending',
}
