import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AdminProduct, productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { dinars } from '#domain/money.ts'
import { previewOf } from './preview-of.ts'

const item: AdminProduct = {
  product: {
    ...{ id: 1, name: 'Bowl', model: 'B-1', category: 'decor', description: '', mainColor: 'Blue' },
    ...{ regularPrice: dinars(45), promotionalPrice: dinars(30), colors: [], pictures: [] },
    store: { id: 2, name: 'Dar El Fakhar', category: 'decor' },
    sizes: [{ id: 7, name: 'S', stock: 4 }],
  },
  ownPromotionalPrice: dinars(40),
  weeklyPrice: dinars(30),
  isStoreRetired: false,
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
  const shown = previewOf(item, draft, { pictures: [], stores })
  assert.deepEqual([shown.name, shown.store.name, shown.promotionalPrice], ['Deep bowl', 'Noul Mahdia', 30_000])
  assert.deepEqual(
    shown.sizes.map(({ name, stock }) => [name, stock]),
    [
      ['Small', 4],
      ['Large', 0],
    ],
  )
})

test('a preview has no promotional price that is not lower than the regular price', () => {
  const priced = (regular: number) =>
    previewOf(item, { ...productDraftOf(item), regularPrice: dinars(regular) }, { pictures: [], stores })
      .promotionalPrice
  assert.deepEqual([priced(41), priced(30), priced(20)], [30_000, undefined, undefined])
})
