import { isSeller, isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { createProduct } from '#domain/catalog/admin/create-product.ts'
import { refusalOfNewPiece } from '#domain/catalog/admin/place-for-piece.ts'
import { uploadPicture } from '#domain/catalog/pictures/upload-picture.ts'
import { queueJob } from '#domain/events/queue-job.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { asStarted } from './import-actor.ts'
import { deleteFile } from './import-file.ts'
import type { ImportDraft, ImportPicture, StopReason } from './product-import.ts'

/** After so long a job gives its turn to other imports, in milliseconds. */
const turnMilliseconds = 10_000

/**
 * Adds the pieces of an import one after the other, until it is stopped or its turn is over: then it queues itself
 * again. Each is added in one transaction once its pictures are fetched, so that a worker that is killed has added it
 * or not, and the next one goes on with it.
 */
export async function runProductImport(marketplace: Marketplace, importId: number, stop: AbortSignal): Promise<void> {
  requireAllowed(isSystem(marketplace.actor))
  const end = performance.now() + turnMilliseconds
  for (;;) {
    const running = await findRunning(marketplace, importId)
    if (!running) return
    if (stop.aborted || performance.now() > end) break
    const piece = await findNextPiece(marketplace, importId)
    if (!piece) return endImport(marketplace, importId)
    const started = await asStarted(marketplace, running)
    const reason = started ? await refusalOf(started, running.store_id) : 'no-access'
    if (reason || !started) return stopBy(marketplace, importId, reason ?? 'no-access')
    const pictures = await fetchPictures(started, importId, piece, { stop, end })
    if (pictures) await addPiece(started, { ...running, piece: { ...piece, pictures } })
  }
  await queueJob(marketplace, 'run-product-import', { importId })
}

interface RunningImport {
  readonly id: number
  readonly store_id: number
  readonly operator_id: number | null
  readonly acted_by_id: number | null
}

interface NextPiece {
  readonly position: number
  readonly key: string
  readonly draft: ImportDraft
  readonly pictures: readonly ImportPicture[]
}

async function findRunning({ db }: Marketplace, importId: number): Promise<RunningImport | undefined> {
  return db
    .selectFrom('product_imports')
    .select(['id', 'store_id', 'operator_id', 'acted_by_id'])
    .where('id', '=', importId)
    .where('state', '=', 'running')
    .executeTakeFirst()
}

async function findNextPiece({ db }: Marketplace, importId: number): Promise<NextPiece | undefined> {
  const piece = await db
    .selectFrom('product_import_pieces')
    .select(['position', 'key', 'draft', 'pictures'])
    .where('import_id', '=', importId)
    .where('state', '=', 'planned')
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  // A planned piece has a key and a draft, which this program has written.
  return piece as NextPiece | undefined
}

/** Why a maker can add no piece: asked before pictures are fetched that nobody would see. */
async function refusalOf(marketplace: Marketplace, storeId: number): Promise<StopReason | undefined> {
  if (!isSeller(marketplace.actor)) return undefined
  return inTransaction(marketplace, (marketplace) => refusalOfNewPiece(marketplace, storeId))
}

async function endImport(marketplace: Marketplace, importId: number): Promise<void> {
  await inTransaction(marketplace, async (marketplace) => {
    const { db, clock } = marketplace
    const running = db.updateTable('product_imports').where('id', '=', importId).where('state', '=', 'running')
    await running.set({ state: 'done', changed_at: clock.now() }).execute()
    await deleteFile(marketplace, importId)
  })
}

async function stopBy({ db, clock }: Marketplace, importId: number, problem: StopReason): Promise<void> {
  await db
    .updateTable('product_imports')
    .set({ state: 'stopped', problem, changed_at: clock.now() })
    .where('id', '=', importId)
    .where('state', '=', 'running')
    .execute()
}

/**
 * Fetches the pictures of a piece that were not fetched yet, and notes of each what became of it: nothing is fetched
 * twice. Returns undefined when the import or the program stops meanwhile, or its turn is over.
 */
async function fetchPictures(
  marketplace: Marketplace,
  importId: number,
  piece: NextPiece,
  { stop, end }: { readonly stop: AbortSignal; readonly end: number },
): Promise<readonly ImportPicture[] | undefined> {
  const pictures = [...piece.pictures]
  for (const [index, picture] of pictures.entries()) {
    if (picture.fileName !== undefined || picture.refusal !== undefined) continue
    // Those of one piece alone may take minutes, where nobody answers.
    if (stop.aborted || performance.now() > end || !(await findRunning(marketplace, importId))) return undefined
    const stored = await storePicture(marketplace, picture, stop)
    if (!stored) return undefined
    pictures[index] = stored
    await marketplace.db
      .updateTable('product_import_pieces')
      .set({ pictures: JSON.stringify(pictures) })
      .where('import_id', '=', importId)
      .where('position', '=', piece.position)
      .execute()
  }
  return stop.aborted ? undefined : pictures
}

/** Undefined when the program stops meanwhile. A picture that cannot be had is no reason to leave its piece out. */
async function storePicture(
  marketplace: Marketplace,
  picture: ImportPicture,
  stop: AbortSignal,
): Promise<ImportPicture | undefined> {
  try {
    const fetched = await marketplace.fetchPicture(picture.address, stop)
    if (fetched.outcome === 'refused') return { ...picture, refusal: fetched.reason }
    const uploaded = await uploadPicture(marketplace, fetched.bytes)
    if (uploaded.outcome === 'refused') return { ...picture, refusal: uploaded.reason }
    return { ...picture, fileName: uploaded.picture.fileName }
  } catch (error) {
    if (stop.aborted) return undefined
    throw error
  }
}

/** Adds a piece as a draft, unless the import was stopped meanwhile or the store has the piece by now. */
async function addPiece(
  marketplace: Marketplace,
  { id, store_id: storeId, piece }: RunningImport & { readonly piece: NextPiece },
): Promise<void> {
  try {
    await inTransaction(marketplace, async (marketplace) => {
      if (!(await lockRunning(marketplace, id)) || !(await lockPlanned(marketplace, id, piece))) return
      const { db } = marketplace
      const known = await db
        .selectFrom('imported_products')
        .select('product_id')
        .where('store_id', '=', storeId)
        .where('key', '=', piece.key)
        .executeTakeFirst()
      if (known) return markPiece(marketplace, id, piece, { state: 'known', product_id: known.product_id })
      const product = { ...piece.draft, storeId, pictures: piece.pictures.flatMap(shownPicture) }
      const created = await createProduct(marketplace, product, { publishing: 'later' })
      if (created.outcome !== 'created') return markPiece(marketplace, id, piece, { state: 'failed' })
      await db
        .insertInto('imported_products')
        .values({ store_id: storeId, key: piece.key, product_id: created.id })
        .execute()
      return markPiece(marketplace, id, piece, { state: 'added', product_id: created.id })
    })
  } catch (error) {
    // What the database refuses for its values it refuses each time: the import goes on with the next piece.
    if (!isRefusedByDatabase(error)) throw error
    await markPiece(marketplace, id, piece, { state: 'failed' })
  }
}

async function lockRunning({ db }: Marketplace, importId: number): Promise<boolean> {
  const running = db
    .selectFrom('product_imports')
    .select('id')
    .where('id', '=', importId)
    .where('state', '=', 'running')
  return (await running.forNoKeyUpdate().executeTakeFirst()) !== undefined
}

async function lockPlanned({ db }: Marketplace, importId: number, { position }: NextPiece): Promise<boolean> {
  const planned = await db
    .selectFrom('product_import_pieces')
    .select('position')
    .where('import_id', '=', importId)
    .where('position', '=', position)
    .where('state', '=', 'planned')
    .forUpdate()
    .executeTakeFirst()
  return planned !== undefined
}

function shownPicture({ fileName, alt, color }: ImportPicture) {
  return fileName === undefined ? [] : [{ fileName, alt, ...(color !== undefined && { color }) }]
}

async function markPiece(
  { db }: Marketplace,
  importId: number,
  { position }: NextPiece,
  outcome: { readonly state: 'known' | 'added'; readonly product_id: number } | { readonly state: 'failed' },
): Promise<void> {
  await db
    .updateTable('product_import_pieces')
    .set({ ...outcome, draft: null })
    .where('import_id', '=', importId)
    .where('position', '=', position)
    .where('state', '=', 'planned')
    .execute()
}

/** Data exceptions and violated constraints, but for what is unique: see `inTransaction`. */
function isRefusedByDatabase(error: unknown): boolean {
  const { code = '' } = error as { code?: string }
  return error instanceof Error && /^2[23]\w{3}$/.test(code) && code !== '23505'
}
