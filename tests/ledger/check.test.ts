import assert from 'node:assert/strict'
import { test } from 'node:test'
import { consistencyRules } from '#domain/consistency/rules.ts'
import { check, clientRules } from './check.ts'
import { type Actor, actors, type DatabaseState, type Evidence, type StoredOrder } from './evidence.ts'
import type { Call } from './history.ts'

const lines = [
  { sizeId: 1, quantity: 2 },
  { sizeId: 2, quantity: 1 },
]
const operation = { kind: 'order', requestId: 'a1', hasKey: true, lines, total: 38_000 } as const
const order = { number: 'H-0000-0001', token: 'token', total: 38_000 }
const taken: Call = {
  ...{ id: 1, instance: 0, operation, invokedAt: 0, endedAt: 20, outcome: 'ok' },
  response: { status: 201, order },
}
const read: Call = {
  ...{
    ...taken,
    id: 2,
    instance: 1,
    invokedAt: 40,
    endedAt: 45,
    operation: { kind: 'read', number: order.number, token: order.token },
  },
  response: { status: 200, showsNumber: true },
}
const readThere: Call = { ...read, id: 3, instance: 0 }
const stored: StoredOrder = {
  ...{ id: 7, number: order.number, requestId: 'a1', isErased: false, status: 'received', total: 38_000, lines },
}
const sales = [
  { orderId: 7, sizeId: 1, kind: 'sale', pieces: -2 },
  { orderId: 7, sizeId: 2, kind: 'sale', pieces: -1 },
]
const state: DatabaseState = {
  ...{ orders: [stored], movements: sales, idempotencyRecords: [{ orderId: 7 }] },
}
const emptied = { at: 900, sizes: [{ sizeId: 1, stock: 5, brought: 5 }] }
const recap = { kind: 'order-recap', orderId: 7, messageId: '<recap>', status: 'sent' }
const notice = { kind: 'order-notice', orderId: 7, messageId: '<notice>', status: 'sent' }
const received = [
  { messageId: '<recap>', at: 100 },
  { messageId: '<notice>', at: 110 },
]
const emails = { outbox: [recap, notice], received, disturbances: [] }
const good: Evidence = {
  ...{ calls: [taken, read, readThere], healedAt: 30, violations: [], checks: 1, state, emptied, emails },
  ...{ unexpectedExits: [], recoveries: [300, 400], backupProblems: [], held: { most: 3, limit: 3 } },
  actions: Object.fromEntries(actors.map((actor) => [actor, 1])) as Record<Actor, number>,
  isLong: true,
}

function withOrder(change: Partial<StoredOrder>, more: Partial<DatabaseState> = {}): Evidence {
  return { ...good, state: { ...state, orders: [{ ...stored, ...change }], ...more } }
}

const twice = { ...stored, id: 8, number: 'H-0000-0002' }
const cancel: Call = {
  ...read,
  id: 3,
  operation: { ...read.operation, kind: 'cancel' } as Call['operation'],
  response: { status: 303 },
}

const erase: Call = {
  ...{
    ...read,
    id: 4,
    invokedAt: 50,
    endedAt: 60,
    operation: { ...read.operation, kind: 'erase' } as Call['operation'],
  },
  response: { status: 302 },
}
const gone: Call = { ...read, id: 5, outcome: 'failed', invokedAt: 70, endedAt: 75, response: { status: 404 } }
/** Its idempotency record goes with the personal data. */
const erased = withOrder({ isErased: true, status: 'cancelled' }, { idempotencyRecords: [] })

