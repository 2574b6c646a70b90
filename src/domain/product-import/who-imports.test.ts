import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { restoreProduct } from '#domain/catalog/admin/restore-product.ts'
import { maxPiecesOfStore } from '#domain/catalog/store-limits.ts'
import { listSubmissions } from '#domain/catalog/submissions/list-submissions.ts'
import { NotFound } from '#domain/errors.ts'
import { RateLimited } from '#domain/rate-limits/rate-limit.ts'
import { revokeStoreAccess } from '#domain/sellers/revoke-store-access.ts'
import {
  listPieces,
  openStore,
  run,
  sheetOfBowls,
  startAndRun,
  stateOf,
  uploadAndRead,
} from '#tests/support/product-imports.ts'
import { limitedTo, never } from '#tests/support/rate-limits.ts'
import { asSeller, openStudio } from '#tests/support/sellers.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import { getProductImport, listImportedPieces, listProductImports } from './get-imports.ts'
import { deleteProductImport, startProductImport, stopProductImport, takeBackProductImport } from './import-steps.ts'
import { maxOpenImports } from './product-import.ts'
import { streamRefusedRows } from './stream-refused-rows.ts'
import { uploadProductImport } from './upload-import.ts'

test('a seller imports into the own store only, as drafts that wait for nobody and are in no list of the office', async () => {
  await using store = await openStore()
  const { shop, storeId, sana } = store
  await openStudio(shop.marketplace)
  const amel = await asSeller(shop.marketplace, storeId)
  const foreign = await shop.hasStore()
  const upload = { storeId: foreign, fileName: 'pieces.csv', bytes: sheetOfBowls(1) }
  await assert.rejects(uploadProductImport(amel, upload), NotFound)
  const theirs = await uploadAndRead(sana, foreign, sheetOfBowls(1))
  for (const step of [
    () => getProductImport(amel, theirs),
    () => startProductImport(amel, theirs, 1),
    () => stopProductImport(amel, theirs),
    () => takeBackProductImport(amel, theirs),
    () => deleteProductImport(amel, theirs),
    () => streamRefusedRows(amel, theirs).next(),
  ])
    await assert.rejects(step(), NotFound)
  assert.deepEqual((await listImportedPieces(amel, theirs, { states: ['planned'] })).rows, [])
  await assert.rejects(uploadProductImport(shop.marketplace, upload), NotAllowed)
  const id = await uploadAndRead(amel, storeId, sheetOfBowls(2))
  await startAndRun(amel, id)
  assert.deepEqual(
    (await listProductImports(amel)).rows.map((row) => row.id),
    [id],
  )
  const [piece] = await listPieces(shop.system, storeId)
  assert.deepEqual([piece?.isDraft, piece?.submission, piece?.is_resting], [true, null, true])
  assert.deepEqual(await listSubmissions(sana), [])
  const changes = await shop.system.db.selectFrom('seller_changes').select('change_id').execute()
  assert.deepEqual(changes, [])
  // She puts it into the shop: the office looks at it first, as at any new piece.
  assert.deepEqual(await restoreProduct(amel, piece?.id ?? 0), { outcome: 'waiting' })
  assert.equal((await listSubmissions(sana)).length, 1)
})

/** Gives a store so many pieces that rest. */
async function fillStore(shop: TestShop, storeId: number, pieces: number): Promise<void> {
  const { id } = await shop.sells({ storeId })
  const { rows } = await sql<{ columns: string }>`select string_agg(quote_ident(attname), ', ') as columns
    from pg_attribute where attrelid = 'products'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attname not in ('id', 'submission_key')`.execute(shop.system.db)
  const columns = sql.raw(rows[0]?.columns ?? '')
  await sql`insert into products (${columns})
    select ${columns} from products, generate_series(2, ${pieces}) where products.id = ${id}`.execute(shop.system.db)
}

test('an import stops by itself where a store has as many pieces as it may, and when its maker is shut out', async () => {
  await using store = await openStore()
  const { shop, storeId, sana } = store
  await openStudio(shop.marketplace)
  const amel = await asSeller(shop.marketplace, storeId)
  const id = await uploadAndRead(amel, storeId, sheetOfBowls(2))
  await startProductImport(amel, id, (await getProductImport(amel, id)).version)
  await fillStore(shop, storeId, maxPiecesOfStore - 1)
  await run(shop.system, id)
  assert.deepEqual(await stateOf(shop, id), { state: 'stopped', added: 1, planned: 1 })
  assert.equal((await getProductImport(amel, id)).problem, 'store-full')
  // The office has no such limit.
  const next = await uploadAndRead(amel, storeId, sheetOfBowls(4))
  await startProductImport(amel, next, (await getProductImport(amel, next)).version)
  await revokeStoreAccess(shop.system, storeId, amel.actor.id)
  await run(shop.system, next)
  assert.equal((await getProductImport(sana, next)).problem, 'no-access')
  await startAndRun(sana, next)
  assert.equal((await stateOf(shop, next)).state, 'done')
})

test('a store has a few open imports at most, and a file must not be empty or too large', async () => {
  await using store = await openStore()
  const { storeId, sana } = store
  const upload = (bytes: Uint8Array) => uploadProductImport(sana, { storeId, fileName: 'pieces.csv', bytes })
  const all = await Promise.all(Array.from({ length: maxOpenImports + 2 }, () => upload(sheetOfBowls(1))))
  assert.equal(all.filter(({ outcome }) => outcome === 'uploaded').length, maxOpenImports)
  assert.deepEqual(await upload(new Uint8Array()), { outcome: 'empty' })
  assert.deepEqual(await upload(new Uint8Array(50 * 1024 * 1024 + 1)), { outcome: 'too-heavy' })
  const [open] = (await listProductImports(sana, { storeId })).rows
  assert.deepEqual(await deleteProductImport(sana, open?.id ?? 0), { outcome: 'done' })
  assert.equal((await upload(sheetOfBowls(1))).outcome, 'uploaded')
})

test('a seller uploads some files a day', async () => {
  await using store = await openStore()
  const { shop, storeId } = store
  await openStudio(shop.marketplace)
  const amel = await asSeller(
    limitedTo({ perNetwork: never, perRecipient: never }, shop.marketplace, '192.0.2.1'),
    storeId,
  )
  const upload = async () => {
    const uploaded = await uploadProductImport(amel, { storeId, fileName: 'pieces.csv', bytes: sheetOfBowls(1) })
    assert.ok(uploaded.outcome === 'uploaded')
    await deleteProductImport(amel, uploaded.id)
  }
  for (let count = 0; count < 20; count++) await upload()
  await assert.rejects(upload(), RateLimited)
})

test('somebody of the office who works for some stores sees their imports only', async () => {
  await using store = await openStore()
  const { shop, storeId, sana } = store
  const other = await shop.hasStore()
  const [own, foreign] = [
    await uploadAndRead(sana, storeId, sheetOfBowls(1)),
    await uploadAndRead(sana, other, sheetOfBowls(1)),
  ]
  const limited = { ...sana, actor: { ...sana.actor, stores: [storeId] } }
  assert.deepEqual(
    (await listProductImports(limited)).rows.map(({ id }) => id),
    [own],
  )
  await assert.rejects(getProductImport(limited, foreign), NotFound)
  assert.equal((await startAndRun(limited, own)).outcome, 'done')
})
