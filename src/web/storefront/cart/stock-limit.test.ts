import assert from 'node:assert/strict'
import { test } from 'node:test'
import { millimes } from '#domain/money.ts'
import type { CartLine } from './cart.ts'
import { isStockExact, piecesInCart, piecesLeft, withinStock } from './stock-limit.ts'

const line: CartLine = {
  ...{ productId: 1, sizeId: 7, name: 'Bowl', model: 'B', sizeName: '', picture: '' },
  ...{ unitPrice: millimes(42_000), quantity: 2 },
}

test('lines of one variant share what is left of it, and those of another variant have their own', () => {
  const cart = [line, { ...line, colorId: 3, quantity: 1 }, { ...line, sizeId: 8, quantity: 5 }]
  const ofAllColors = { sizeId: 7, stock: 4 }
  assert.equal(piecesInCart(cart, ofAllColors), 3)
  assert.equal(piecesInCart(cart, undefined), 0)
  assert.equal(piecesLeft(cart, ofAllColors), 1)
  assert.equal(piecesLeft(cart, { sizeId: 8, stock: 4 }), 0)
  assert.equal(piecesLeft(cart, { sizeId: 7, colorId: 3, stock: 4 }), 3)
  assert.equal(piecesLeft(cart, { sizeId: 7, colorId: 4, stock: 4 }), 4)
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