/** Evidence of faults, by the rule that must detect them. Other rules may detect the same fault. */
const bad: Record<keyof typeof clientRules, Record<string, Evidence>> = {
  'no lost order': {
    'an order that is not stored': { ...good, state: { ...state, orders: [] } },
    'a number two orders have': { ...good, state: { ...state, orders: [stored, { ...stored, id: 8 }] } },
    'a line missing': withOrder({ lines: stored.lines.slice(1) }),
    'other pieces': withOrder({ lines: stored.lines.map((line) => ({ ...line, quantity: 3 })) }),
    'another total than in the response': withOrder({ total: 39_000 }),
  },
  'no phantom': {
    'an order nobody requested': withOrder({ requestId: 'a2' }),
    'an order whose only call was refused': {
      ...good,
      calls: [{ ...taken, outcome: 'failed', response: { status: 409 } }],
    },
    'an order of other lines': withOrder({ lines: stored.lines.slice(1) }),
  },
  'at most one order per idempotency key, with equal responses': {
    'two orders of one request': { ...good, state: { ...state, orders: [stored, twice] } },
    'a retry with another number': {
      ...good,
      calls: [taken, { ...taken, id: 3, response: { status: 201, order: { ...order, number: twice.number } } }],
    },
    'a retry with another token': {
      ...good,
      calls: [taken, { ...taken, id: 3, response: { status: 201, order: { ...order, token: 'other' } } }],
    },
    'another body accepted with the same key': {
      ...good,
      calls: [taken, { ...taken, id: 3, operation: { ...operation, lines: lines.slice(1) } }],
    },
  },
  'totals are agreed': {
    'a total the client had not agreed to': {
      ...good,
      calls: [{ ...taken, operation: { ...operation, total: 37_000 } }],
    },
  },
  'nothing leaked': {
    'a piece nobody can buy': { ...good, emptied: { at: 900, sizes: [{ sizeId: 1, stock: 4, brought: 5 }] } },
    'a piece restocked twice': { ...good, emptied: { at: 900, sizes: [{ sizeId: 1, stock: 6, brought: 5 }] } },
  },
  'idempotency keys are recorded': {
    'no idempotency record': withOrder({}, { idempotencyRecords: [] }),
    'an idempotency record without an order': withOrder({}, { idempotencyRecords: [{ orderId: 7 }, {}] }),
  },
  'cancellations stay': {
    'a cancellation that did not stay': { ...good, calls: [taken, cancel] },
  },
  'erasures stay': {
    'an erasure that did not stay': { ...good, calls: [taken, erase] },
    'a page that is shown after its order was erased': {
      ...erased,
      calls: [taken, erase, { ...read, id: 5, invokedAt: 70, endedAt: 75 }],
    },
  },
  'held stock stays within its limit': {
    'a piece beyond the limit': { ...good, held: { most: 4, limit: 3 } },
  },
  'backups are whole': {
    'a backup that cannot be restored': { ...good, backupProblems: ['backup: no oversell: size 1 sold 3 of 2 pieces'] },
  },
  'every actor acts': {
    'a job that released nothing': { ...good, actions: { ...good.actions, releases: 0 } },
    'an instance without orders': {
      ...good,
      actions: { ...good.actions, 'orders at instance 1': 0 },
    },
  },
  'only documented statuses, in time': {
    'an order answered 500': { ...good, calls: [{ ...taken, outcome: 'unknown', response: { status: 500 } }] },
    'an order not found before its erasure': { ...good, calls: [taken, { ...gone, endedAt: 45 }, erase] },
    'a page answered 404': { ...good, calls: [taken, { ...read, outcome: 'failed', response: { status: 404 } }] },
    'a call that hung': { ...good, calls: [{ ...taken, endedAt: 31_000 }] },
  },
  'the private page responds on every instance': {
    'a page that is not there': { ...good, calls: [taken, { ...read, response: { status: 404 } }] },
    'a page that one instance never showed': { ...good, calls: [taken, read] },
    'a page that was only shown before the last fault': { ...good, healedAt: 50 },
    'an erased page that was not found before': {
      ...good,
      calls: [taken, read, readThere, { ...gone, endedAt: 45 }, erase],
    },
    'a page without the order': { ...good, calls: [taken, { ...read, response: { status: 200, showsNumber: false } }] },
  },
  'recovers without intervention': {
    'a process that ended': { ...good, unexpectedExits: ['instance 1 ended unexpectedly with code 1'] },
    'an instance that did not recover': { ...good, recoveries: [300, 60_000] },
  },
  'emails arrive, and twice only where the sender could not know': {
    'an email still waiting': { ...good, emails: { ...emails, outbox: [{ ...recap, status: 'queued' }, notice] } },
    'an email sent to nobody': { ...good, emails: { ...emails, received: received.slice(1) } },
    'an email twice for no reason': {
      ...good,
      emails: { ...emails, received: [...received, { messageId: '<recap>', at: 200 }] },
    },
    'an email three times for one reason': {
      ...good,
      emails: {
        ...emails,
        received: [...received, { messageId: '<recap>', at: 200 }, { messageId: '<recap>', at: 300 }],
        disturbances: [{ from: 150, until: 160 }],
      },
    },
    'an email nobody wrote': {
      ...good,
      emails: { ...emails, received: [...received, { messageId: '<other>', at: 200 }] },
    },
  },
}

