import assert from 'node:assert/strict'
import { test } from 'node:test'
import { locales } from '#domain/locale.ts'
import { millimes } from '#domain/money.ts'
import fc from '#tests/support/fast-check.ts'
import { type Cart, type CartLine, lineKey } from './cart.ts'
import { cartFromStored, cartToStored } from './cart-storage.ts'

const id = fc.integer({ min: 1, max: 2 ** 31 - 1 })
const language = fc.constantFrom(...locales)
const texts = { name: fc.string(), model: fc.string(), sizeName: fc.string(), picture: fc.string() }
const line = fc.record(
  {
    productId: id,
    sizeId: id,
    colorId: id,
    colorName: fc.string(),
    languages: fc.record(
      { name: language, sizeName: language, colorName: language },
      { requiredKeys: [], noNullPrototype: true },
    ),
    ...texts,
    unitPrice: fc.integer({ min: 0, max: 1_000_000_000 }).map(millimes),
    quantity: fc.integer({ min: 1, max: 1000 }),
  },
  {
    requiredKeys: [
      ...(['productId', 'sizeId', 'name', 'model', 'sizeName', 'languages', 'picture', 'unitPrice'] as const),
      'quantity',
    ],
    noNullPrototype: true,
  },
)
const carts = fc.uniqueArray(line, { selector: (line) => lineKey(line as CartLine), maxLength: 20 })

test('a stored cart round-trips', () => {
  fc.assert(
    fc.property(carts, (cart) => {
      assert.deepEqual(cartFromStored(JSON.parse(JSON.stringify(cartToStored(cart as Cart)))), cart)
    }),
  )
})

test('no stored value breaks a page', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      for (const line of cartFromStored(stored)) assert.ok(line.quantity >= 1 && line.quantity <= 1000)
    }),
  )
})

test('one malformed line does not drop the others', () => {
  const good = { productId: 1, sizeId: 2, price: 45, quantity: 2, name: 'Bowl' }
  const damaged = [null, 7, { ...good, price: 45.00001 }, { ...good, price: '45' }, { ...good, price: -1 }]
  const outOfReach = [
    { ...good, productId: 2 ** 31 },
    { ...good, price: 1e300 },
  ]
  assert.equal(cartFromStored([...damaged, good, ...outOfReach]).length, 1)
})

test('duplicate lines are added up, and quantities are clamped to the maximum of a line', () => {
  const stored = { productId: 1, sizeId: 2, price: 45, quantity: 2 }
  assert.equal(cartFromStored([stored, stored])[0]?.quantity, 4)
  assert.equal(cartFromStored([{ ...stored, quantity: -5 }])[0]?.quantity, 1)
  assert.equal(cartFromStored([{ ...stored, quantity: 1e9 }])[0]?.quantity, 1000)
})

test('a language that the shop does not have is dropped', () => {
  const stored = { productId: 1, sizeId: 2, price: 45, quantity: 2 }
  const languages = { name: 'fr', sizeName: 'xx', colorName: 7 }
  assert.deepEqual(cartFromStored([{ ...stored, languages }])[0]?.languages, { name: 'fr' })
  assert.deepEqual(cartFromStored([stored])[0]?.languages, {})
})
