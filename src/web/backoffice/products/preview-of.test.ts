import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AdminProduct, productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { emptyValues } from '#domain/fields/field.ts'
import { productFields } from '#domain/fields/product-fields.ts'
import { dinars } from '#domain/money.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import { previewOf } from './preview-of.ts'

const measures = { widthMillimeters: 120, heightMillimeters: undefined, weightGrams: 300 }
const inStock = { supply: undefined, preparationDays: undefined, weeklyLimit: undefined }

const item: AdminProduct = {
  product: {
    ...{ id: 1, name: 'Bowl', model: 'B-1', category: 'decor', description: '', mainColor: 'Blue' },
    ...{ regularPrice: dinars(45), promotionalPrice: dinars(30), colors: [], pictures: [] },
    store: { id: 2, name: 'Dar El Fakhar', category: 'decor' },
    sizes: [{ id: 7, name: 'S', stock: 4 }],
    variants: [{ id: 7, sizeId: 7, stock: 4 }],
    ...{ referencePrice: undefined, ...measures, ...inStock },
  },
  values: {
    ...emptyValues(productFields),
    ...{ name: 'Bowl', model: 'B-1', storeId: 2, category: 'decor', mainColor: 'Blue', ...measures },
    ...{ regularPrice: dinars(45), promotionalPrice: dinars(40) },
  },
  weeklyPrice: dinars(30),
  ...{ isDraft: false, isResting: false, isStoreRetired: false, isPlanOver: false, maxPhotos: 8 },
  locale: 'en',
}
const stores = [
  { id: 2, name: 'Dar El Fakhar' },
  { id: 3, name: 'Noul Mahdia' },
]

test('a preview combines the draft with the current stock and weekly promotion', () => {
  const draft = {
    ...productDraftOf(item),
    name: 'Deep bowl',
    storeId: 3,
    sizes: [{ id: 7, name: 'Small' }, { name: 'Large' }],
  }
  const shown = previewOf(item, draft, { pictures: [], stores, today: '2026-03-02' })
  assert.deepEqual([shown.name, shown.store.name, shown.promotionalPrice], ['Deep bowl', 'Noul Mahdia', 30_000])
  assert.deepEqual([shown.widthMillimeters, shown.weightGrams], [120, 300])
  assert.deepEqual(
    shown.sizes.map(({ name, stock }) => [name, stock]),
    [
      ['Small', 4],
      ['Large', 0],
    ],
  )
})

test('a preview has the own promotional price on its days only', () => {
  const { weeklyPrice: _, ...steady } = item
  const onDays = (promotionFirstDay: TunisDay, promotionLastDay: TunisDay) => {
    const draft = { ...productDraftOf(steady), promotionFirstDay, promotionLastDay }
    return previewOf(steady, draft, { pictures: [], stores, today: '2026-03-02' }).promotionalPrice
  }
  assert.equal(onDays('2026-03-02', '2026-03-02'), 40_000)
  assert.equal(onDays('2026-03-03', '2026-03-04'), undefined)
  assert.equal(onDays('2026-02-01', '2026-03-01'), undefined)
})

test('a preview has no promotional price that is not lower than the regular price', () => {
  const priced = (regular: number) =>
    previewOf(
      item,
      { ...productDraftOf(item), regularPrice: dinars(regular) },
      { pictures: [], stores, today: '2026-03-02' },
    ).promotionalPrice
  assert.deepEqual([priced(41), priced(30), priced(20)], [30_000, undefined, undefined])
})
