import { sql } from 'kysely'
import { isSeller } from '#domain/access/policies.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** A recorded change of the audit log. */
interface RecordedChange {
  /** Of the entry. */
  readonly id: number
  readonly entity: string
  readonly entityId: string | number
  readonly action: string
}

/** A piece that waits until the office has looked at it is in another list. */
const withoutLook = ['submitted']

/** What was counted is looked at by nobody, and listed all the same. */
const seenAtOnce = ['restocked']

/** Lists a change that a seller has made of a piece, so that somebody of the office looks at it. */
export async function noteSellerChange(marketplace: Marketplace, change: RecordedChange): Promise<void> {
  const { actor, clock, db } = marketplace
  const { id, entity, entityId, action } = change
  if (!isSeller(actor) || entity !== 'product' || withoutLook.includes(action)) return
  // What the office itself has done for a seller is no news to it.
  const seenAt = actor.actedBy || seenAtOnce.includes(action) ? clock.now() : null
  await db
    .insertInto('seller_changes')
    .columns(['change_id', 'store_id', 'seen_at'])
    .expression(
      db
        .selectFrom('products')
        .select([sql<number>`${id}::bigint`.as('change_id'), 'store_id'])
        .select(sql<Date | null>`${seenAt}::timestamptz`.as('seen_at'))
        .where('id', '=', Number(entityId))
        .where((row) => row.or([row.val(action !== 'created'), row('submission', 'is', null)]))
        // A draft that its maker has not put into the shop yet.
        .where(sql<boolean>`not (is_resting and retired_at = created_at)`),
    )
    .execute()
}
