import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { recordEvent } from '../record-event.ts'

/** Ends the promotion that runs, or takes back one that was only prepared. One that is over or gone stays as it is. */
export async function callOffPromotion(marketplace: Marketplace, id: number): Promise<void> {
  requireOperator(marketplace, 'staff')
  await inTransaction(marketplace, async (marketplace) => {
    const { db, clock } = marketplace
    const now = clock.now()
    const before = await db
      .selectFrom('weekly_promotions')
      .selectAll()
      .where('id', '=', id)
      .where((where) => where.or([where('ends_at', '>', now), where('renews_weekly', '=', true)]))
      .forUpdate()
      .executeTakeFirst()
    if (!before) return
    if (before.starts_at >= now) await db.deleteFrom('weekly_promotions').where('id', '=', id).execute()
    else {
      const ended = { ends_at: now, renews_weekly: false }
      await db.updateTable('weekly_promotions').set(ended).where('id', '=', id).execute()
    }
    await recordChange(marketplace, { what: 'promotion', id, action: 'called off', before })
    await recordEvent(marketplace, { type: 'promotion.called-off', promotionId: id })
  })
}
