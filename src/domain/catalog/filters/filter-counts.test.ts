import assert from 'node:assert/strict'
import { test } from 'node:test'
import { governorates } from '#domain/geography/governorate.ts'
import type { Millimes } from '#domain/money.ts'
import fc from '#tests/support/fast-check.ts'
import { countFilterValues } from './count-filter-values.ts'
import type { FilterChoice } from './filter-choice.ts'
import { colorKeys, materialKeys } from './filter-key.ts'
import { FactTable, type ProductFacts } from './product-facts.ts'

// Few values, so that filters meet, the first and the last of each among them.
const few = {
  categories: ['Accessories', 'shoes'],
  governorates: ['TN-11', 'TN-83'] as const,
  colors: [colorKeys[0], colorKeys[3], colorKeys[16]],
  materials: [materialKeys[0], materialKeys[9], materialKeys.at(-1) ?? 'pearl'],
  storeIds: [1, 7, 900_000_000],
}
const price = fc.integer({ min: 1, max: 6 }).map((dinars) => (dinars * 1000) as Millimes)

const product = fc.record({
  category: fc.constantFrom(...few.categories),
  storeId: fc.constantFrom(...few.storeIds),
  governorate: fc.constantFrom(...few.governorates, null),
  colors: fc.subarray(few.colors),
  materials: fc.option(fc.subarray(few.materials)),
  regularPrice: price,
  ownPrice: price,
  isInStock: fc.boolean(),
  isOneOfAKind: fc.boolean(),
})

const some = <Value>(values: readonly Value[]) => fc.subarray([...values], { minLength: 1 })

const choice = fc.record(
  {
    categories: some(few.categories),
    storeIds: some([...few.storeIds, 5]),
    colors: some(few.colors),
    materials: some(few.materials),
    governorates: some(few.governorates),
    price: fc.record({ min: price, max: price }, { requiredKeys: [] }),
    isInStock: fc.constant(true as const),
    isOneOfAKind: fc.constant(true as const),
    isPromoted: fc.constant(true as const),
  },
  { requiredKeys: [] },
)

const catalog = fc.record({
  products: fc.array(product, { maxLength: 60 }),
  /** Products that were read, and deleted later. */
  deleted: fc.array(fc.nat({ max: 59 })),
  weekly: fc.option(fc.record({ productId: fc.integer({ min: 1, max: 60 }), price: fc.option(price) }), {
    nil: undefined,
  }),
})

test('the counts are those of looking at every product for every value', () => {
  fc.assert(
    fc.property(catalog, choice, fc.boolean(), ({ products, deleted, weekly }, choice, isSearch) => {
      const known = products.map((product, index): ProductFacts => ({ ...product, id: index + 1 }))
      const table = new FactTable()
      for (const facts of known) table.set(facts)
      for (const index of deleted) table.delete(index + 1)
      const left = known.filter(({ id }) => !deleted.includes(id - 1))
      const found = isSearch ? left.filter(({ id }) => id % 2 === 0) : left

      const priceOf = ({ id, ownPrice }: ProductFacts) =>
        id === weekly?.productId ? Math.min(ownPrice, weekly.price ?? ownPrice) : ownPrice
      const shown = (choice: FilterChoice) => found.filter((product) => matches(product, choice, priceOf(product)))

      const facts = { products: table, weeklyPromotion: weekly, pricesChangeAt: undefined }
      const among = isSearch ? [...found.map(({ id }) => id), 777] : undefined
      const { total, ids, counts } = countFilterValues(facts, choice, among)

      assert.deepEqual(
        ids?.toSorted(byNumber),
        shown(choice).map(({ id }) => id),
      )
      assert.equal(total, shown(choice).length)
      for (const name of ['categories', 'storeIds', 'colors', 'materials', 'governorates'] as const)
        assert.deepEqual(
          Object.fromEntries(counts[name].map(({ value, products }) => [value, products])),
          Object.fromEntries(
            few[name]
              .map((value) => [value, shown({ ...choice, [name]: [value] }).length] as const)
              .filter(([, products]) => products > 0),
          ),
          name,
        )
      for (const name of ['isInStock', 'isOneOfAKind', 'isPromoted'] as const)
        assert.equal(counts[name], shown({ ...choice, [name]: true }).length, name)
      const { price: _, ...others } = choice
      const prices = shown(others).map(priceOf)
      assert.deepEqual(
        counts.price,
        prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : undefined,
      )
    }),
    { numRuns: 400 },
  )
})

const byNumber = (one: number, other: number) => one - other

function matches(product: ProductFacts, choice: FilterChoice, price: number): boolean {
  const { categories, storeIds, colors, materials, governorates } = choice
  return (
    (!categories || categories.includes(product.category)) &&
    (!storeIds || storeIds.includes(product.storeId)) &&
    (!colors || colors.some((key) => product.colors?.includes(key))) &&
    (!materials || materials.some((key) => product.materials?.includes(key))) &&
    (!governorates || governorates.some((code) => code === product.governorate)) &&
    price >= (choice.price?.min ?? 0) &&
    price <= (choice.price?.max ?? Number.POSITIVE_INFINITY) &&
    (!choice.isInStock || product.isInStock) &&
    (!choice.isOneOfAKind || product.isOneOfAKind) &&
    (!choice.isPromoted || price < product.regularPrice)
  )
}

test('no filter has more values than an integer has bits', () => {
  for (const values of [governorates, colorKeys, materialKeys]) assert.ok(values.length <= 32)
})
