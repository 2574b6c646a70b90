import assert from 'node:assert/strict'
import { test } from 'node:test'
import { availabilityOf, firstAvailableColor, firstSize, isChoosable, variantIn } from './variant-availability.ts'
import { stockFor, variantsFor } from './variants-for.ts'

const [small, medium] = [
  { id: 1, name: 'S', stock: 2 },
  { id: 2, name: 'M', stock: 0 },
]
const [red, blue] = [
  { id: 7, name: 'Red', swatch: '#b3261e' },
  { id: 8, name: 'Blue', swatch: '#1f5fa8' },
]
/** Red in both sizes, of which only the small one is in stock; blue only in the small one, sold out. */
const variants = [
  { id: 11, sizeId: 1, colorId: 7, stock: 2 },
  { id: 12, sizeId: 1, colorId: 8, stock: 0 },
  { id: 13, sizeId: 2, colorId: 7, stock: 0 },
]
const byColor = { sizes: [small, medium], colors: [red, blue], variants, supply: undefined, pictures: [] }

test('a size says beside the chosen color, and a color beside the chosen size, whether it is sold out or not made', () => {
  const sizeInColor = (sizeId: number, colorId: number) => availabilityOf(variants, { sizeId }, { colorId })
  assert.deepEqual(
    [sizeInColor(1, 7), sizeInColor(2, 7), sizeInColor(1, 8), sizeInColor(2, 8)],
    [...['in-stock', 'sold-out', 'sold-out-here', 'absent']],
  )
  const colorInSize = (colorId: number, sizeId?: number) => availabilityOf(variants, { colorId }, { sizeId })
  assert.deepEqual(
    [colorInSize(7, 1), colorInSize(7, 2), colorInSize(8, 1), colorInSize(8, 2)],
    [...['in-stock', 'sold-out-here', 'sold-out', 'absent']],
  )
  assert.deepEqual([colorInSize(7), colorInSize(8)], ['in-stock', 'sold-out'], 'while no size is chosen')
})

test('a variant without a color stands for all colors', () => {
  const uncolored = [{ id: 1, sizeId: 1, stock: 3 }]
  assert.equal(availabilityOf(uncolored, { colorId: 8 }, { sizeId: 1 }), 'in-stock')
  assert.equal(variantIn(uncolored, { sizeId: 1, colorId: 8 })?.id, 1)
  assert.equal(variantIn(uncolored, { sizeId: 1 })?.id, 1)
})

test('what is chosen leaves variants open, whose pieces are added up unless they are made to order', () => {
  const ids = (choice: Parameters<typeof variantsFor>[1]) => variantsFor(variants, choice).map(({ id }) => id)
  assert.deepEqual([ids({}), ids({ colorId: 7 }), ids({ sizeId: 1, colorId: 8 })], [[11, 12, 13], [11, 13], [12]])
  const three = variants.map((variant) => ({ ...variant, stock: 3 }))
  assert.equal(stockFor({ variants: three, supply: undefined }, { colorId: 7 }), 6)
  assert.equal(stockFor({ variants: three, supply: 'made-to-order' }, { colorId: 7 }), 3)
  assert.equal(stockFor(byColor, { sizeId: 2, colorId: 8 }), 0)
})

test('the stock of a product is that of all sizes, which share what is made to order', () => {
  const sized = (...stocks: readonly number[]) => stocks.map((stock, id) => ({ id, sizeId: id, stock }))
  assert.equal(stockFor({ variants: sized(4, 1, 0), supply: undefined }, {}), 5)
  assert.equal(stockFor({ variants: sized(1, 1), supply: 'made-to-order' }, {}), 1)
})

test('a sold-out size can be chosen only where it may be wanted in a color', () => {
  assert.equal(isChoosable(byColor, medium), true)
  assert.equal(isChoosable({ ...byColor, colors: [red] }, medium), false)
  assert.equal(isChoosable({ ...byColor, variants: [{ id: 2, sizeId: 2, stock: 0 }] }, medium), false)
  assert.equal(isChoosable({ ...byColor, colors: [] }, small), true)
})

test('a choice of one needs no choice, whether it is in stock or not', () => {
  assert.equal(firstSize([medium]), medium)
  assert.equal(firstSize([small, medium]), small)
  assert.equal(firstSize([small, { ...medium, stock: 1 }]), undefined)
})

test('at first a color is chosen that is in stock, if there is one', () => {
  assert.equal(firstAvailableColor({ ...byColor, colors: [blue, red] }), red)
  assert.equal(firstAvailableColor({ ...byColor, colors: [blue] }), blue)
  assert.equal(firstAvailableColor({ ...byColor, colors: [], variants: [{ id: 1, sizeId: 1, stock: 1 }] }), undefined)
})
