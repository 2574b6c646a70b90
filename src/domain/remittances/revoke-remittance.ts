import { actorColumns } from '#domain/access/actor-columns.ts'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { reverseRemittance } from '#domain/cash-book/reverse-remittance.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { getRemittance } from './get-remittance.ts'

/**
 * Revokes a remittance that was recorded by mistake: the courier owes its orders again. Idempotent. Throws NotFound.
 */
export async function revokeRemittance(
  marketplace: Marketplace,
  id: number,
  reason: string,
): Promise<{ readonly outcome: 'revoked' | 'revoked-already' }> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const { db, clock, actor } = marketplace
    await db.selectFrom('remittances').select('id').where('id', '=', id).forUpdate().execute()
    const remittance = await getRemittance(marketplace, id)
    if (remittance.revoked) return { outcome: 'revoked-already' }
    await db
      .insertInto('remittance_revocations')
      .values({ remittance_id: id, reason, ...actorColumns(actor), made_at: clock.now() })
      .execute()
    await reverseRemittance(marketplace, id)
    const { courier, orders, expected, received, tax } = remittance
    await recordAudit(marketplace, {
      ...{ entity: 'remittance', id, action: 'revoked' },
      after: {
        courier: courier.name,
        orderCount: orders.length,
        expected,
        received,
        withheldTax: tax.withheld,
        reason,
      },
    })
    return { outcome: 'revoked' }
  })
}
