import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { editProduct } from '#domain/catalog/admin/edit-product.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { listAdminProducts } from '#domain/catalog/admin/list-admin-products.ts'
import { countPendingWork } from '#domain/dashboard/count-pending-work.ts'
import { undoChange } from '#domain/undo/undo-change.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

test('a product has a threshold of its own, which the dashboard and the list of low stock use, and which is undone', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const sizes = [
    { name: 'S', stock: 2 },
    { name: 'L', stock: 5 },
  ]
  const [bowl, rug] = [await shop.sells({ sizes }), await shop.sells({ sizes })]
  const setThreshold = async (id: number, lowStock: number | undefined) => {
    const base = productDraftOf(await getAdminProduct(office, id))
    assert.equal((await editProduct(office, id, { base, edited: { ...base, lowStock } })).outcome, 'saved')
  }
  const low = async () => ({
    sizes: (await countPendingWork(office))['sizes-low'] ?? 0,
    products: (await listAdminProducts(office, { state: 'low', page: 1 })).items
      .map(({ product }) => product.id)
      .sort(),
  })
  assert.deepEqual(await low(), { sizes: 2, products: [bowl.id, rug.id] })
  await setThreshold(bowl.id, 1)
  assert.deepEqual(await low(), { sizes: 1, products: [rug.id] })
  await setThreshold(rug.id, 5)
  assert.deepEqual(await low(), { sizes: 2, products: [rug.id] })
  await setThreshold(bowl.id, undefined)
  assert.deepEqual(await low(), { sizes: 3, products: [bowl.id, rug.id] })
  const [, last] = (await listAuditLog(office, {})).rows
  assert.equal(await undoChange(office, last?.id ?? 0), 'undone')
  assert.deepEqual(await low(), { sizes: 2, products: [bowl.id, rug.id] })
  assert.equal((await getAdminProduct(office, rug.id)).values.lowStock, undefined)
})
