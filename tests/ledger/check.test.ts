import assert from 'node:assert/strict'
import { test } from 'node:test'
import { check, type RuleName, rules } from './check.ts'
import type { BookedOrder, Books, Evidence } from './evidence.ts'
import type { Call } from './history.ts'

const lines = [
  { sizeId: 1, quantity: 2 },
  { sizeId: 2, quantity: 1 },
]
const wish = { kind: 'order', attempt: 'a1', hasKey: true, lines, total: 38_000 } as const
const order = { number: 'H-0000-0001', token: 'token', total: 38_000 }
const taken: Call = {
  ...{ id: 1, instance: 0, wish, invokedAt: 0, endedAt: 20, outcome: 'ok' },
  answer: { status: 201, order },
}
const read: Call = {
  ...{
    ...taken,
    id: 2,
    instance: 1,
    invokedAt: 40,
    endedAt: 45,
    wish: { kind: 'read', number: order.number, token: order.token },
  },
  answer: { status: 200, showsNumber: true },
}
const readThere: Call = { ...read, id: 3, instance: 0 }
const booked: BookedOrder = {
  ...{ id: 7, number: order.number, attempt: 'a1', status: 'received', subtotal: 30_000, total: 38_000 },
  lines: [
    { sizeId: 1, quantity: 2, lineTotal: 20_000 },
    { sizeId: 2, quantity: 1, lineTotal: 10_000 },
  ],
  ...{ steps: [], tokens: 1, placings: 1 },
}
const sales = [
  { orderId: 7, sizeId: 1, kind: 'sale', pieces: -2 },
  { orderId: 7, sizeId: 2, kind: 'sale', pieces: -1 },
]
const books: Books = {
  ...{ orders: [booked], movements: sales, attempts: [{ orderId: 7 }] },
  transitions: new Set(['received confirmed', 'received cancelled', 'confirmed packed']),
}
const size = { sizeId: 1, stock: 3, ledger: 3, brought: 5, sold: 2 }
const emptied = { at: 900, sizes: [{ ...size, stock: 5, ledger: 5, sold: 0 }] }
const recap = { kind: 'order-recap', orderId: 7, messageId: '<recap>', status: 'sent' }
const notice = { kind: 'order-notice', orderId: 7, messageId: '<notice>', status: 'sent' }
const received = [
  { messageId: '<recap>', at: 100 },
  { messageId: '<notice>', at: 110 },
]
const post = { letters: [recap, notice], received, disturbances: [] }
const good: Evidence = {
  ...{ calls: [taken, read, readThere], healedAt: 30, samples: [{ at: 50, sizes: [size] }], books, emptied, post },
  ...{ unexpectedExits: [], recoveries: [300, 400] },
}

function withOrder(change: Partial<BookedOrder>, more: Partial<Books> = {}): Evidence {
  return { ...good, books: { ...books, orders: [{ ...booked, ...change }], ...more } }
}

function withSample(change: Partial<typeof size>): Evidence {
  return { ...good, samples: [{ at: 50, sizes: [{ ...size, ...change }] }] }
}

const twice = { ...booked, id: 8, number: 'H-0000-0002' }
const givenBack = sales.map((sale) => ({ ...sale, kind: 'cancel', pieces: -sale.pieces }))
const cancel: Call = { ...read, id: 3, wish: { ...read.wish, kind: 'cancel' } as Call['wish'], answer: { status: 303 } }

