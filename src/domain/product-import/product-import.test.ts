import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { pictureFetcher } from '#adapters/fetch-picture.ts'
import { importPlanner } from '#adapters/import-planner.ts'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { editProduct } from '#domain/catalog/admin/edit-product.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { restoreProduct } from '#domain/catalog/admin/restore-product.ts'
import { maxPiecesOfStore } from '#domain/catalog/store-limits.ts'
import { listSubmissions } from '#domain/catalog/submissions/list-submissions.ts'
import { NotFound } from '#domain/errors.ts'
import { dinars } from '#domain/money.ts'
import { RateLimited } from '#domain/rate-limits/rate-limit.ts'
import { revokeStoreAccess } from '#domain/sellers/revoke-store-access.ts'
import { listJobs } from '#tests/support/emails.ts'
import { endProcess } from '#tests/support/end-process.ts'
import { untilWaitingForLock } from '#tests/support/lock-waits.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openPictureServer } from '#tests/support/picture-server.ts'
import {
  listPieces,
  read,
  run,
  sheetOf,
  sheetOfBowls,
  startAndRun,
  takeBack,
  uploadAndRead,
} from '#tests/support/product-imports.ts'
import { limitedTo, never } from '#tests/support/rate-limits.ts'
import { jpegOf } from '#tests/support/real-picture.ts'
import { asSeller, openStudio } from '#tests/support/sellers.ts'
import { databaseName } from '#tests/support/test-database.ts'
import { testDatabaseAddress } from '#tests/support/test-database-address.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { until } from '#tests/support/until.ts'
import { endedImportDays, endOldImports, openImportDays } from './end-old-imports.ts'
import { getProductImport, listImportedPieces, listProductImports } from './get-imports.ts'
import {
  deleteProductImport,
  saveImportChoices,
  startProductImport,
  stopProductImport,
  takeBackProductImport,
} from './import-steps.ts'
import { maxOpenImports } from './product-import.ts'
import { streamRefusedRows } from './stream-refused-rows.ts'
import { uploadProductImport } from './upload-import.ts'

const workerFile = fileURLToPath(new URL('../../../tests/support/worker-process.ts', import.meta.url))

