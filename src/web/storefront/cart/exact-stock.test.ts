import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exactStockIn } from './exact-stock.ts'

test('the exact stock is that of the variant, and of a size whose colors are not told apart, that of the size', () => {
  const sizes = [
    { sizeId: 7, quantity: 60 },
    { sizeId: 8, quantity: 25 },
  ]
  const variants = [
    { sizeId: 7, colorId: 3, quantity: 40 },
    { sizeId: 7, colorId: 4, quantity: 20 },
    { sizeId: 8, colorId: null, quantity: 25 },
  ]
  assert.equal(exactStockIn({ sizes, variants }, { sizeId: 7, colorId: 4, stock: 20 }), 20)
  assert.equal(exactStockIn({ sizes, variants }, { sizeId: 8, stock: 20 }), 25)
  assert.equal(exactStockIn({ sizes }, { sizeId: 7, stock: 20 }), 60)
  assert.equal(exactStockIn({ sizes, variants }, { sizeId: 8, colorId: 3, stock: 20 }), 0)
  assert.equal(exactStockIn(undefined, { sizeId: 7, stock: 20 }), 0)
})
