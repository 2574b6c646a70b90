import { sql } from 'kysely'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'

/**
 * So long an order is kept for somebody whose screen is silent: a browser sleeps while its phone is used as a phone, and
 * few calls take longer. Whoever has put the phone away keeps nothing from the others for more than this.
 */
export const claimMilliseconds = 10 * 60_000

/** Who has an order before them, to call its customer. */
export interface Claim {
  readonly isMine: boolean
  /** The name of the person. */
  readonly by: string
  readonly until: Date
}

/** An order that somebody else has before them. */
export interface ClaimedOrder {
  readonly id: number
  readonly number: string
  readonly customerName: string
  readonly by: string
}

const unclaimed = { claimed_by: null, claimed_until: null }

/**
 * Takes the order to call next, so that nobody else is shown it: the one that the person has before them already, else
 * the longest overdue of those to call back now, else the oldest. What was skipped is let go of. Answers its id.
 */
export async function claimNextOrder(
  marketplace: Marketplace,
  skipped: readonly number[] = [],
): Promise<number | undefined> {
  const me = requireOperator(marketplace, 'staff').id
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
    .set({ claimed_by: me, claimed_until: new Date(now.getTime() + claimMilliseconds) })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('orders as next')
        .select('next.id')
        .where('next.status', '=', 'received')
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
        .orderBy('next.call_back_at', (order) => order.asc().nullsLast())
        .orderBy('next.id')
        .limit(1)
        // Of two who ask at once, the second passes over what the first is just taking.
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .executeTakeFirst()
  return claimed?.id
}

/**
 * Takes an order that still waits to be confirmed, or keeps it for longer, unless somebody else has it who is not to be
 * overruled. Answers whose it is now; undefined for an order that waits no more.
 */
export async function claimOrder(
  marketplace: Marketplace,
  orderId: number,
  { takesOver = false }: { readonly takesOver?: boolean } = {},
): Promise<Claim | undefined> {
  const me = requireOperator(marketplace, 'staff').id
  const { db, clock } = marketplace
  const now = clock.now()
  await db
    .updateTable('orders')
    .set({ claimed_by: me, claimed_until: new Date(now.getTime() + claimMilliseconds) })
    .where('id', '=', orderId)
    .where('status', '=', 'received')
    .$if(!takesOver, (query) =>
      query.where((is) =>
        is.or([is('claimed_by', 'is', null), is('claimed_by', '=', me), is('claimed_until', '<=', now)]),
      ),
    )
    .execute()
  const row = await liveClaims(marketplace)
    .select(['operator.id as operatorId', 'operator.name as by', 'orders.claimed_until'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
  return row && { isMine: row.operatorId === me, by: row.by, until: row.claimed_until as Date }
}

/** Leaves an order to the others. The claim is named by its end: one that was renewed since is another and stays. */
export async function releaseOrder(marketplace: Marketplace, orderId: number, until: Date): Promise<void> {
  const me = requireOperator(marketplace, 'staff').id
  await marketplace.db
    .updateTable('orders')
    .set(unclaimed)
    .where('id', '=', orderId)
    .where('claimed_by', '=', me)
    .where('claimed_until', '=', until)
    .execute()
}

/** What the others have before them. */
export async function listClaims(marketplace: Marketplace): Promise<ClaimedOrder[]> {
  const me = requireOperator(marketplace, 'staff').id
  return liveClaims(marketplace)
    .select(['orders.id', 'orders.number', 'orders.customer_name as customerName', 'operator.name as by'])
    .where('operator.id', '<>', me)
    .orderBy('operator.name')
    .orderBy('orders.id')
    .execute()
}

function liveClaims({ db, clock }: Marketplace) {
  return db
    .selectFrom('orders')
    .innerJoin('operators as operator', 'operator.id', 'orders.claimed_by')
    .where('orders.status', '=', 'received')
    .where('orders.claimed_until', '>', clock.now())
}
