import { sql } from 'kysely'
import { mayRunStores } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import type { StoreScope } from '#domain/access/store-scope.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { ImportChoices } from './file/import-choices.ts'
import { stepColumns } from './import-actor.ts'
import { lockImport } from './lock-import.ts'
import type { FileContents, ImportState } from './product-import.ts'

/** `changed-meanwhile`: it is in a state that has no such step, or not as it was looked at. */
export type StepOutcome = { readonly outcome: 'done' | 'changed-meanwhile' }

const done = { outcome: 'done' } as const
const changedMeanwhile = { outcome: 'changed-meanwhile' } as const

/** Has the file of an import read again, with what somebody has chosen. */
export async function saveImportChoices(
  marketplace: Marketplace,
  id: number,
  { choices, version }: { readonly choices: ImportChoices; readonly version: number },
): Promise<StepOutcome> {
  const scope = requireScope(mayRunStores(marketplace.actor))
  return step(marketplace, scope, id, async (marketplace, found) => {
    if (found.state !== 'asking' || found.version !== version) return changedMeanwhile
    const { db } = marketplace
    await db
      .updateTable('product_imports')
      .set({ choices: JSON.stringify(choices) })
      .where('id', '=', id)
      .execute()
    await enterState(marketplace, id, 'reading')
    await recordEvent(marketplace, { type: 'product-import.to-read', importId: id })
    return done
  })
}

/** Why an import cannot start: questions are open, or nothing of its file would be added. */
export type StartOutcome = StepOutcome | { readonly outcome: 'has-questions' | 'nothing-to-add' }

/** Starts an import as it was looked at, or lets one go on that was stopped. */
export async function startProductImport(marketplace: Marketplace, id: number, version: number): Promise<StartOutcome> {
  const scope = requireScope(mayRunStores(marketplace.actor))
  return step(marketplace, scope, id, async (marketplace, { state, contents, ...found }) => {
    if ((state !== 'asking' && state !== 'stopped') || found.version !== version) return changedMeanwhile
    if ((contents as FileContents).questions.length > 0) return { outcome: 'has-questions' }
    if (!(await hasPieces(marketplace, id, 'planned'))) return { outcome: 'nothing-to-add' }
    await enterState(marketplace, id, 'running')
    await recordAudit(marketplace, { entity: 'product import', id, action: 'started', after: fileOf(found) })
    await recordEvent(marketplace, { type: 'product-import.started', importId: id })
    return done
  })
}

/** Stops an import after the piece that is being added. What it has added stays. */
export async function stopProductImport(marketplace: Marketplace, id: number): Promise<StepOutcome> {
  const scope = requireScope(mayRunStores(marketplace.actor))
  return step(marketplace, scope, id, async (marketplace, { state, ...found }) => {
    if (state !== 'running') return changedMeanwhile
    await enterState(marketplace, id, 'stopped')
    await recordAudit(marketplace, { entity: 'product import', id, action: 'stopped', after: fileOf(found) })
    return done
  })
}

/**
 * Has everything taken back that an import has added and nobody has edited or published since. Its file may then be
 * imported again.
 */
export async function takeBackProductImport(marketplace: Marketplace, id: number): Promise<StepOutcome> {
  const scope = requireScope(mayRunStores(marketplace.actor))
  return step(marketplace, scope, id, async (marketplace, { state, ...found }) => {
    if (state !== 'stopped' && state !== 'done') return changedMeanwhile
    await enterState(marketplace, id, 'taking-back')
    await recordAudit(marketplace, { entity: 'product import', id, action: 'taken back', after: fileOf(found) })
    await recordEvent(marketplace, { type: 'product-import.take-back-asked', importId: id })
    return done
  })
}

/** Deletes an import of which nothing is in the shop, with its file. */
export async function deleteProductImport(marketplace: Marketplace, id: number): Promise<StepOutcome> {
  const scope = requireScope(mayRunStores(marketplace.actor))
  return step(marketplace, scope, id, async (marketplace, { state, ...found }) => {
    const isDeletable = ['reading', 'asking', 'refused', 'stopped', 'taken-back'].includes(state)
    if (!isDeletable || (await hasPieces(marketplace, id, 'added'))) return changedMeanwhile
    await marketplace.db.deleteFrom('product_imports').where('id', '=', id).execute()
    await recordAudit(marketplace, { entity: 'product import', id, action: 'deleted', before: fileOf(found) })
    return done
  })
}

/** Takes a step of an import that stays locked meanwhile. */
async function step<Outcome>(
  marketplace: Marketplace,
  scope: StoreScope,
  id: number,
  take: (marketplace: Marketplace, found: Awaited<ReturnType<typeof lockImport>>) => Promise<Outcome>,
): Promise<Outcome> {
  return inTransaction(marketplace, async (marketplace) => take(marketplace, await lockImport(marketplace, scope, id)))
}

function fileOf({ store_id: storeId, file_name: name }: { readonly store_id: number; readonly file_name: string }) {
  return { storeId, name }
}

async function enterState(marketplace: Marketplace, id: number, state: ImportState): Promise<void> {
  await marketplace.db
    .updateTable('product_imports')
    .set({ ...stepColumns(marketplace), state, problem: '', version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

async function hasPieces({ db }: Marketplace, id: number, state: 'planned' | 'added'): Promise<boolean> {
  const pieces = db.selectFrom('product_import_pieces').select('position').where('import_id', '=', id)
  return (await pieces.where('state', '=', state).limit(1).execute()).length > 0
}
