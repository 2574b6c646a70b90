import assert from 'node:assert/strict'
import { test } from 'node:test'
import { millimes } from '#domain/money.ts'
import type { CartLine } from './cart.ts'
import { isStockExact, piecesInCart, piecesLeft, withinStock } from './stock-limit.ts'

const line: CartLine = {
  ...{ productId: 1, sizeId: 7, name: 'Bowl', model: 'B', sizeName: '', picture: '' },
  ...{ unitPrice: millimes(42_000), quantity: 2 },
}

test('pieces in the cart, in any color, reduce what is left of a size', () => {
  const cart = [line, { ...line, colorId: 3, quantity: 1 }, { ...line, sizeId: 8, quantity: 5 }]
  assert.equal(piecesInCart(cart, 7), 3)
  assert.equal(piecesInCart(cart, undefined), 0)
  assert.equal(piecesLeft(cart, { id: 7, stock: 4 }), 1)
  assert.equal(piecesLeft(cart, { id: 8, stock: 4 }), 0)
})

test('stock is exact only below twenty', () => {
  assert.equal(isStockExact({ stock: 19 }), true)
  assert.equal(isStockExact({ stock: 20 }), false)
})

test('a quantity is limited to what is left, and a field never shows less than one', () => {
  assert.equal(withinStock(5, 3), 3)
  assert.equal(withinStock(2, 3), 2)
  assert.equal(withinStock(5, 0), 1)
})
