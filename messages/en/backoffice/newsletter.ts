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
    'An empty line begins a paragraph, # a heading. An address alone between empty lines becomes a button. The way to leave is added below.',
  save: 'Save the draft',
  saved: 'The draft is saved.',
  previewTitle: 'Before it goes out',
  preview: 'See it as a letter',
  previewText: 'See it as plain text',
  sendTest: 'Send a trial to me',
  testSent: (email: string) => `The draft is saved, and a trial is on its way to ${email}.`,
  savesFirst: 'Each of these saves the draft first. The link to leave works only in the letters of readers.',
  changedMeanwhile: 'Somebody else has changed this draft since you opened it. Nothing was saved or sent.',
  alreadySent: 'This issue has been sent meanwhile and stays as it was.',
  send: (count: number) => `Send to ${readers(count)}`,
  sendText: 'Everyone who has confirmed gets it as it is written above. It can be stopped, but what has gone is gone.',
  sendNow: 'Send now',
  nobody: 'Nobody has confirmed the newsletter yet, so there is nobody to send to.',
  progress: 'Progress',
  sentOf: (sent: number, all: number) => `${sent} of ${readers(all)} have it`,
  waiting: (count: number) => `${count} on the way`,
  givenUp: (count: number) => `${count} could not be reached`,
  withdrawn: (count: number) => `${count} stopped or left`,
  stop: 'Stop',
  continue: 'Go on sending',
}
