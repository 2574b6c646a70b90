import assert from 'node:assert/strict'
import { test } from 'node:test'
import { maxDisplayedStock } from '#domain/catalog/product.ts'
import { dinars } from '#domain/money.ts'
import { totalsOf } from '#domain/orders/totals.ts'
import { shippingPrice } from '#domain/sale-terms/sale-terms.ts'
import type { CartLine } from './cart.ts'
import { checkFromQuote, exhausted, formerPrice, lineIssuesIn, withCurrentLines, withNewlySeen } from './cart-check.ts'

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

/** Both lines, of one variant, with what is left of it. */
function shared(left: number) {
  return ['1-11-', '1-11-5'].map((line) => ({ line, variantId: 11, left }))
}

test('lines that cannot be sold are reported: unknown ones are gone, scarce sizes have what is left', () => {
  const check = checkFromQuote([bowl, { productId: 99, quantity: 1 }], {
    lines: [{ ...bowl, position: 0, variantId: 11, lineTotal: dinars(135), left: 2 }],
    totals: totalsOf([], shippingPrice),
    unknown: [{ position: 1, part: 'product' }],
    short: [{ position: 0, productId: 1, variantId: 11, sizeId: 11, name: 'Bowl', sizeName: '', left: 2 }],
  })
  const { quantity: _, ...current } = bowl
  assert.deepEqual(check, {
    current: [{ ...current, preparationDays: undefined }],
    gone: ['99--'],
    chooseAgain: [],
    scarce: [{ line: '1-11-', variantId: 11, left: 2 }],
  })
})

test('a size of which the cart holds all pieces is reported before more are added', () => {
  const quoteOf = (left: number) => ({
    lines: [{ ...bowl, position: 0, variantId: 11, lineTotal: dinars(135), left }],
    ...{ totals: totalsOf([], shippingPrice), unknown: [], short: [] },
  })
  const check = checkFromQuote([bowl], quoteOf(3))
  assert.equal(exhausted([bowl], bowl, check), 3)
  assert.equal(lineIssuesIn([bowl], check).size, 0)
  assert.equal(exhausted([{ ...bowl, quantity: 2 }], bowl, check), undefined)
  const both = [
    { ...bowl, quantity: 2 },
    { ...blueBowl, quantity: 1 },
  ]
  assert.equal(exhausted(both, bowl, { scarce: shared(3) }), 3)
  assert.deepEqual(checkFromQuote([bowl], quoteOf(maxDisplayedStock)).scarce, [])
})

test('names and prices are updated, quantities stay', () => {
  const cart = withCurrentLines([bowl, blueBowl], [{ ...bowl, name: 'Deep bowl', unitPrice: dinars(50) }])
  assert.deepEqual(cart, [{ ...bowl, name: 'Deep bowl', unitPrice: dinars(50) }, blueBowl])
})

test('lines of one variant share its stock, the upper one first', () => {
  const issues = lineIssuesIn([bowl, blueBowl], { gone: [], chooseAgain: [], scarce: shared(4) })
  assert.deepEqual([...issues], [['1-11-5', { kind: 'short', left: 1 }]])
})

test('a line below one that takes everything is sold out', () => {
  const issues = lineIssuesIn([bowl, blueBowl], { gone: [], chooseAgain: [], scarce: shared(2) })
  assert.deepEqual(
    [...issues],
    [
      ['1-11-', { kind: 'short', left: 2 }],
      ['1-11-5', { kind: 'sold-out' }],
    ],
  )
})

test('reducing the quantity to what is left resolves the issue', () => {
  assert.equal(lineIssuesIn([{ ...bowl, quantity: 2 }], { gone: [], chooseAgain: [], scarce: shared(2) }).size, 0)
})

test('a line that is gone takes no stock from the others', () => {
  const issues = lineIssuesIn([bowl, blueBowl], { gone: ['1-11-'], chooseAgain: [], scarce: shared(3) })
  assert.deepEqual([...issues], [['1-11-', { kind: 'gone' }]])
})

test('of a line whose size or color is no longer made, or which has no color by now, another has to be chosen', () => {
  const blue = { ...bowl, colorId: 5, colorName: 'Blue' }
  const [retired, other] = [
    { ...bowl, colorId: 6 },
    { ...bowl, sizeId: 12 },
  ]
  const check = checkFromQuote([bowl, blue, retired, other], {
    lines: [0, 1].map((position) => ({ ...blue, position, variantId: 21, lineTotal: dinars(135), left: 30 })),
    ...{ totals: totalsOf([], shippingPrice), short: [] },
    unknown: [
      { position: 2, part: 'color' },
      { position: 3, part: 'size' },
    ],
  })
  assert.deepEqual(
    [...lineIssuesIn([bowl, blue, retired, other], check)],
    ['1-11-', '1-11-6', '1-12-'].map((line) => [line, { kind: 'choose-again' }]),
  )
})

test('a changed price is detected against the first one seen', () => {
  const seen = withNewlySeen(new Map(), [bowl])
  const repriced = { ...bowl, unitPrice: dinars(50) }
  assert.equal(formerPrice(bowl, seen), undefined)
  assert.equal(formerPrice(repriced, withNewlySeen(seen, [repriced])), dinars(45))
  assert.equal(withNewlySeen(seen, [repriced]), seen)
})
