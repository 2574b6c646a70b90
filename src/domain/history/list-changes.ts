import { sql } from 'kysely'
import type { Marketplace } from '../marketplace.ts'
import { type NewestFirst, newestFirst, rowsAtOnce } from '../newest-first.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { changeColumns, changeOf, type RecordedChange } from './recorded-change.ts'
import { undoingOf } from './undoings.ts'

export interface ListedChange extends RecordedChange {
  /** Whether the history knows how to put back what was before. */
  readonly canBeUndone: boolean
}

interface ChangesWanted {
  /** Words found in who, what, before or after, whatever their case and accents. */
  readonly text?: string
  readonly operatorId?: number | undefined
  readonly what?: string | undefined
  readonly olderThan?: number | undefined
}

/** What people of the shop have changed, newest first. */
export async function listChanges(
  marketplace: Marketplace,
  { text = '', operatorId, what, olderThan }: ChangesWanted,
): Promise<NewestFirst<ListedChange>> {
  const { role } = requireOperator(marketplace, 'staff')
  let changes = marketplace.db
    .selectFrom('changes')
    .select(changeColumns)
    .orderBy('id', 'desc')
    .limit(rowsAtOnce + 1)
  if (operatorId) changes = changes.where('operator_id', '=', operatorId)
  if (what) changes = changes.where('thing', '=', what)
  if (olderThan) changes = changes.where('id', '<', olderThan)
  for (const word of text.split(/\s+/).filter(Boolean)) {
    changes = changes.where(
      sql<boolean>`strpos(fold_text(concat_ws(' ', made_by, thing, thing_id, action, before, after)), fold_text(${word})) > 0`,
    )
  }
  const rows = (await changes.execute()).map(changeOf)
  return newestFirst(rows.map((change) => ({ ...change, canBeUndone: undoingOf(change, role) !== undefined })))
}

/** Who has changed anything, and what kinds of things were: what the history can be narrowed to. */
export async function listChangeFilters(marketplace: Marketplace) {
  requireOperator(marketplace, 'staff')
  const { db } = marketplace
  const [people, things] = await Promise.all([
    db.selectFrom('operators').select(['id', 'name']).orderBy('name').orderBy('id').execute(),
    db.selectFrom('changes').select('thing').distinct().orderBy('thing').execute(),
  ])
  return { people, things: things.map(({ thing }) => thing) }
}
