import { hasOwnAccount } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/**
 * Changes the name of the signed-in operator, from the next request on. Earlier records keep the old name beside the id
 * of the account.
 */
export async function changeOwnName(marketplace: Marketplace, name: string): Promise<void> {
  requireAllowed(hasOwnAccount(marketplace.actor))
  const { id } = marketplace.actor
  await inTransaction(marketplace, async (marketplace) => {
    const operators = marketplace.db.selectFrom('operators').select('name').where('id', '=', id).forUpdate()
    const before = await operators.executeTakeFirstOrThrow()
    if (before.name === name) return
    await marketplace.db.updateTable('operators').set({ name }).where('id', '=', id).execute()
    await recordAudit(marketplace, { entity: 'operator', id, action: 'renamed', before, after: { name } })
  })
}
