import type { Marketplace } from '#domain/marketplace.ts'

/** Reads the last step of an order that is not undone; undefined when none is left. */
export async function readLastStep({ db }: Marketplace, orderId: number) {
  return db
    .selectFrom('effective_order_steps')
    .select(['id', 'from_status', 'to_status', 'note', 'made_by', 'actor_kind', 'actor_id', 'made_at', 'visible_at'])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .executeTakeFirst()
}
