import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dinars } from '#domain/money.ts'
import { totalsOf } from '#domain/orders/totals.ts'
import type { CartLine } from './cart.ts'
import { checkFromQuote, formerPrice, obstaclesIn, withCurrent, withNewlySeen } from './cart-check.ts'

const bowl: CartLine = {
  productId: 1,
  sizeId: 11,
  name: 'Bowl',
  model: 'B-1',
  sizeName: '',
  picture: 'bowl.webp',
  unitPrice: dinars(45),
  quantity: 3,
}
const blueBowl = { ...bowl, colorId: 5, colorName: 'Blue' }

test('what the catalogue cannot sell is told by line: unknown ones are gone, scarce sizes say what is left', () => {
  const check = checkFromQuote([bowl, { productId: 99, quantity: 1 }], {
    lines: [{ ...bowl, lineTotal: dinars(135) }],
    totals: totalsOf([]),
    unknown: [{ position: 1, part: 'product' }],
    short: [{ position: 0, productId: 1, sizeId: 11, name: 'Bowl', left: 2 }],
  })
  const { quantity: _, ...current } = bowl
  assert.deepEqual(check, { current: [current], gone: ['99--'], scarce: [{ sizeId: 11, left: 2 }] })
})

test('names and prices become those of today, quantities stay', () => {
  const cart = withCurrent([bowl, blueBowl], [{ ...bowl, name: 'Deep bowl', unitPrice: dinars(50) }])
  assert.deepEqual(cart, [{ ...bowl, name: 'Deep bowl', unitPrice: dinars(50) }, blueBowl])
})

test('lines of one size share its pieces, the upper one first', () => {
  const obstacles = obstaclesIn([bowl, blueBowl], { gone: [], scarce: [{ sizeId: 11, left: 4 }] })
  assert.deepEqual([...obstacles], [['1-11-5', { kind: 'short', left: 1 }]])
})

test('a line below one that takes everything is sold out', () => {
  const obstacles = obstaclesIn([bowl, blueBowl], { gone: [], scarce: [{ sizeId: 11, left: 2 }] })
  assert.deepEqual(
    [...obstacles],
    [
      ['1-11-', { kind: 'short', left: 2 }],
      ['1-11-5', { kind: 'sold-out' }],
    ],
  )
})

test('taking what is left clears the way', () => {
  assert.equal(obstaclesIn([{ ...bowl, quantity: 2 }], { gone: [], scarce: [{ sizeId: 11, left: 2 }] }).size, 0)
})

test('a line that is gone takes no pieces from the others', () => {
  const obstacles = obstaclesIn([bowl, blueBowl], { gone: ['1-11-'], scarce: [{ sizeId: 11, left: 3 }] })
  assert.deepEqual([...obstacles], [['1-11-', { kind: 'gone' }]])
})

test('a changed price is known by the one seen first', () => {
  const seen = withNewlySeen(new Map(), [bowl])
  const repriced = { ...bowl, unitPrice: dinars(50) }
  assert.equal(formerPrice(bowl, seen), undefined)
  assert.equal(formerPrice(repriced, withNewlySeen(seen, [repriced])), dinars(45))
  assert.equal(withNewlySeen(seen, [repriced]), seen)
})
