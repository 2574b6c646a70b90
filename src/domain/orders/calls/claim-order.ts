import type { NotNull } from 'kysely'
import { sql } from 'kysely'
import { mayClaimOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { unconfirmedStatuses } from '#domain/order-status.ts'

/**
 * How long a claim lasts unless the call page renews it. A mobile browser is suspended during a phone call, so the
 * claim has to outlast a usual call; a claim that is abandoned is free again after this time.
 */
export const claimDurationMilliseconds = 10 * 60_000

/** The exclusive right of an operator to call the customer of an order, until it expires. */
export interface Claim {
  readonly isMine: boolean
  /** The name of the operator. */
  readonly by: string
  readonly until: Date
}

/** An order that another operator has claimed. */
export interface ClaimedOrder {
  readonly id: number
  readonly number: string
  readonly customerName: string
  readonly by: string
}

const unclaimed = { claimed_by: null, claimed_until: null }

/**
 * Claims the order to call next and returns its id: an order this operator has claimed already, else a request, else
 * the one whose call-back is longest overdue, else the oldest that its customer has confirmed by a link, else the
 * oldest. Those of blocked phone numbers come after all others. Releases the claims on skipped orders. Returns
 * undefined when no order is left to call.
 */
export async function claimNextOrder(
  marketplace: Marketplace,
  skipped: readonly number[] = [],
): Promise<number | undefined> {
  requireAllowed(mayClaimOrders(marketplace.actor))
  const me = marketplace.actor.id
  const { db, clock } = marketplace
  const now = clock.now()
  await db
    .updateTable('orders')
    .set(unclaimed)
    .where('claimed_by', '=', me)
    .where(sql<boolean>`id = any(${skipped})`)
    .execute()
  const claimed = await db
    .updateTable('orders')
    .set({ claimed_by: me, claimed_until: new Date(now.getTime() + claimDurationMilliseconds) })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('orders as next')
        .select('next.id')
        .where('next.status', 'in', unconfirmedStatuses)
        .where('next.phone_is_wrong', '=', false)
        .where((is) => is.or([is('next.call_back_at', 'is', null), is('next.call_back_at', '<=', now)]))
        .where((is) =>
          is.or([
            is('next.claimed_by', 'is', null),
            is('next.claimed_by', '=', me),
            is('next.claimed_until', '<=', now),
          ]),
        )
        .where(sql<boolean>`next.id <> all(${skipped})`)
        .orderBy(sql`next.claimed_by is not distinct from ${me} and next.claimed_until > ${now}`, 'desc')
        .orderBy(({ exists, selectFrom }) =>
          exists(
            selectFrom('customer_blocks as block')
              .whereRef('block.phone', '=', 'next.customer_phone')
              .where('block.is_lifted', '=', false)
              .where((is) => is.or([is('block.ends_at', 'is', null), is('block.ends_at', '>', now)])),
          ),
        )
        .orderBy(sql`next.status = 'requested'`, 'desc')
        .orderBy('next.call_back_at', (order) => order.asc().nullsLast())
        .orderBy('next.confirmed_by_link_at', (order) => order.asc().nullsLast())
        .orderBy('next.id')
        .limit(1)
        // Two operators who claim at once get different orders.
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .executeTakeFirst()
  return claimed?.id
}

/**
 * Claims an unconfirmed order or renews the claim. A claim of another operator is replaced only with `takesOver`.
 * Returns the claim that holds now; undefined when the order is confirmed or has ended.
 */
export async function claimOrder(
  marketplace: Marketplace,
  orderId: number,
  { takesOver = false }: { readonly takesOver?: boolean } = {},
): Promise<Claim | undefined> {
  requireAllowed(mayClaimOrders(marketplace.actor))
  const me = marketplace.actor.id
  const { db, clock } = marketplace
  const now = clock.now()
  await db
    .updateTable('orders')
    .set({ claimed_by: me, claimed_until: new Date(now.getTime() + claimDurationMilliseconds) })
    .where('id', '=', orderId)
    .where('status', 'in', unconfirmedStatuses)
    .$if(!takesOver, (query) =>
      query.where((is) =>
        is.or([is('claimed_by', 'is', null), is('claimed_by', '=', me), is('claimed_until', '<=', now)]),
      ),
    )
    .execute()
  const row = await activeClaims(marketplace)
    .select(['operator.id as operatorId', 'operator.name as by', 'orders.claimed_until'])
    .where('orders.id', '=', orderId)
    .$narrowType<{ claimed_until: NotNull }>()
    .executeTakeFirst()
  return row && { isMine: row.operatorId === me, by: row.by, until: row.claimed_until }
}

/** Releases the claim that ends at `until`; one that was renewed since then stays. */
export async function releaseOrder(marketplace: Marketplace, orderId: number, until: Date): Promise<void> {
  requireAllowed(mayClaimOrders(marketplace.actor))
  const me = marketplace.actor.id
  await marketplace.db
    .updateTable('orders')
    .set(unclaimed)
    .where('id', '=', orderId)
    .where('claimed_by', '=', me)
    .where('claimed_until', '=', until)
    .execute()
}

/** Lists the orders that other operators have claimed. */
export async function listClaimsOfOthers(marketplace: Marketplace): Promise<ClaimedOrder[]> {
  requireAllowed(mayClaimOrders(marketplace.actor))
  const me = marketplace.actor.id
  return activeClaims(marketplace)
    .select(['orders.id', 'orders.number', 'orders.customer_name as customerName', 'operator.name as by'])
    .where('operator.id', '<>', me)
    .orderBy('operator.name')
    .orderBy('orders.id')
    .execute()
}

function activeClaims({ db, clock }: Marketplace) {
  return db
    .selectFrom('orders')
    .innerJoin('operators as operator', 'operator.id', 'orders.claimed_by')
    .where('orders.status', 'in', unconfirmedStatuses)
    .where('orders.claimed_until', '>', clock.now())
}
