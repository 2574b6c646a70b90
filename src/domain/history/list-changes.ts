import { sql } from 'kysely'
import type { Marketplace } from '../marketplace.ts'
import { type NewestFirst, newestFirst, rowsAtOnce } from '../newest-first.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { changeColumns, changeOf, type RecordedChange } from './recorded-change.ts'
import { undoingOf } from './undoings.ts'

export interface ListedChange extends RecordedChange {
  /** Whether the history knows how to put back what was before. */
  readonly canBeUndone: boolean
  /** Of an order: the number by which people know it. */
  readonly orderNumber?: string
}

interface ChangesWanted {
  /** Words found in who, what, before or after, whatever their case and accents; or the whole number of an order. */
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
    .select(
      sql<string | null>`case thing when 'order' then (select number from orders where id = thing_id::bigint) end`.as(
        'order_number',
      ),
    )
    .orderBy('id', 'desc')
    .limit(rowsAtOnce + 1)
  if (operatorId) changes = changes.where('operator_id', '=', operatorId)
  if (what) changes = changes.where('thing', '=', what)
  if (olderThan) changes = changes.where('id', '<', olderThan)
  for (const word of text.split(/\s+/).filter(Boolean)) {
    changes = changes.where(({ or }) => or([holds(word), isOfOrder(word)]))
  }
  const rows = await changes.execute()
  return newestFirst(
    rows.map(({ order_number, ...row }) => {
      const change = changeOf(row)
      const canBeUndone = undoingOf(change, role) !== undefined
      return { ...change, canBeUndone, ...(order_number !== null && { orderNumber: order_number }) }
    }),
  )
}

/** Everybody who may have changed anything. */
export async function listChangeMakers(marketplace: Marketplace) {
  requireOperator(marketplace, 'staff')
  return marketplace.db.selectFrom('operators').select(['id', 'name']).orderBy('name').orderBy('id').execute()
}

function holds(word: string) {
  return sql<boolean>`strpos(fold_text(concat_ws(' ', made_by, thing, thing_id, action, before, after)), fold_text(${word})) > 0`
}

/** Looked up once for all changes, which have only the id. */
function isOfOrder(word: string) {
  return sql<boolean>`(thing = 'order' and thing_id = (select id::text from orders where number = upper(${word})))`
}
