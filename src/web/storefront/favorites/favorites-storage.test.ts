import assert from 'node:assert/strict'
import { test } from 'node:test'
import { millimes } from '#domain/money.ts'
import fc from '#tests/support/fast-check.ts'
import { favoritesFromStored, favoritesToStored } from './favorites-storage.ts'

const favorite = fc.record(
  {
    productId: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
    name: fc.string(),
    model: fc.string(),
    unitPrice: fc.integer({ min: 0, max: 1_000_000_000 }).map(millimes),
    picture: fc.string(),
  },
  { noNullPrototype: true },
)

test('favorites are the same after storing and parsing', () => {
  fc.assert(
    fc.property(fc.uniqueArray(favorite, { selector: ({ productId }) => productId }), (favorites) => {
      assert.deepEqual(favoritesFromStored(JSON.parse(JSON.stringify(favoritesToStored(favorites)))), favorites)
    }),
  )
})

test('no stored value breaks a page, and favorites have no duplicates', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      const ids = favoritesFromStored([stored, stored].flat()).map(({ productId }) => productId)
      assert.equal(new Set(ids).size, ids.length)
    }),
  )
})

test('a damaged entry does not remove the others', () => {
  const bowl = { productId: 1, price: 45, name: 'Bowl' }
  const kept = favoritesFromStored([{ ...bowl, productId: 2, price: 45.00001 }, bowl, { ...bowl, name: 'Bowl again' }])
  assert.deepEqual(kept, [{ productId: 1, name: 'Bowl again', model: '', unitPrice: 45_000, picture: '' }])
})
