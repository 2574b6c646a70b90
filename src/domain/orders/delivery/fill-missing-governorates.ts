import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { findGovernorate } from '#domain/geography/find-governorate.ts'
import type { Marketplace } from '#domain/marketplace.ts'

const batchSize = 1000

/** Backfills the governorate of orders placed before the column existed. */
export async function fillMissingGovernorates({ actor, db }: Marketplace): Promise<void> {
  requireAllowed(isSystem(actor))
  for (;;) {
    const orders = await db
      .selectFrom('orders')
      .select(['id', 'delivery_city'])
      .where('governorate', 'is', null)
      .limit(batchSize)
      .execute()
    if (orders.length === 0) return
    const idsOf = Map.groupBy(orders, ({ delivery_city }) => findGovernorate(delivery_city) ?? 'unknown')
    for (const [governorate, found] of idsOf) {
      const ids = found.map(({ id }) => id)
      await db
        .updateTable('orders')
        .set({ governorate })
        .where('id', 'in', ids)
        .where('governorate', 'is', null)
        .execute()
    }
  }
}