/** What could go wrong, under the rule that must say so. Others may find fault with the same thing. */
const bad: Record<RuleName, Record<string, Evidence>> = {
  'no lost order': {
    'an order that is not in the books': { ...good, books: { ...books, orders: [] } },
    'a number two orders have': { ...good, books: { ...books, orders: [booked, { ...booked, id: 8 }] } },
    'a line missing': withOrder({ lines: booked.lines.slice(1) }),
    'other pieces': withOrder({ lines: booked.lines.map((line) => ({ ...line, quantity: 3 })) }),
    'another total than was told': withOrder({ total: 39_000 }),
  },
  'no phantom': {
    'an order nobody asked for': withOrder({ attempt: 'a2' }),
    'an order whose only call was refused': {
      ...good,
      calls: [{ ...taken, outcome: 'failed', answer: { status: 409 } }],
    },
    'an order of other lines': withOrder({ lines: booked.lines.slice(1) }),
  },
  'at most one order a key, with equal answers': {
    'two orders of one attempt': { ...good, books: { ...books, orders: [booked, twice] } },
    'a repetition told another number': {
      ...good,
      calls: [taken, { ...taken, id: 3, answer: { status: 201, order: { ...order, number: twice.number } } }],
    },
    'a repetition told another token': {
      ...good,
      calls: [taken, { ...taken, id: 3, answer: { status: 201, order: { ...order, token: 'other' } } }],
    },
    'another body taken under the same key': {
      ...good,
      calls: [taken, { ...taken, id: 3, wish: { ...wish, lines: lines.slice(1) } }],
    },
  },
  'total = lines + 8,000 millimes': {
    'shipping forgotten': withOrder({ total: 30_000 }),
    'lines that do not add up': withOrder({ subtotal: 31_000, total: 39_000 }),
    'a total the client had not agreed to': { ...good, calls: [{ ...taken, wish: { ...wish, total: 37_000 } }] },
  },
  'no oversell': {
    'stock below zero': withSample({ stock: -1 }),
    'more sold than brought': withSample({ sold: 6 }),
  },
  'counter = ledger': { 'a counter that lags': withSample({ stock: 4 }) },
  'nothing leaked': {
    'a piece nobody can buy': { ...good, emptied: { at: 900, sizes: [{ ...size, stock: 4, ledger: 4, sold: 1 }] } },
    'a piece given back twice': { ...good, emptied: { at: 900, sizes: [{ ...size, stock: 6, ledger: 6, sold: -1 }] } },
  },
  'all or nothing': {
    'no lines': withOrder({ lines: [] }, { movements: [] }),
    'no pieces taken': withOrder({}, { movements: [] }),
    'only some pieces taken': withOrder({}, { movements: sales.slice(1) }),
    'no token': withOrder({ tokens: 0 }),
    'no event': withOrder({ placings: 0 }),
    'two events': withOrder({ placings: 2 }),
    'no attempt kept': withOrder({}, { attempts: [] }),
    'an attempt that led nowhere': withOrder({}, { attempts: [{ orderId: 7 }, {}] }),
    'cancelled without giving back': withOrder({ status: 'cancelled' }),
    'given back without being cancelled': withOrder({}, { movements: [...sales, ...givenBack] }),
  },
  'status histories are legal': {
    'a status without its step': withOrder({ status: 'confirmed' }),
    'a step that does not exist': withOrder({ status: 'packed', steps: [{ from: 'received', to: 'packed' }] }),
    'a step from where the order was not': withOrder({
      status: 'packed',
      steps: [{ from: 'confirmed', to: 'packed' }],
    }),
    'a cancellation that did not stay': { ...good, calls: [taken, cancel] },
  },
  'only promised answers, in time': {
    'an order answered 500': { ...good, calls: [{ ...taken, outcome: 'unknown', answer: { status: 500 } }] },
    'a page answered 404': { ...good, calls: [taken, { ...read, outcome: 'failed', answer: { status: 404 } }] },
    'a call that hung': { ...good, calls: [{ ...taken, endedAt: 31_000 }] },
  },
  'the private page answers on every instance': {
    'a page that is not there': { ...good, calls: [taken, { ...read, answer: { status: 404 } }] },
    'a page that one instance never showed': { ...good, calls: [taken, read] },
    'a page that was only shown before the last fault': { ...good, healedAt: 50 },
    'a page of nothing': { ...good, calls: [taken, { ...read, answer: { status: 200, showsNumber: false } }] },
  },
  'recovers by itself': {
    'a process that ended': { ...good, unexpectedExits: ['instance 1 ended by itself with code 1'] },
    'an instance that stayed away': { ...good, recoveries: [300, 60_000] },
  },
  'one row a letter': {
    'no recap': { ...good, post: { ...post, letters: [notice] } },
    'two notices': { ...good, post: { ...post, letters: [recap, notice, { ...notice, messageId: '<notice-2>' }] } },
  },
  'letters arrive, and twice only where nobody could know': {
    'a letter still waiting': { ...good, post: { ...post, letters: [{ ...recap, status: 'queued' }, notice] } },
    'a letter sent to nobody': { ...good, post: { ...post, received: received.slice(1) } },
    'a letter twice for no reason': {
      ...good,
      post: { ...post, received: [...received, { messageId: '<recap>', at: 200 }] },
    },
    'a letter three times for one reason': {
      ...good,
      post: {
        ...post,
        received: [...received, { messageId: '<recap>', at: 200 }, { messageId: '<recap>', at: 300 }],
        disturbances: [{ from: 150, until: 160 }],
      },
    },
    'a letter nobody wrote': { ...good, post: { ...post, received: [...received, { messageId: '<other>', at: 200 }] } },
  },
}

