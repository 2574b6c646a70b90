import { plural } from '../../plural.ts'

const of = (one: string, other: string) => (count: number) => `${count} ${plural('en', count, { one, other })}`

/** The call queue. */
export const callsMessages = {
  title: 'Call queue',
  counts: {
    requests: of('of them a request, called first', 'of them requests, called first'),
    toCallBackNow: of('to call back now', 'to call back now'),
    toCall: of('to call', 'to call'),
    later: of('to call back later', 'to call back later'),
    wrongNumbers: of('wrong number', 'wrong numbers'),
  },
  empty: 'Nobody to call',
  emptyText: 'New orders appear here by themselves.',
  noneLeft: 'No more calls for you now',
  noneLeftText: 'The rest has been skipped, or somebody else is calling.',
  again: 'Start over',
  nextCard: 'Next call',
  others: 'With colleagues',
  with: (person: string) => `with ${person}`,
  taken: (person: string) => `${person} has this card and may be calling.`,
  takeOver: 'Take over',
  call: 'Call',
  earlier: 'Other orders of this number',
  earlierCounts: ({ count, delivered, refused }: { count: number; delivered: number; refused: number }) =>
    `${plural('en', count, { one: '1 order', other: `${count} orders` })}: ${delivered} delivered, ${refused} refused`,
  calls: 'Calls so far',
  callBy: (person: string, moment: string, outcome: string) => `${moment}, ${person}: ${outcome}`,
  confirmed: 'Confirmed',
  noAnswer: 'No answer',
  otherTime: 'No answer: call back at another time',
  callBack: { soon: 'In 30 minutes', hours: 'In 3 hours', evening: 'At 18:00', tomorrow: 'Tomorrow at 10:00' },
  callBackOn: { evening: (day: string) => `${day} at 18:00`, tomorrow: (day: string) => `${day} at 10:00` },
  wrongNumber: 'Wrong number',
  newNumber: 'The right number, if somebody knows it',
  recordWrong: 'Record the wrong number',
  correct: 'Correct the address',
  change: 'Change the pieces',
  saveAndConfirm: 'Save and confirm',
  cancel: 'Cancelled',
  cancelOrder: 'Cancel the order',
  skip: 'Later: show the next',
  note: 'Note on the call',
  done: (number: string, outcome: string) => `${number}: ${outcome}.`,
  settled: 'Somebody has settled this order meanwhile.',
  notKept: (note: string) => `Your note was not kept: “${note}”`,
}
