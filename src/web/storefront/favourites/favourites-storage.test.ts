import assert from 'node:assert/strict'
import { test } from 'node:test'
import { millimes } from '#domain/money.ts'
import fc from '#tests/support/fast-check.ts'
import { favouritesFromStored, favouritesToStored } from './favourites-storage.ts'

const favourite = fc.record(
  {
    productId: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
    name: fc.string(),
    model: fc.string(),
    unitPrice: fc.integer({ min: 0, max: 1_000_000_000 }).map(millimes),
    picture: fc.string(),
  },
  { noNullPrototype: true },
)

test('favourites come back from the browser as they went in', () => {
  fc.assert(
    fc.property(fc.uniqueArray(favourite, { selector: ({ productId }) => productId }), (favourites) => {
      assert.deepEqual(favouritesFromStored(JSON.parse(JSON.stringify(favouritesToStored(favourites)))), favourites)
    }),
  )
})

test('no stored value breaks a page, and favourites never double', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      const ids = favouritesFromStored([stored, stored].flat()).map(({ productId }) => productId)
      assert.equal(new Set(ids).size, ids.length)
    }),
  )
})

test('one damaged entry does not take the others with it', () => {
  const bowl = { productId: 1, price: 45, name: 'Bowl' }
  const kept = favouritesFromStored([{ ...bowl, productId: 2, price: 45.00001 }, bowl, { ...bowl, name: 'Bowl again' }])
  assert.deepEqual(kept, [{ productId: 1, name: 'Bowl again', model: '', unitPrice: 45_000, picture: '' }])
})