async function openStore() {
  const shop = await openTestShop()
  const storeId = await shop.hasStore()
  const sana = await asOperator(shop.marketplace, 'staff')
  return { shop, storeId, sana, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

async function stateOf(shop: TestShop, id: number) {
  const { state, counts } = await getProductImport(shop.system, id)
  const some = Object.entries(counts).filter(([, count]) => count > 0)
  return { state, ...Object.fromEntries(some) }
}

test('a file is read, looked at and run, and its pieces come as drafts of whoever has started it', async () => {
  await using store = await openStore()
  const { shop, storeId, sana } = store
  const file = sheetOf([{ model: 'B-1' }, { model: 'B-2', price: '12,5', stock: '0' }, { model: 'B-3', price: 'dear' }])
  const id = await uploadAndRead(sana, storeId, file)
  assert.deepEqual(await stateOf(shop, id), { state: 'asking', planned: 2, refused: 1 })
  const { contents } = await getProductImport(sana, id)
  assert.deepEqual([contents?.pieces, contents?.variants, contents?.refusedRows, contents?.questions], [2, 2, 1, []])
  assert.deepEqual(contents?.prices, { lowest: dinars(12.5), highest: dinars(45) })
  const planned = await listImportedPieces(sana, id, { states: ['planned'] })
  assert.deepEqual(
    planned.rows.map(({ price }) => price),
    [dinars(45), dinars(12.5)],
  )
  assert.deepEqual(contents?.columns[0], { heading: 'Model', samples: ['B-1', 'B-2', 'B-3'] })
  assert.deepEqual(await listPieces(shop.system, storeId), [], 'nothing is added before it is started')
  assert.equal((await startAndRun(sana, id)).outcome, 'done')
  assert.deepEqual(await stateOf(shop, id), { state: 'done', added: 2, refused: 1 })
  assert.deepEqual(
    (await listPieces(shop.system, storeId)).map(({ model, price, isDraft }) => [model, price, isDraft]),
    [
      ['B-1', dinars(45), true],
      ['B-2', dinars(12.5), true],
    ],
  )
  const log = await shop.system.db
    .selectFrom('audit_log')
    .select(['entity', 'action', 'actor_id'])
    .orderBy('id')
    .execute()
  const own = log
    .filter(({ actor_id }) => actor_id === sana.actor.id)
    .map(({ entity, action }) => `${entity} ${action}`)
  assert.deepEqual(own, ['product import uploaded', 'product import started', 'product created', 'product created'])
  const { rows } = await listImportedPieces(sana, id, { states: ['refused'] })
  assert.deepEqual([rows[0]?.lines, rows[0]?.reasons[0]?.kind], [[4], 'price-unreadable'])
  const [refused] = (await Array.fromAsync(streamRefusedRows(sana, id))).flat()
  assert.deepEqual(refused?.cells.slice(0, 3), ['B-3', 'Bowl B-3', 'dear'])
  const kept = await shop.system.db.selectFrom('product_import_files').select('part').execute()
  assert.deepEqual(kept, [], 'the file is dropped once its import is over')
})

test('the same file twice changes nothing', async () => {
  await using store = await openStore()
  const { shop, storeId, sana } = store
  await startAndRun(sana, await uploadAndRead(sana, storeId, sheetOfBowls(3)))
  const again = await uploadAndRead(sana, storeId, sheetOfBowls(3))
  assert.deepEqual(await stateOf(shop, again), { state: 'asking', known: 3 })
  assert.deepEqual(await startAndRun(sana, again), { outcome: 'nothing-to-add' })
  // With one piece more only that one is new, and another store has none of them.
  await startAndRun(sana, await uploadAndRead(sana, storeId, sheetOfBowls(4)))
  assert.equal((await listPieces(shop.system, storeId)).length, 4)
  const other = await shop.hasStore()
  await startAndRun(sana, await uploadAndRead(sana, other, sheetOfBowls(4)))
  assert.equal((await listPieces(shop.system, other)).length, 4)
})

test('of two imports of the same file that run at once, one adds each piece', async () => {
  await using store = await openStore()
  const { shop, storeId, sana } = store
  const [one, other] = [
    await uploadAndRead(sana, storeId, sheetOfBowls(1)),
    await uploadAndRead(sana, storeId, sheetOfBowls(1)),
  ]
  for (const id of [one, other]) await startProductImport(sana, id, (await getProductImport(sana, id)).version)
  const held = Promise.withResolvers<void>()
  let running = Promise.resolve()
  await shop.system.db.transaction().execute(async (db) => {
    // The first one has added its piece, and not committed yet.
    await run({ ...shop.system, db }, one)
    running = run(shop.system, other)
    await Promise.race([untilWaitingForLock(shop), running])
    held.resolve()
  })
  await held.promise
  await running
  assert.equal((await listPieces(shop.system, storeId)).length, 1)
  assert.deepEqual(await stateOf(shop, other), { state: 'done', known: 1 })
})

test('an import that is cut off goes on where it was, and fetches no picture twice', async () => {
  await using store = await openStore()
  const { shop, storeId, sana } = store
  const photo = await jpegOf(60, 80)
  await using server = await openPictureServer((_, response) => response.end(photo))
  const pieces = [1, 2, 3].map((n) => ({ model: `B-${n}`, picture: server.url(`/${n}.jpg`) }))
  const file = sheetOf(pieces)
  const fetchPicture = pictureFetcher(server.reach)
  const id = await uploadAndRead(sana, storeId, file)
  await startProductImport(sana, id, (await getProductImport(sana, id)).version)
  // The worker is killed after the picture of the second piece was fetched, and again in the transaction of the piece.
  const images = shop.marketplace.images
  let calls = 0
  const dying = async () => {
    throw new Error('killed')
  }
  const first = {
    ...shop.marketplace,
    fetchPicture: (...given: Parameters<typeof fetchPicture>) => (++calls > 2 ? dying() : fetchPicture(...given)),
  }
  await assert.rejects(run(first, id), /killed/)
  assert.deepEqual(await stateOf(shop, id), { state: 'running', added: 2, planned: 1 })
  const atCreation = {
    ...shop.marketplace,
    fetchPicture,
    effectsOf: (event: Parameters<typeof shop.marketplace.effectsOf>[0]) => {
      if (event.type === 'product.added') throw new Error('killed in the transaction')
      return shop.marketplace.effectsOf(event)
    },
  }
  await assert.rejects(run(atCreation, id), /killed in the transaction/)
  assert.equal((await listPieces(shop.system, storeId)).length, 2)
  await run({ ...shop.marketplace, fetchPicture }, id)
  assert.deepEqual(await stateOf(shop, id), { state: 'done', added: 3 })
  assert.deepEqual(server.asked, ['/1.jpg', '/2.jpg', '/3.jpg'])
  for (const { id } of await listPieces(shop.system, storeId)) {
    const { product } = await getAdminProduct(sana, id)
    assert.equal(product.pictures.length, 1)
    assert.ok(await images.isStored(product.pictures[0]?.fileName ?? ''))
  }
})

test('a picture that cannot be had leaves its piece without it, and says why', async () => {
  await using store = await openStore()
  const { shop, storeId, sana } = store
  await using server = await openPictureServer(({ url }, response) => {
    if (url === '/inside.jpg') response.writeHead(302, { location: 'https://10.0.0.1/1.jpg' }).end()
    else if (url === '/gone.jpg') response.writeHead(404).end()
    else if (url === '/slow.jpg') response.flushHeaders()
    else response.end('<html>')
  })
  const names = ['inside', 'gone', 'slow', 'page']
  const pieces = names.map((name) => ({ model: name, picture: server.url(`/${name}.jpg`) }))
  const fetchPicture = pictureFetcher({ ...server.reach, timeoutMilliseconds: 300 })
  const as = { ...sana, fetchPicture }
  const id = await uploadAndRead(as, storeId, sheetOf(pieces))
  await startAndRun(as, id)
  const { rows } = await listImportedPieces(sana, id, { states: ['added'] })
  const refusals = rows.map(({ pictures }) => pictures[0]?.refusal)
  assert.deepEqual(refusals, ['not-public', 'not-found', 'too-slow', 'no-picture'])
  assert.equal((await listPieces(shop.system, storeId)).length, 4)
})

test('an import whose pictures are slow gives its turn to others between two of one piece', async (t) => {
  await using store = await openStore()
  const { shop, storeId, sana } = store
  const addresses = [1, 2, 3].map((n) => `https://example.com/${n}.jpg`)
  const id = await uploadAndRead(sana, storeId, sheetOf([{ model: 'B-1', picture: addresses.join(' ') }]))
  await startProductImport(sana, id, (await getProductImport(sana, id)).version)
  let waited = 0
  const now = performance.now.bind(performance)
  t.mock.method(performance, 'now', () => now() + waited)
  const asked: string[] = []
  const slow = {
    ...shop.marketplace,
    fetchPicture: async (address: string) => {
      asked.push(address)
      waited += 20_000
      return { outcome: 'refused', reason: 'too-slow' } as const
    },
  }
  await run(slow, id)
  assert.deepEqual([asked, await stateOf(shop, id)], [addresses.slice(0, 1), { state: 'running', planned: 1 }])
  assert.ok((await listJobs(shop.system)).some(({ key }) => key === `run-import-${id}`))
  for (let turn = 0; turn < 3; turn++) await run(slow, id)
  assert.deepEqual([asked, await stateOf(shop, id)], [addresses, { state: 'done', added: 1 }])
})

test('an import stops at once, and goes on with what is left', async () => {
  await using store = await openStore()
  const { shop, storeId, sana } = store
  const photo = await jpegOf(60, 80)
  await using server = await openPictureServer((_, response) => response.end(photo))
  const pieces = [1, 2, 3].map((n) => ({ model: `B-${n}`, picture: server.url(`/${n}.jpg`) }))
  const fetching = pictureFetcher(server.reach)
  const id = await uploadAndRead(sana, storeId, sheetOf(pieces))
  const stopping = {
    ...sana,
    fetchPicture: async (...given: Parameters<typeof fetching>) => {
      const fetched = await fetching(...given)
      if (given[0].endsWith('2.jpg')) await stopProductImport(sana, id)
      return fetched
    },
  }
  await startAndRun(stopping, id)
  assert.deepEqual(await stateOf(shop, id), { state: 'stopped', added: 1, planned: 2 })
  await startAndRun({ ...sana, fetchPicture: fetching }, id)
  assert.deepEqual(await stateOf(shop, id), { state: 'done', added: 3 })
  assert.deepEqual(await stopProductImport(sana, id), { outcome: 'changed-meanwhile' })
})

test('an import that is stopped while it adds a piece adds no other one', async () => {
  await using store = await openStore()
  const { shop, storeId, sana } = store
  const photo = await jpegOf(60, 80)
  await using server = await openPictureServer((_, response) => response.end(photo))
  const fetching = pictureFetcher(server.reach)
  const id = await uploadAndRead(sana, storeId, sheetOf([{ model: 'B-1', picture: server.url('/1.jpg') }]))
  // Somebody stops it after the last look at whether it runs, before its piece is added.
  const uploading = {
    ...sana,
    fetchPicture: fetching,
    decodePicture: async (bytes: Uint8Array) => {
      const decoded = await sana.decodePicture(bytes)
      await stopProductImport(sana, id)
      return decoded
    },
  }
  await startAndRun(uploading, id)
  assert.deepEqual(await stateOf(shop, id), { state: 'stopped', planned: 1 })
  assert.deepEqual(await listPieces(shop.system, storeId), [])
})

test('a worker that is killed while it adds pieces has added each once when the next one is done', async (t) => {
  await using store = await openStore()
  const { shop, storeId, sana } = store
  const id = await uploadAndRead(sana, storeId, sheetOfBowls(150))
  await startProductImport(sana, id, (await getProductImport(sana, id)).version)
  const address = testDatabaseAddress(await databaseName({ database: shop.marketplace.db }))
  const startWorker = () => {
    const child = spawn(process.execPath, [workerFile, JSON.stringify(address), 'smtp://localhost:9'], {
      stdio: 'ignore',
    })
    t.after(() => child.kill('SIGKILL'))
    return child
  }
  const added = async () => (await getProductImport(sana, id)).counts.added
  const killed = startWorker()
  await until(async () => (await added()) >= 10)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  const before = await added()
  assert.ok(before < 150, 'it is killed in the middle')
  const next = startWorker()
  await until(async () => (await getProductImport(sana, id)).state === 'done')
  await endProcess(next)
  const models = (await listPieces(shop.system, storeId)).map(({ model }) => model)
  assert.deepEqual([models.length, new Set(models).size], [150, 150])
})

test('a program that stops queues the rest of an import again', async () => {
  await using store = await openStore()
  const { shop, storeId, sana } = store
  const id = await uploadAndRead(sana, storeId, sheetOfBowls(2))
  await startProductImport(sana, id, (await getProductImport(sana, id)).version)
  await run(shop.system, id, AbortSignal.abort())
  assert.deepEqual(await stateOf(shop, id), { state: 'running', planned: 2 })
  assert.deepEqual(
    (await listJobs(shop.system)).map(({ key }) => key),
    [`read-import-${id}`, `run-import-${id}`],
  )
  const reading = {
    bytes: sheetOfBowls(1),
    choices: undefined,
    remembered: {},
    shop: { categories: [], locale: 'en' },
  } as const
  await assert.rejects(shop.system.planImportFile(reading, AbortSignal.abort(new Error('stops'))), /stops/)
})

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

test('questions are answered before an import starts, and remembered for the next file with the same headings', async () => {
  await using store = await openStore()
  const { storeId, sana } = store
  const file = Buffer.from('Titre;Prix;Stock;Catégorie\nBol;1,250;2;Céramique\nPlat;2,500;1;Céramique')
  const id = await uploadAndRead(sana, storeId, file)
  const { contents, choices, version } = await getProductImport(sana, id)
  const kinds = contents?.questions.map(({ kind }) => kind) ?? []
  assert.deepEqual(kinds.toSorted(), ['category', 'currency', 'decimals'])
  assert.ok(choices)
  assert.deepEqual(await startProductImport(sana, id, version), { outcome: 'has-questions' })
  const answered = {
    ...choices,
    currency: 'TND',
    decimals: { price: 'comma' },
    categories: { céramique: 'decor' },
  } as const
  assert.deepEqual(await saveImportChoices(sana, id, { choices: answered, version }), { outcome: 'done' })
  assert.deepEqual(await saveImportChoices(sana, id, { choices: answered, version }), { outcome: 'changed-meanwhile' })
  await read(sana, id)
  assert.deepEqual(await startProductImport(sana, id, version), { outcome: 'changed-meanwhile' })
  const planned = await getProductImport(sana, id)
  assert.deepEqual([planned.contents?.questions, planned.counts.planned], [[], 2])
  const next = await uploadAndRead(sana, storeId, Buffer.from('Prix;Titre;Stock;Catégorie\n3,500;Vase;2;Céramique'))
  const { contents: known, counts } = await getProductImport(sana, next)
  assert.deepEqual([known?.questions, counts.planned], [[], 1])
})

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

test('a file that cannot be read is refused, and one that takes too much memory ends its thread only', async () => {
  await using store = await openStore()
  const { shop, storeId, sana } = store
  const id = await uploadAndRead(sana, storeId, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]))
  const refused = await getProductImport(sana, id)
  assert.deepEqual([refused.state, refused.problem], ['refused', 'unknown-format'])
  const small = { ...shop.marketplace, planImportFile: importPlanner({ milliseconds: 60_000, megabytes: 12 }) }
  const heavy = await uploadAndRead({ ...sana, planImportFile: small.planImportFile }, storeId, sheetOfBowls(10_000))
  assert.equal((await getProductImport(sana, heavy)).problem, 'too-much-work')
  const short = importPlanner({ milliseconds: 1, megabytes: 512 })
  const slow = await uploadAndRead({ ...sana, planImportFile: short }, storeId, sheetOfBowls(10))
  assert.equal((await getProductImport(sana, slow)).problem, 'too-much-work')
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
