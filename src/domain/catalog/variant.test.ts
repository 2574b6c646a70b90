import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { dinars, type Millimes, millimes } from '#domain/money.ts'
import fc from '#tests/support/fast-check.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { findVariant, hasSeveralPrices, isCountedByColor, priceOfVariant, pricesOfVariant } from './variant.ts'

const small = { id: 1, sizeId: 1, stock: 3 }
const [mediumRed, mediumBlue] = [
  { id: 2, sizeId: 2, colorId: 10, stock: 1 },
  { id: 3, sizeId: 2, colorId: 11, stock: 4 },
]
const variants = [small, mediumRed, mediumBlue]

test('a choice is the variant of its size and color, or says which part there is not', () => {
  assert.equal(findVariant(variants, { sizeId: 2, colorId: 10 }), mediumRed)
  assert.equal(findVariant(variants, { sizeId: 1, colorId: 10 }), small, 'its pieces are not told apart')
  assert.equal(findVariant(variants, { sizeId: 1 }), small)
  assert.equal(findVariant(variants, { sizeId: 2 }), mediumBlue, 'the color with the most pieces')
  assert.equal(findVariant(variants, { sizeId: 2, colorId: 12 }), 'color')
  assert.equal(findVariant(variants, { sizeId: 9, colorId: 10 }), 'size')
  assert.equal(findVariant(variants, { colorId: 10 }), 'size', 'which of two')
  assert.equal(findVariant([mediumRed, mediumBlue], { colorId: 11 }), mediumBlue, 'the only size')
  assert.equal(findVariant([], { sizeId: 1 }), 'size')
  assert.deepEqual(
    [isCountedByColor(variants, 1), isCountedByColor(variants, 2), isCountedByColor([], 1)],
    [false, true, false],
  )
})

test('a promotion lowers each variant by the same part, and never below the product', () => {
  const price = (own: number | undefined, now: number) =>
    priceOfVariant(own === undefined ? undefined : dinars(own), dinars(85), dinars(now))
  assert.equal(price(undefined, 68), dinars(68))
  assert.equal(price(120, 85), dinars(120))
  assert.equal(price(120, 68), dinars(96))
  assert.equal(price(85.01, 80), dinars(80.01))
  assert.equal(price(80, 85), dinars(85), 'less than the product costs does not apply')
  const shown = { regularPrice: dinars(100), promotionalPrice: dinars(75), referencePrice: dinars(90) }
  assert.deepEqual(pricesOfVariant(shown, {}), shown)
  assert.deepEqual(pricesOfVariant(shown, { regularPrice: dinars(80) }), shown)
  const own = { regularPrice: dinars(200), referencePrice: dinars(190) }
  assert.deepEqual(pricesOfVariant(shown, own), { ...own, promotionalPrice: dinars(150) })
  assert.equal(hasSeveralPrices({ regularPrice: dinars(85), variants: [small] }), false)
  assert.equal(hasSeveralPrices({ regularPrice: dinars(85), variants: [{ ...small, regularPrice: dinars(90) }] }), true)
})

test('the database computes the same price of a variant', async () => {
  await using shop = await openTestShop()
  const amount = fc.integer({ min: 1, max: 1_000_000_000 })
  const samples = fc.sample(fc.tuple(fc.option(amount), amount, fc.double({ min: 0, max: 1, noNaN: true })), 300)
  const cases = samples.map(([own, regular, part]) => {
    const price = Math.max(1, Math.round(regular * part))
    return {
      own,
      regular,
      price,
      expected: priceOfVariant((own ?? undefined) as Millimes, millimes(regular), millimes(price)),
    }
  })
  const { rows } = await sql<{ price: number }>`
    select price_of_variant(
      jsonb_populate_record(null::variants, jsonb_build_object('price_millimes', (sample->>'own')::bigint)),
      (sample->>'regular')::bigint, (sample->>'price')::bigint) as price
    from jsonb_array_elements(${JSON.stringify(cases)}::jsonb) with ordinality as samples (sample, place)
    order by place`.execute(shop.system.db)
  assert.deepEqual(
    rows.map(({ price }) => price),
    cases.map(({ expected }) => expected),
  )
})
