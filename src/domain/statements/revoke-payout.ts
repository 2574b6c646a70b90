import { actorColumns } from '#domain/access/actor-columns.ts'
import { mayPayMakers } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { everyStore } from '#domain/access/store-scope.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { reversePayout } from '#domain/cash-book/reverse-payout.ts'
import { lockStore } from '#domain/catalog/admin/lock-store.ts'
import { NotFound } from '#domain/errors.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { payoutFromRow, selectPayouts } from './get-statement.ts'

/** Revokes a payout that was recorded by mistake: it is owed again. Idempotent. Throws NotFound. */
export async function revokePayout(
  marketplace: Marketplace,
  id: number,
  reason: string,
): Promise<{ readonly outcome: 'revoked' | 'revoked-already' }> {
  requireAllowed(mayPayMakers(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const { db, clock, actor } = marketplace
    const of = await db.selectFrom('payouts').select('store_id').where('id', '=', id).executeTakeFirst()
    if (!of) throw new NotFound('payout', id)
    const { store } = await lockStore(marketplace, everyStore, of.store_id)
    const payout = payoutFromRow(
      await selectPayouts(marketplace).where('payouts.id', '=', id).executeTakeFirstOrThrow(),
    )
    if (payout.revoked) return { outcome: 'revoked-already' }
    await db
      .insertInto('payout_revocations')
      .values({ payout_id: id, reason, ...actorColumns(actor), made_at: clock.now() })
      .execute()
    await reversePayout(marketplace, id)
    const { amount, means, reference } = payout
    await recordAudit(marketplace, {
      ...{ entity: 'payout', id, action: 'revoked' },
      after: { store: store.name, amount, means, reference, reason },
    })
    return { outcome: 'revoked' }
  })
}
