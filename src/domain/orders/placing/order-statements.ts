import { sql } from 'kysely'
import { prepareQuery } from '#database/prepared-query.ts'
import { consentColumns } from '#domain/consent.ts'
import { localeColumn } from '#domain/languages/locale-column.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import { governorateOf } from '#domain/orders/governorate-of.ts'
import type { RequestReason } from '#domain/orders/holds/hold-limits.ts'
import type { OrderRequest, PlacedOrder } from '#domain/orders/order.ts'
import type { AgreedFee } from '#domain/orders/totals.ts'
import { sha256 } from '#domain/sha256.ts'
import { requestHash } from './idempotency-record.ts'

// The queries of an order that is placed. `place-order.ts` runs them.

/**
 * Makes PostgreSQL keep one plan for each statement until the transaction ends. It would plan some again each time,
 * which takes longer than running them.
 */
export function keepPlans({ db }: Marketplace) {
  return keptPlans(db, {})
}

const keptPlans = prepareQuery(() => sql<never>`select set_config('plan_cache_mode', 'force_generic_plan', true)`)

/** Draws the id of an order before it is inserted, so that all its rows can be written in one round trip. */
export function nextOrderId({ db }: Marketplace) {
  return drawnOrderId(db, {})
}

const drawnOrderId = prepareQuery(() => sql<{ id: number }>`select nextval('orders_id_seq') as id`)

/** How long its pieces may be exchanged, what delivery costs, and what an order holds, or why it holds nothing. */
interface Agreed {
  readonly delivery: AgreedFee
  readonly exchangeDays: number
  readonly discountCodeId: number | undefined
  readonly pieces: number
  readonly requestReason: RequestReason | undefined
  readonly networkKey: string | undefined
}

export function insertOrder(
  marketplace: Marketplace,
  request: OrderRequest,
  { id, number, totals }: PlacedOrder,
  { delivery: agreedFee, exchangeDays, discountCodeId, pieces, requestReason, networkKey }: Agreed,
) {
  const { db, clock } = marketplace
  const { customer, delivery } = request
  return db.insertInto('orders').values({
    ...{ id, number },
    customer_name: customer.name,
    customer_email: customer.email ?? null,
    customer_phone: customer.phone,
    delivery_address: delivery.address,
    delivery_city: delivery.city,
    governorate: governorateOf(delivery) ?? 'unknown',
    source: request.source ?? 'shop',
    locale: localeColumn(marketplace, request.locale),
    payment_method: request.payment,
    subtotal_millimes: totals.subtotal,
    discount_millimes: totals.discount,
    shipping_millimes: totals.shipping,
    total_millimes: totals.total,
    exchange_days: exchangeDays,
    agreed_fee_millimes: agreedFee.fee,
    agreed_free_from_millimes: agreedFee.freeFrom ?? null,
    discount_code_id: discountCodeId ?? null,
    customer_note: request.customerNote ?? null,
    gift_note: request.giftNote ?? null,
    placed_at: clock.now(),
    // Who orders on the phone or by a message sees no text.
    ...((request.source ?? 'shop') === 'shop' && consentColumns(clock.now())),
    status: requestReason ? 'requested' : 'received',
    held_pieces: requestReason ? 0 : pieces,
    request_reason: requestReason ?? null,
    network_key: networkKey ?? null,
  })
}

/** Selects the record of an earlier request with this idempotency key, expired or not. */
export function selectIdempotencyRecord({ db }: Marketplace, key: string) {
  return db
    .selectFrom('idempotency_records as record')
    .innerJoin('orders', 'orders.id', 'record.order_id')
    .select(['record.request_hash', 'record.token_salt', 'record.status', 'record.made_at'])
    .select([
      'record.subtotal_millimes',
      'record.discount_millimes',
      'record.shipping_millimes',
      'record.total_millimes',
    ])
    .select(['orders.id', 'orders.number'])
    .where('record.key_hash', '=', sha256(key))
    .$narrowType<{ subtotal_millimes: Millimes; shipping_millimes: Millimes; total_millimes: Millimes }>()
}

/**
 * The record stores the totals of the moment of ordering: the order may change later, and its first outcome may not.
 */
export function insertIdempotencyRecord(
  { db, clock }: Marketplace,
  key: string,
  salt: Buffer,
  request: OrderRequest,
  { id, status, totals }: PlacedOrder,
) {
  return db.insertInto('idempotency_records').values({
    key_hash: sha256(key),
    request_hash: requestHash(request),
    token_salt: salt,
    order_id: id,
    status,
    subtotal_millimes: totals.subtotal,
    discount_millimes: totals.discount,
    shipping_millimes: totals.shipping,
    total_millimes: totals.total,
    made_at: clock.now(),
  })
}

export function deleteIdempotencyRecord({ db }: Marketplace, key: string) {
  return db.deleteFrom('idempotency_records').where('key_hash', '=', sha256(key))
}
