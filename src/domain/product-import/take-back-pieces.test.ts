import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { editProduct } from '#domain/catalog/admin/edit-product.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { restoreProduct } from '#domain/catalog/admin/restore-product.ts'
import { NotFound } from '#domain/errors.ts'
import {
  listPieces,
  openStore,
  sheetOfBowls,
  startAndRun,
  stateOf,
  takeBack,
  uploadAndRead,
} from '#tests/support/product-imports.ts'
import { endedImportDays, endOldImports, openImportDays } from './end-old-imports.ts'
import { getProductImport } from './get-imports.ts'
import { startProductImport, takeBackProductImport } from './import-steps.ts'

test('all of an import is taken back but what somebody has edited or published, and its file may come again', async () => {
  await using store = await openStore()
  const { shop, storeId, sana } = store
  const id = await uploadAndRead(sana, storeId, sheetOfBowls(60))
  await startAndRun(sana, id)
  const [edited, published] = await listPieces(shop.system, storeId)
  const base = productDraftOf(await getAdminProduct(sana, edited?.id ?? 0))
  await editProduct(sana, edited?.id ?? 0, { base, edited: { ...base, name: 'Painted bowl' } })
  await restoreProduct(sana, published?.id ?? 0)
  shop.clock.passes({ seconds: 60 })
  assert.deepEqual(await takeBackProductImport(sana, id), { outcome: 'done' })
  await takeBack(shop.system, id)
  assert.deepEqual(await stateOf(shop, id), { state: 'taken-back', kept: 2, 'taken-back': 58 })
  const after = await listPieces(shop.system, storeId)
  assert.equal(after.filter(({ isDraft }) => isDraft).length, 1, 'only the edited one is still a draft')
  const again = await uploadAndRead(sana, storeId, sheetOfBowls(60))
  assert.deepEqual(await stateOf(shop, again), { state: 'asking', known: 2, planned: 58 })
  await startAndRun(sana, again)
  assert.deepEqual(await stateOf(shop, again), { state: 'done', known: 2, added: 58 })
})

test('what nobody goes on with ends after a month, and what is over is deleted after a year; what was added stays known', async () => {
  await using store = await openStore()
  const { shop, storeId, sana } = store
  const open = await uploadAndRead(sana, storeId, sheetOfBowls(1))
  const begun = await uploadAndRead(sana, storeId, sheetOfBowls(2))
  await startProductImport(sana, begun, (await getProductImport(sana, begun)).version)
  await shop.system.db.updateTable('product_imports').set({ state: 'stopped' }).where('id', '=', begun).execute()
  await startAndRun(sana, begun)
  shop.clock.passes({ days: openImportDays, seconds: 1 })
  await endOldImports(shop.system)
  await assert.rejects(getProductImport(sana, open), NotFound)
  assert.equal((await stateOf(shop, begun)).state, 'done')
  shop.clock.passes({ days: endedImportDays })
  await endOldImports(shop.system)
  await assert.rejects(getProductImport(sana, begun), NotFound)
  const again = await uploadAndRead(sana, storeId, sheetOfBowls(2))
  assert.deepEqual(await stateOf(shop, again), { state: 'asking', known: 2 })
})
