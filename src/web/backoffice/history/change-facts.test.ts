import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changedThings } from '#domain/history/changed-thing.ts'
import { backoffice } from '#messages/en/backoffice.ts'
import { factsOf, tellChange } from './change-facts.ts'

const change = { id: 1, what: 'product', thingId: '7', action: 'edited', madeBy: 'Sana (1)', madeAt: new Date(0) }

test('a change is told part by part, in words and prices', () => {
  const before = { regularPrice: 45_000, promotionalPrice: null, isRetired: false, author: 'Amel', odd: { a: 1 } }
  const after = {
    regularPrice: 50_000,
    promotionalPrice: 40_500,
    isRetired: true,
    author: 'Amel',
    odd: 'x'.repeat(999),
  }
  assert.deepEqual(factsOf({ ...change, before, after }, backoffice), [
    { name: 'Price', before: '45.00 TND', after: '50.00 TND' },
    { name: 'Promotional price', before: 'nothing', after: '40.50 TND' },
    { name: 'Retired', before: 'no', after: 'yes' },
    { name: 'Author', after: 'Amel' },
    { name: 'odd', before: '{"a":1}', after: `${'x'.repeat(400)}…` },
  ])
  assert.deepEqual(factsOf(change, backoffice), [])
  const limit = { perNetwork: { count: 300, seconds: 3600 }, perRecipient: { count: 10, seconds: 86_400 } }
  assert.deepEqual(factsOf({ ...change, after: { order: limit } }, backoffice), [
    { name: 'Orders', after: '300 an hour from a network, 10 a day for a person' },
  ])
})

test('what people did to an order reads as on its sheet', () => {
  const order = { ...change, what: 'order' }
  const line = { name: 'Bowl', sizeName: 'M', colorName: 'Blue', quantity: 2, unitPrice: 8500 }
  const before = { lines: [line, { ...line, name: 'Cup', sizeName: '', colorName: undefined, quantity: 1 }] }
  assert.deepEqual(factsOf({ ...order, before, after: { lines: [line], total: 24_000 } }, backoffice), [
    {
      name: 'Pieces',
      before: '2 × Bowl, M, Blue, 8.50 TND each\n1 × Cup, 8.50 TND each',
      after: '2 × Bowl, M, Blue, 8.50 TND each',
    },
    { name: 'Total', after: '24.00 TND' },
  ])
  const after = { customer_phone: '+21622333444', governorate: 'TN-11', callBackAt: '2026-11-22T09:12:44.531Z' }
  assert.deepEqual(factsOf({ ...order, before: { governorate: 'unknown' }, after }, backoffice), [
    { name: 'Governorate', before: 'Not recognised', after: 'Tunis' },
    { name: 'Phone', after: '22 333 444' },
    { name: 'Call back', after: 'Sunday, 22 November 2026 at 10:12' },
  ])
  assert.deepEqual(
    factsOf({ ...order, after: { status: 'confirmed', source: 'phone', phone_is_wrong: true } }, backoffice),
    [
      { name: 'State', after: 'To pack' },
      { name: 'It came by', after: 'Phone' },
      { name: 'Wrong number', after: 'yes' },
    ],
  )
  const decided = { ...change, what: 'plan request', after: { status: 'approved', lastDay: '2031-03-31' } }
  assert.deepEqual(factsOf(decided, backoffice), [
    { name: 'State', after: 'Approved' },
    { name: 'Last day', after: '31 March 2031' },
  ])
})

test('every kind of thing that can change has a name', () => {
  for (const thing of changedThings) assert.ok(backoffice.history.things[thing], thing)
})

test('a short change is a sentence, a long one stands below what was done', () => {
  const told = (action: string, before: object | undefined, after: object) => {
    const recorded = { ...change, action, ...(before && { before: { ...before } }), after: { ...after } }
    const names = { products: { 4: 'Bowl' }, stores: { 1: 'Dar Kasbah', 2: 'Nabeul Clay' } }
    return tellChange(recorded, factsOf(recorded, backoffice, names), backoffice)
  }
  assert.deepEqual(told('repriced', { regularPrice: 42_000 }, { regularPrice: 45_000 }), {
    sentence: 'price 42.00 TND → 45.00 TND',
    facts: [],
  })
  const counted = told('restocked', { size: '', stock: 13 }, { size: '', stock: 12, reason: 'counted' })
  assert.equal(counted.sentence, 'in stock 13 → 12')
  assert.deepEqual(
    counted.facts.map(({ name }) => name),
    ['Reason'],
  )
  assert.equal(told('edited', { storeId: 1 }, { storeId: 2 }).sentence, 'store Dar Kasbah → Nabeul Clay')
  assert.deepEqual(told('duplicated', undefined, { from: 4 }), {
    sentence: 'made as a copy',
    facts: [{ name: 'Copy of', after: 'Bowl' }],
  })
  const rewritten = told('edited', { description: 'x'.repeat(99) }, { description: 'y' })
  assert.deepEqual([rewritten.sentence, rewritten.facts.length], ['edited', 1])
})
