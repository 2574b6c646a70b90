import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dinars } from '#domain/money.ts'
import { publicSaleTerms } from '#domain/sale-terms/public-sale-terms.ts'
import { defaultPromises, defaultSaleTerms } from '#domain/sale-terms/sale-terms.ts'
import { type CartLine, countPieces, lineOf, totalsOfCart, withLine } from './cart.ts'
import { clearOrdered, withLineAt, withQuantity } from './cart-changes.ts'

const bowl: CartLine = {
  productId: 1,
  sizeId: 11,
  name: 'Bowl',
  model: 'B-1',
  sizeName: '',
  picture: 'bowl.webp',
  unitPrice: dinars(45),
  quantity: 2,
}
const blueBowl = { ...bowl, colorId: 5, colorName: 'Blue' }

test('adding an existing line raises its quantity and takes the newer price', () => {
  const cart = withLine([bowl], { ...bowl, unitPrice: dinars(40), quantity: 3 })
  assert.deepEqual(cart, [{ ...bowl, unitPrice: dinars(40), quantity: 5 }])
})

test('another color is another line', () => {
  assert.equal(withLine([bowl], blueBowl).length, 2)
})

test('25 pieces are accepted like 10', () => {
  assert.equal(countPieces(withQuantity([bowl], '1-11-', 25)), 25)
})

test('a quantity that is no whole number counts as 1', () => {
  for (const quantity of [1.5, 2.4, Number.NaN, Number.POSITIVE_INFINITY, 0, -3])
    assert.equal(countPieces(withQuantity([bowl], '1-11-', quantity)), 1, String(quantity))
})

test('a restored line returns to its position, or merges with the same line added meanwhile', () => {
  assert.deepEqual(withLineAt([blueBowl], bowl, 0), [bowl, blueBowl])
  assert.deepEqual(withLineAt([], bowl, 3), [bowl])
  assert.deepEqual(withLineAt([bowl], bowl, 0), [{ ...bowl, quantity: 4 }])
})

test('a placed order removes its lines from the cart and keeps what was added meanwhile', () => {
  assert.deepEqual(clearOrdered([bowl, blueBowl], [bowl, blueBowl]), [])
  assert.deepEqual(clearOrdered([{ ...bowl, quantity: 3 }, blueBowl], [bowl]), [{ ...bowl, quantity: 1 }, blueBowl])
})

test('the total is the lines and 8 TND of delivery', () => {
  assert.equal(
    totalsOfCart([bowl, blueBowl], publicSaleTerms(defaultSaleTerms, defaultPromises, { hasGateway: false })).total,
    dinars(188),
  )
})

test('a line has the picture of its color', () => {
  const [blue, cream] = ['Blue', 'Cream'].map((name, position) => ({ id: position + 5, name, swatch: '#dcc29c' }))
  const picture = { width: 4, height: 5, placeholderColor: '#ede3d3', alt: '' }
  const product = {
    ...{ id: 1, name: 'Bowl', model: 'B-1', regularPrice: dinars(45), promotionalPrice: undefined },
    preparationDays: undefined,
    pictures: [
      { ...picture, fileName: 'blue.webp', colorId: 5 },
      { ...picture, fileName: 'room.webp' },
      { ...picture, fileName: 'cream.webp', colorId: 6 },
    ],
  }
  const size = { id: 11, name: '', stock: 3 }
  assert.equal(lineOf(product, size, blue, 1).picture, 'blue.webp')
  assert.equal(lineOf(product, size, cream, 1).picture, 'cream.webp')
  assert.equal(lineOf(product, size, undefined, 1).picture, 'blue.webp')
})