test('a run without fault is found without fault', () => {
  for (const [rule, complaints] of Object.entries(check(good))) assert.deepEqual(complaints, [], rule)
})

test('a cancelled order that gave everything back is found without fault', () => {
  const steps = [{ from: 'received', to: 'cancelled' }]
  const cancelled = withOrder({ status: 'cancelled', steps }, { movements: [...sales, ...givenBack] })
  for (const [rule, complaints] of Object.entries(check({ ...cancelled, calls: [taken, cancel, read, readThere] })))
    assert.deepEqual(complaints, [], rule)
})

test('an order the shop has amended is held against what was sold at first', () => {
  const amended = withOrder(
    {
      lines: [{ sizeId: 1, quantity: 1, lineTotal: 10_000 }, ...booked.lines.slice(1)],
      subtotal: 20_000,
      total: 28_000,
    },
    { movements: [...sales, { orderId: 7, sizeId: 1, kind: 'amendment', pieces: 1 }] },
  )
  for (const [rule, complaints] of Object.entries(check(amended))) assert.deepEqual(complaints, [], rule)
  const soldOther = amended.books.movements.map((one) => (one.kind === 'sale' ? { ...one, pieces: -3 } : one))
  const verdicts = check({ ...amended, books: { ...amended.books, movements: soldOther } })
  for (const rule of ['no lost order', 'no phantom', 'all or nothing'] as const)
    assert.notDeepEqual(verdicts[rule], [], rule)
})

test('an order without an answer may be there or not', () => {
  const unheard: Call = { ...taken, outcome: 'unknown', error: 'ECONNRESET' }
  const { answer: _none, ...withoutAnswer } = unheard
  for (const there of [good, { ...good, books: { ...books, orders: [], attempts: [] } }]) {
    const verdicts = check({ ...there, calls: [withoutAnswer] })
    for (const rule of ['no lost order', 'no phantom', 'all or nothing'] as const) assert.deepEqual(verdicts[rule], [])
  }
})

test('a letter that arrives again after its sender was killed is found without fault', () => {
  const again = [...received, { messageId: '<recap>', at: 900 }]
  const disturbed = { ...good, post: { ...post, received: again, disturbances: [{ from: 150, until: 160 }] } }
  assert.deepEqual(check(disturbed)['letters arrive, and twice only where nobody could know'], [])
})

for (const rule of Object.keys(rules) as RuleName[])
  for (const [fault, evidence] of Object.entries(bad[rule]))
    test(`"${rule}" reports ${fault}`, () => {
      assert.notDeepEqual(check(evidence)[rule], [])
    })
