import { type SelectQueryBuilder, sql } from 'kysely'
import { mayViewDashboard } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { selectLowVariants } from '#domain/catalog/stock/select-low-variants.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { getMerchandisingRules } from '#domain/merchandising/merchandising-setting.ts'
import { type OrderStatus, unconfirmedStatuses } from '#domain/order-status.ts'
import { readIsOverdue } from '#domain/orders/delivery/overdue-orders.ts'
import { owesRefund } from '#domain/orders/lists/owes-refund.ts'
import { isToBePrepared } from '#domain/orders/preparations/preparation-rows.ts'
import { endingSoonUntil } from '#domain/plans/list-plan-requests.ts'
import { waitingReturnStatuses } from '#domain/returns/order-return.ts'
import { dueSoonUntil } from '#domain/returns/remind-of-refunds.ts'
import { isStudioOpen } from '#domain/sellers/studio-setting.ts'
import { tunisDayOf } from '#domain/tunis-day.ts'
import { maxPendingCount, type PendingCounts, pendingWorkKinds } from './pending-work.ts'

/** Counts pending work for the dashboard. It runs often, so every part is a count over an index. */
export async function countPendingWork(marketplace: Marketplace): Promise<PendingCounts> {
  requireAllowed(mayViewDashboard(marketplace.actor))
  const { lowStock } = await getMerchandisingRules(marketplace)
  const isOverdue = await readIsOverdue(marketplace)
  const hasStudio = await isStudioOpen(marketplace)
  const refundsUntil = await dueSoonUntil(marketplace)
  const { db, clock } = marketplace
  const now = clock.now()
  const inStatus = (...statuses: readonly OrderStatus[]) =>
    db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('status', 'in', statuses)
  const upToMost = <All, Read extends keyof All>(found: SelectQueryBuilder<All, Read, { id: number }>) =>
    db.selectFrom(found.limit(maxPendingCount + 1).as('found')).select(({ fn }) => fn.countAll<number>().as('count'))
  const toCall = () => inStatus(...unconfirmedStatuses).where('phone_is_wrong', '=', false)
  const counts = await db
    .selectNoFrom([
      db
        .selectFrom('consistency_violations')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('consistency-violations'),
      toCall().where('call_back_at', '<=', now).as('orders-to-call-back'),
      toCall().where('call_back_at', 'is', null).as('orders-to-call'),
      inStatus(...unconfirmedStatuses)
        .where('phone_is_wrong', '=', true)
        .as('orders-wrong-number'),
      upToMost(
        db
          .selectFrom('order_preparations as prepared')
          .innerJoin('orders', 'orders.id', 'prepared.order_id')
          .select('prepared.id')
          .where('prepared.state', '=', 'cannot')
          .where(isToBePrepared)
          .where(sql.lit(hasStudio)),
      ).as('pieces-not-prepared'),
      inStatus('confirmed').as('orders-to-pack'),
      upToMost(db.selectFrom('orders').select('id').where('status', '=', 'packed')).as('orders-to-ship'),
      upToMost(db.selectFrom('orders').select('id').where(isOverdue)).as('orders-overdue'),
      upToMost(db.selectFrom('orders').select('id').where('status', '=', 'shipped')).as('orders-on-the-way'),
      upToMost(db.selectFrom('orders').select('id').where('status', '=', 'refused')).as('orders-refused'),
      upToMost(db.selectFrom('orders').select('id').where('status', '=', 'lost')).as('orders-lost'),
      upToMost(
        db
          .selectFrom('orders')
          .select('id')
          .where('id', 'in', ({ selectFrom }) => selectFrom('waiting_customer_requests').select('order_id')),
      ).as('customer-requests'),
      upToMost(db.selectFrom('orders').select('id').where(owesRefund)).as('orders-to-refund'),
      upToMost(
        db.selectFrom('card_payments').select('id').where('state', '=', 'wrong').where('settled_at', 'is', null),
      ).as('card-payments-wrong'),
      upToMost(db.selectFrom('order_returns').select('id').where('status', 'in', waitingReturnStatuses)).as(
        'returns-waiting',
      ),
      upToMost(
        db
          .selectFrom('order_returns')
          .select('id')
          .where('status', '=', 'inspected')
          .where(sql<boolean>`refund_due_on <= ${refundsUntil}::date`),
      ).as('refunds-due'),
      sql<number>`(select count(*) from couriers where exists (
        select from order_balances as owed join order_steps as step on step.order_id = owed.order_id
        where owed.courier_id = couriers.id and collected_millimes > 0 and to_status = 'delivered'
          and undoes_step_id is null and made_at < ${now}::timestamptz - remittance_days * interval '1 day'))`.as(
        'remittances-overdue',
      ),
      upToMost(db.selectFrom('contact_messages').select('id').where('done_at', 'is', null)).as('messages'),
      upToMost(db.selectFrom('comments').select('id').where('status', '=', 'held')).as('comments-held'),
      upToMost(
        db.selectFrom('comments').select('id').where('status', '=', 'published').where('seen_at', 'is', null),
      ).as('comments-new'),
      upToMost(db.selectFrom('reviews').select('id').where('status', '=', 'held')).as('reviews-held'),
      upToMost(db.selectFrom('reviews').select('id').where('status', '=', 'published').where('seen_at', 'is', null)).as(
        'reviews-new',
      ),
      upToMost(db.selectFrom('products').select('id').where('submission', '=', 'waiting')).as('submissions'),
      upToMost(db.selectFrom('seller_changes').select('change_id as id').where('seen_at', 'is', null)).as(
        'seller-changes',
      ),
      upToMost(db.selectFrom('plan_requests').select('id').where('status', '=', 'pending')).as('plan-requests'),
      db
        .selectFrom('plan_dues')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('state', '=', 'open')
        .where('pay_by', '<', tunisDayOf(now))
        .as('plans-unpaid'),
      db
        .selectFrom('plan_requests')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('status', '=', 'approved')
        .where('expires_at', '>', now)
        .where('expires_at', '<=', endingSoonUntil(now))
        .as('plans-ending'),
      upToMost(db.selectFrom('emails').select('id').where('status', '=', 'held')).as('emails-held'),
      upToMost(db.selectFrom('emails').select('id').where('status', '=', 'given-up')).as('emails-failed-permanently'),
      upToMost(db.selectFrom('emails').select('id').where('status', '=', 'failed')).as('emails-failing'),
      upToMost(selectLowVariants(marketplace, lowStock)).as('sizes-low'),
      db
        .selectFrom('pictures')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('missing_since', 'is not', null)
        .as('pictures-missing'),
    ])
    .executeTakeFirstOrThrow()
  return Object.fromEntries(pendingWorkKinds.flatMap((kind) => (counts[kind] ? [[kind, counts[kind]]] : [])))
}
