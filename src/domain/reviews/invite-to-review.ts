import { sql } from 'kysely'
import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { openReturnStatuses } from '#domain/returns/order-return.ts'
import { isOfOwnStore } from './own-store.ts'
import { getReviewRules } from './review-setting.ts'

/** Emails queued in one transaction, and in one run. */
const batchSize = 100
const perRun = 2000

/**
 * A delivery that is older than this beyond the days of the setting is not followed up any more, as after a long stop.
 */
const maxLateDays = 14

const dayMilliseconds = 24 * 60 * 60 * 1000

/**
 * Queues an email to the customer of each order that was delivered so many days ago, once for an order. A delivery
 * counts as long as it is not undone and the order has not come back; the days are longer than any window of undoing.
 * Runs as a job. Returns how many were queued.
 */
export async function inviteToReview(marketplace: Marketplace): Promise<number> {
  requireAllowed(isSystem(marketplace.actor))
  const { invitations, inviteAfterDays } = await getReviewRules(marketplace)
  if (invitations === 'off') return 0
  const dueBefore = new Date(marketplace.clock.now().getTime() - inviteAfterDays * dayMilliseconds)
  for (let queued = 0; ; ) {
    const batch = await inviteBatch(marketplace, dueBefore)
    queued += batch
    if (batch < batchSize || queued >= perRun) return queued
  }
}

/** For a query of `orders`: its customer has something else to settle. */
const hasOpenReturn = sql<boolean>`exists (select from order_returns as return
  where return.order_id = orders.id and return.status = any(${openReturnStatuses}))`

/** For a query of `orders`: it has a piece that is not of a store of its customer. */
const hasForeignPiece = sql<boolean>`exists (select from order_lines as line
  where line.order_id = orders.id and not ${isOfOwnStore})`

/**
 * What an order must be like for its customer to be invited, for a query of `orders`: there is something to review.
 * Erased orders have no address.
 */
const mayBeInvited = sql<boolean>`(orders.status = 'delivered' and orders.customer_email is not null
  and not exists (select from review_invitations as invitation where invitation.order_id = orders.id)
  and not exists (select from reviews where reviews.order_id = orders.id)
  and ${hasForeignPiece} and not ${hasOpenReturn})`

/** The orders are locked, so that none is canceled, undone or erased meanwhile. */
async function inviteBatch(marketplace: Marketplace, dueBefore: Date): Promise<number> {
  const from = new Date(dueBefore.getTime() - maxLateDays * dayMilliseconds)
  return inTransaction(marketplace, async (marketplace) => {
    const { db, clock } = marketplace
    const { rows } = await sql<{ id: number }>`
      with due as (
        select orders.id from effective_order_steps as step join orders on orders.id = step.order_id
        where step.to_status = 'delivered' and step.made_at > ${from} and step.made_at <= ${dueBefore}
          and ${mayBeInvited}
        order by step.made_at, orders.id limit ${batchSize}
        for update of orders skip locked)
      insert into review_invitations (order_id, made_at) select id, ${clock.now()} from due
      on conflict (order_id) do nothing returning order_id as id`.execute(db)
    for (const { id: orderId } of rows) await recordEvent(marketplace, { type: 'order.review-invited', orderId })
    return rows.length
  })
}

/** Whether an invitation that waited to be sent still makes sense. */
export async function isStillInvited({ db, actor }: Marketplace, orderId: number): Promise<boolean> {
  requireAllowed(isSystem(actor))
  const order = await db
    .selectFrom('orders')
    .select(['status', hasOpenReturn.as('hasOpenReturn'), hasForeignPiece.as('hasForeignPiece')])
    .where('id', '=', orderId)
    .executeTakeFirst()
  const review = await db.selectFrom('reviews').select('id').where('order_id', '=', orderId).executeTakeFirst()
  return order?.status === 'delivered' && order.hasForeignPiece && !order.hasOpenReturn && review === undefined
}
