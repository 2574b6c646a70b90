import { sql } from 'kysely'
import { isInScope } from '#domain/access/is-in-scope.ts'
import { mayRunStores } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import type { StoreScope } from '#domain/access/store-scope.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { cutText } from '#domain/cut-text.ts'
import { NotFound } from '#domain/errors.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { consumeSellerLimit } from '#domain/rate-limits/seller-limits.ts'
import { maxImportBytes } from './file/import-table.ts'
import { stepColumns } from './import-actor.ts'
import { saveFile } from './import-file.ts'
import { maxEndedImports, maxFileName, maxOpenImports, openStates } from './product-import.ts'

export interface UploadedFile {
  readonly storeId: number
  readonly fileName: string
  readonly bytes: Uint8Array
}

export type UploadOutcome =
  | { readonly outcome: 'uploaded'; readonly id: number }
  /** The store has as many imports that are not over as it may. */
  | { readonly outcome: 'empty' | 'too-heavy' | 'too-many' }

/** Keeps a file of pieces for a store, and has it read. Nothing is added before somebody starts that. */
export async function uploadProductImport(
  marketplace: Marketplace,
  { storeId, fileName, bytes }: UploadedFile,
): Promise<UploadOutcome> {
  const scope = requireScope(mayRunStores(marketplace.actor))
  if (bytes.byteLength === 0) return { outcome: 'empty' }
  if (bytes.byteLength > maxImportBytes) return { outcome: 'too-heavy' }
  return inTransaction(marketplace, async (marketplace) => {
    await lockStore(marketplace, scope, storeId)
    if ((await countOpen(marketplace, storeId)) >= maxOpenImports) return { outcome: 'too-many' }
    await consumeSellerLimit(marketplace, 'import')
    await deleteOldest(marketplace, storeId)
    const name =
      cutText(
        fileName
          .toWellFormed()
          .replaceAll(/\p{Cc}/gu, ' ')
          .trim(),
        maxFileName,
      ) || '?'
    const { id } = await marketplace.db
      .insertInto('product_imports')
      .values({
        ...{ store_id: storeId, file_name: name, state: 'reading' },
        ...{ ...stepColumns(marketplace), made_at: marketplace.clock.now() },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await saveFile(marketplace, id, bytes)
    const after = { storeId, name }
    await recordAudit(marketplace, { entity: 'product import', id, action: 'uploaded', after })
    await recordEvent(marketplace, { type: 'product-import.to-read', importId: id })
    return { outcome: 'uploaded', id }
  })
}

/** Of two files at once the second sees the first. What refers to the store does not wait. */
async function lockStore({ db }: Marketplace, scope: StoreScope, storeId: number): Promise<void> {
  const store = db.selectFrom('stores').select('id').where('id', '=', storeId).where(isInScope(scope, 'stores.id'))
  if (!(await store.forNoKeyUpdate().executeTakeFirst())) throw new NotFound('store', storeId)
}

async function countOpen({ db }: Marketplace, storeId: number): Promise<number> {
  const { open } = await db
    .selectFrom('product_imports')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('store_id', '=', storeId)
    .where('state', 'in', [...openStates, 'taking-back'])
    .executeTakeFirstOrThrow()
  return open
}

/** What was added by them stays known. */
async function deleteOldest({ db }: Marketplace, storeId: number): Promise<void> {
  await sql`delete from product_imports where id in (
    select id from product_imports where store_id = ${storeId} and state in ('refused', 'done', 'taken-back')
    order by id desc offset ${maxEndedImports - 1})`.execute(db)
}
