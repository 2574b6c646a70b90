import { NotFound } from '../errors.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { changeColumns, changeOf } from './recorded-change.ts'
import { undoingOf } from './undoings.ts'

/** `changed-since`: it is no longer as this change left it. `cannot`: a change of this kind is not undone from here. */
export type UndoOutcome = 'undone' | 'changed-since' | 'cannot'

/**
 * Puts back what a change replaced, through the operation that anybody would do it with: so undoing is a change of its
 * own, by whoever undoes, and can be undone as well. The work of somebody else since is never overwritten.
 */
export async function undoChange(marketplace: Marketplace, changeId: number): Promise<UndoOutcome> {
  const { role } = requireOperator(marketplace, 'staff')
  return inTransaction(marketplace, async (marketplace) => {
    const row = await marketplace.db
      .selectFrom('changes')
      .select(changeColumns)
      .where('id', '=', changeId)
      .executeTakeFirst()
    if (!row) throw new NotFound('change', changeId)
    const change = changeOf(row)
    const undo = undoingOf(change, role)
    if (!undo) return 'cannot'
    return (await undo(marketplace, Number(change.thingId), change)) ? 'undone' : 'changed-since'
  })
}
