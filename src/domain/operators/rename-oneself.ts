import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from './require-operator.ts'

/**
 * Gives oneself another name, from the next request on. What was written down under the one before keeps it: the number
 * of the account beside it says that it is the same person.
 */
export async function renameOneself(marketplace: Marketplace, name: string): Promise<void> {
  const { id } = requireOperator(marketplace, 'staff')
  await inTransaction(marketplace, async (marketplace) => {
    const operators = marketplace.db.selectFrom('operators').select('name').where('id', '=', id).forUpdate()
    const before = await operators.executeTakeFirstOrThrow()
    if (before.name === name) return
    await marketplace.db.updateTable('operators').set({ name }).where('id', '=', id).execute()
    await recordChange(marketplace, { what: 'operator', id, action: 'renamed', before, after: { name } })
  })
}
