import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dinars } from '#domain/money.ts'
import { withFavorites, withoutFavorites } from './merge-favorites.ts'

const favorite = (productId: number, price = 10) => ({
  productId,
  name: `Bowl ${productId}`,
  model: 'B',
  unitPrice: dinars(price),
  picture: '',
})

test('shared favorites come behind one’s own, which keep the price of when they were added', () => {
  const own = [favorite(3), favorite(1)]
  assert.deepEqual(withFavorites(own, [favorite(1, 99), favorite(2)]), [favorite(3), favorite(1), favorite(2)])
  assert.deepEqual(withFavorites([], own), own)
})

test('undoing removes what was added and nothing else', () => {
  const merged = withFavorites([favorite(3)], [favorite(1), favorite(2)])
  assert.deepEqual(withoutFavorites(merged, [1, 2]), [favorite(3)])
})
