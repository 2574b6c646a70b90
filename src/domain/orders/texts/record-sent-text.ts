import { actorColumns, isSameActor } from '#domain/access/actor-columns.ts'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import type { TextChannel, TextPurpose } from './customer-text.ts'

export interface SentText {
  readonly purpose: TextPurpose
  readonly channel: TextChannel
}

/** A second tap within this time notes nothing more. */
const doubleTapMilliseconds = 60_000

/** Notes that an operator has sent a text to the customer of an order. Throws NotFound for an unknown order. */
export async function recordSentText(
  marketplace: Marketplace,
  orderId: number,
  { purpose, channel }: SentText,
): Promise<void> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  const actor = actorColumns(marketplace.actor)
  await inTransaction(marketplace, async (marketplace) => {
    const { db, clock } = marketplace
    await lockOrder(marketplace, orderId)
    const last = await db
      .selectFrom('order_texts')
      .select(['purpose', 'channel', 'actor_kind', 'actor_id', 'made_at'])
      .where('order_id', '=', orderId)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    const now = clock.now()
    if (
      last?.purpose === purpose &&
      last.channel === channel &&
      isSameActor(last, actor) &&
      now.getTime() - last.made_at.getTime() < doubleTapMilliseconds
    )
      return
    await db
      .insertInto('order_texts')
      .values({ order_id: orderId, purpose, channel, ...actor, made_at: now })
      .execute()
  })
}
