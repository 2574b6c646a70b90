import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dinars } from '#domain/money.ts'
import { pricesOfVariant } from './variant.ts'

test('a promotion and the lowest price before it are of a variant what they are of its product', () => {
  const product = { regularPrice: dinars(100), promotionalPrice: dinars(75), referencePrice: dinars(90) }
  assert.deepEqual(pricesOfVariant(product, { regularPrice: dinars(200) }), {
    regularPrice: dinars(200),
    promotionalPrice: dinars(150),
    referencePrice: dinars(180),
  })
  assert.deepEqual(pricesOfVariant(product, { regularPrice: dinars(80) }), product, 'the product is the cheapest')
  const { referencePrice: _, ...introduced } = product
  assert.equal(
    pricesOfVariant({ ...introduced, referencePrice: undefined }, { regularPrice: dinars(200) }).referencePrice,
    undefined,
  )
})
