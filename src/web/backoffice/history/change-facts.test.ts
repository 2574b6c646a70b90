import assert from 'node:assert/strict'
import { test } from 'node:test'
import { backoffice } from '#messages/en/backoffice.ts'
import { factsOf } from './change-facts.ts'

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
  assert.deepEqual(factsOf({ ...change, before, after }, backoffice.history), [
    { name: 'Price', before: '45.00 TND', after: '50.00 TND' },
    { name: 'Promotional price', before: 'nothing', after: '40.50 TND' },
    { name: 'Retired', before: 'no', after: 'yes' },
    { name: 'Author', after: 'Amel' },
    { name: 'odd', before: '{"a":1}', after: `${'x'.repeat(400)}…` },
  ])
  assert.deepEqual(factsOf(change, backoffice.history), [])
  const limit = { perNetwork: { count: 300, seconds: 3600 }, perRecipient: { count: 10, seconds: 86_400 } }
  assert.deepEqual(factsOf({ ...change, after: { order: limit } }, backoffice.history), [
    { name: 'Orders', after: '300 an hour from a network, 10 a day for a person' },
  ])
})