test('a correct run has no violations', () => {
  for (const [rule, violations] of Object.entries(check(good))) assert.deepEqual(violations, [], rule)
})

test('an order that is canceled as its customer was told has no violations', () => {
  const cancelled = withOrder({ status: 'cancelled' })
  for (const [rule, violations] of Object.entries(check({ ...cancelled, calls: [taken, cancel, read, readThere] })))
    assert.deepEqual(violations, [], rule)
})

test('an order that is erased as its customer was told, and not found from then on, has no violations', () => {
  const outbox = [{ ...recap, status: 'withdrawn' }, notice]
  const evidence = { ...erased, calls: [taken, read, readThere, erase, gone], emails: { ...emails, outbox } }
  for (const [rule, violations] of Object.entries(check(evidence))) assert.deepEqual(violations, [], rule)
})

test('what breaks a rule of the shop is reported with its moment', () => {
  for (const rule of Object.keys(consistencyRules) as (keyof typeof consistencyRules)[]) {
    const violations = [{ rule, at: 50, detail: 'H-0000-0001 costs nothing' }]
    assert.deepEqual(check({ ...good, violations })[rule], ['at 50 ms H-0000-0001 costs nothing'])
  }
})

test('an amended order is compared with what was sold at first', () => {
  const amended = withOrder(
    {
      lines: [{ sizeId: 1, quantity: 1 }, ...stored.lines.slice(1)],
      total: 28_000,
    },
    { movements: [...sales, { orderId: 7, sizeId: 1, kind: 'amendment', pieces: 1 }] },
  )
  for (const [rule, violations] of Object.entries(check(amended))) assert.deepEqual(violations, [], rule)
  const soldOther = amended.state.movements.map((one) => (one.kind === 'sale' ? { ...one, pieces: -3 } : one))
  const verdicts = check({ ...amended, state: { ...amended.state, movements: soldOther } })
  for (const rule of ['no lost order', 'no phantom'] as const) assert.notDeepEqual(verdicts[rule], [], rule)
})

test('an order with an unknown outcome may exist or not', () => {
  const unheard: Call = { ...taken, outcome: 'unknown', error: 'ECONNRESET' }
  const { response: _none, ...withoutResponse } = unheard
  for (const there of [good, { ...good, state: { ...state, orders: [], idempotencyRecords: [] } }]) {
    const verdicts = check({ ...there, calls: [withoutResponse] })
    for (const rule of ['no lost order', 'no phantom'] as const) assert.deepEqual(verdicts[rule], [])
  }
})

test('an email that arrives twice after its sender was killed is no violation', () => {
  const again = [...received, { messageId: '<recap>', at: 900 }]
  const disturbed = { ...good, emails: { ...emails, received: again, disturbances: [{ from: 150, until: 160 }] } }
  assert.deepEqual(check(disturbed)['emails arrive, and twice only where the sender could not know'], [])
})

for (const rule of Object.keys(clientRules) as (keyof typeof clientRules)[])
  for (const [fault, evidence] of Object.entries(bad[rule]))
    test(`"${rule}" reports ${fault}`, () => {
      assert.notDeepEqual(check(evidence)[rule], [])
    })
