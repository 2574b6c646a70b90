import { plural } from '../../plural.ts'

export const undoStepsMessages = {
  taken: (state: string) => `The order is “${state}” now.`,
  untold: (minutes: number) =>
    plural('en', minutes, {
      one: 'The customer does not know yet. For 1 more minute it can be undone.',
      other: `The customer does not know yet. For ${minutes} more minutes it can be undone.`,
    }),
  undo: 'Undo',
  undoOf: (state: string) => `Undo “${state}”`,
  late: (state: string) => `Undo “${state}” with a reason`,
  reason: 'Reason',
  reasonHint:
    'Internal. The customer may have seen this step on the page of the order, which then shows the one before.',
  wasTold: 'The customer was told about this step by e-mail.',
  correct: 'Send a correction by e-mail',
  done: (state: string) => `Undone: the order is “${state}” again.`,
  outcomes: {
    'already-undone': (state: string) => `Somebody has undone this step already. The order is “${state}” now.`,
    'changed-since': (state: string) =>
      `The order has gone on since: it is “${state}” now. Only the last step can be undone.`,
    joined: 'This order was joined into another one, which has its pieces. It stays as it is.',
    'exchange-undone': 'It replaced returned pieces, and that exchange was undone: the order stays as it is.',
    returning: 'Pieces of the order are in a return. Undo or refuse that first.',
    erased: 'The data of this customer was erased. The order stays as it is.',
  },
  entry: (state: string) => `Undone: ${state}`,
  undone: 'undone since',
  batch: {
    reasonHint: 'Internal. Needed once customers may have seen it.',
    correct: 'Send a correction by e-mail to those who were told',
    undo: (count: number) => plural('en', count, { one: 'Undo', other: `Undo all ${count}` }),
    taken: 'Orders',
    done: (count: number) =>
      plural('en', count, { one: '1 order is as before.', other: `${count} orders are as before.` }),
    none: 'No order was changed back.',
    notUndone: (number: string, why: string) => `${number}: ${why}`,
    reasons: {
      'changed-since': (state: string) => `it has gone on since, to “${state}”`,
      'reason-needed': () => 'the time to undo it is over, so open it and say why',
      'out-of-stock': () => 'its pieces are no longer in stock',
      joined: () => 'it was joined into another order',
      'exchange-undone': () => 'its exchange was undone',
      returning: () => 'pieces of it are in a return',
      erased: () => 'the data of its customer was erased',
    },
  },
}
