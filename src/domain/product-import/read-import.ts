import { sql } from 'kysely'
import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { listCategories, type StoredCategory } from '#domain/categories/list-categories.ts'
import type { NameOfProgram } from '#domain/categories/save-category.ts'
import { offeredCategories } from '#domain/category.ts'
import { queueJob } from '#domain/events/queue-job.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { getMainLocale } from '#domain/languages/main-locale-setting.ts'
import { locales } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { ImportChoices, RememberedChoices } from './file/import-choices.ts'
import { deleteFile, readFile } from './import-file.ts'
import type { PlannedFile, PlannedRow } from './plan-import-file.ts'

/**
 * Reads the file of an import and writes down what would come of it. Does nothing for one that was read already, or
 * whose choices have changed meanwhile: that has a job of its own.
 */
export async function readProductImport(
  marketplace: Marketplace,
  importId: number,
  { stop, nameOf }: { readonly stop: AbortSignal; readonly nameOf: NameOfProgram },
): Promise<void> {
  requireAllowed(isSystem(marketplace.actor))
  const { db } = marketplace
  const found = await db
    .selectFrom('product_imports')
    .select(['id', 'store_id', 'version', 'choices', 'operator_id'])
    .where('id', '=', importId)
    .where('state', '=', 'reading')
    .executeTakeFirst()
  if (!found) return
  try {
    const file = {
      bytes: await readFile(marketplace, importId),
      choices: (found.choices as ImportChoices | null) ?? undefined,
      remembered: await rememberedOf(marketplace, found.store_id),
      shop: { categories: await namedCategories(marketplace, nameOf), locale: await getMainLocale(marketplace) },
    }
    await save(marketplace, found, await marketplace.planImportFile(file, stop))
  } catch (error) {
    if (!stop.aborted) throw error
    await queueJob(marketplace, 'read-product-import', { importId })
  }
}

/** With all that people call them. */
async function namedCategories(marketplace: Marketplace, nameOf: NameOfProgram) {
  const namesOf = ({ slug, texts }: StoredCategory) =>
    locales.flatMap((locale) => [texts[locale]?.name, nameOf(slug, locale)]).filter((name) => name !== undefined)
  const offered = offeredCategories(await listCategories(marketplace))
  return offered.map((category) => ({ slug: category.slug, names: [category.slug, ...namesOf(category)] }))
}

/** What was chosen for earlier files of a store; what was only guessed is guessed again. */
async function rememberedOf({ db }: Marketplace, storeId: number): Promise<Record<string, RememberedChoices>> {
  const earlier = await db
    .selectFrom('product_imports')
    .select(sql<string>`encode(headings_hash, 'hex')`.as('hash'))
    .select('remembered')
    .where('store_id', '=', storeId)
    .where('headings_hash', 'is not', null)
    .where('version', '>', 1)
    .orderBy('id')
    .execute()
  return Object.fromEntries(earlier.map(({ hash, remembered }) => [hash, remembered as RememberedChoices]))
}

async function save(
  marketplace: Marketplace,
  { id, store_id, version }: { readonly id: number; readonly store_id: number; readonly version: number },
  planned: PlannedFile,
): Promise<void> {
  await inTransaction(marketplace, async (marketplace) => {
    const { db, clock } = marketplace
    const isSame = await db
      .selectFrom('product_imports')
      .select('id')
      .where('id', '=', id)
      .where('state', '=', 'reading')
      .where('version', '=', version)
      .forUpdate()
      .executeTakeFirst()
    if (!isSame) return
    const change = db.updateTable('product_imports').where('id', '=', id)
    if (planned.outcome === 'refused') {
      const refused = { state: 'refused', problem: planned.problem, changed_at: clock.now() } as const
      await change.set(refused).execute()
      await deleteFile(marketplace, id)
      return
    }
    const { contents, choices, remembered, headingsHash, rows } = planned
    await db.deleteFrom('product_import_pieces').where('import_id', '=', id).execute()
    await insertRows(marketplace, id, rows)
    await markKnown(marketplace, id, store_id)
    await change
      .set({
        ...{ state: 'asking', changed_at: clock.now(), headings_hash: Buffer.from(headingsHash, 'hex') },
        ...{ contents: JSON.stringify(contents), choices: JSON.stringify(choices) },
        remembered: JSON.stringify(remembered),
      })
      .execute()
  })
}

const rowsPerInsert = 200

async function insertRows({ db }: Marketplace, importId: number, rows: readonly PlannedRow[]): Promise<void> {
  for (let first = 0; first < rows.length; first += rowsPerInsert) {
    const placed = rows
      .slice(first, first + rowsPerInsert)
      .map((row, index) => ({ import_id: importId, position: first + index, ...row }))
    await db.insertInto('product_import_pieces').values(placed).execute()
  }
}

/** Marks the pieces that the store has from an earlier file, whatever became of them. */
async function markKnown({ db }: Marketplace, importId: number, storeId: number): Promise<void> {
  await sql`update product_import_pieces as piece set state = 'known', product_id = imported.product_id, draft = null
    from imported_products as imported
    where piece.import_id = ${importId} and piece.state = 'planned'
      and imported.store_id = ${storeId} and imported.key = piece.key`.execute(db)
}
