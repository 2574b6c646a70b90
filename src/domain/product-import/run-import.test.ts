import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { pictureFetcher } from '#adapters/fetch-picture.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { dinars } from '#domain/money.ts'
import { listJobs } from '#tests/support/emails.ts'
import { endProcess } from '#tests/support/end-process.ts'
import { untilWaitingForLock } from '#tests/support/lock-waits.ts'
import { openPictureServer } from '#tests/support/picture-server.ts'
import {
  listPieces,
  openStore,
  run,
  sheetOf,
  sheetOfBowls,
  startAndRun,
  stateOf,
  uploadAndRead,
} from '#tests/support/product-imports.ts'
import { jpegOf } from '#tests/support/real-picture.ts'
import { databaseName } from '#tests/support/test-database.ts'
import { testDatabaseAddress } from '#tests/support/test-database-address.ts'
import { until } from '#tests/support/until.ts'
import { getProductImport, listImportedPieces } from './get-imports.ts'
import { startProductImport, stopProductImport } from './import-steps.ts'
import { streamRefusedRows } from './stream-refused-rows.ts'

const workerFile = fileURLToPath(new URL('../../../tests/support/worker-process.ts', import.meta.url))

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
  // Others may take long on a busy machine.
  const impatient = pictureFetcher({ ...server.reach, timeoutMilliseconds: 300 })
  const patient = pictureFetcher(server.reach)
  const fetchPicture: typeof patient = (address, ...rest) =>
    (address.endsWith('/slow.jpg') ? impatient : patient)(address, ...rest)
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
