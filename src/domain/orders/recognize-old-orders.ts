import type { Marketplace } from '../marketplace.ts'
import { recognizeGovernorate } from './recognize-governorate.ts'

const ordersAtOnce = 1000

/** Finds the governorates of orders from before they were kept. Those placed since have theirs. */
export async function recognizeOldOrders({ db }: Marketplace): Promise<void> {
  for (;;) {
    const orders = await db
      .selectFrom('orders')
      .select(['id', 'delivery_city'])
      .where('governorate', 'is', null)
      .limit(ordersAtOnce)
      .execute()
    if (orders.length === 0) return
    const idsOf = Map.groupBy(orders, ({ delivery_city }) => recognizeGovernorate(delivery_city) ?? 'unknown')
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
