import { type RawBuilder, sql } from 'kysely'
import { commissionSetting } from '#domain/commission/commission-setting.ts'
import { commissionOf, wholeInBasisPoints } from '#domain/commission/commission-terms.ts'
import { readTermsOfStore } from '#domain/commission/read-store-terms.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes, shareOut } from '#domain/money.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import { lastWithdrawalDay, type ReturnTerms } from '#domain/returns/return-deadlines.ts'
import { readReturnTerms } from '#domain/returns/return-facts.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { makersPartOf, makersPrice } from '#domain/share-of-makers.ts'
import { daysAfter, startOfDay, type TunisDay, tunisDayOf } from '#domain/tunis-day.ts'
import { lineColumns, type SoldPiece, soldPieceOf, type WeighedLine, weightsOf } from './read-statement-pieces.ts'

/**
 * Why the maker of a piece is not due her part yet. `on-its-way`: it is ordered and confirmed, and not delivered;
 * `courier`: it is delivered, and the courier has not brought its cash; `withdrawal`: it is delivered, and the buyer
 * may still send it back. The first that is true counts.
 */
export const waitingReasons = ['on-its-way', 'courier', 'withdrawal'] as const

export type WaitingReason = (typeof waitingReasons)[number]

/** What is not due yet for one reason: the part of the maker, in millimes. */
export interface Waiting {
  readonly reason: WaitingReason
  readonly amount: Millimes
  readonly orders: number
}

export interface WaitingPiece {
  /** When it was ordered, or delivered. */
  readonly at: Date
  readonly orderNumber: string
  readonly piece: SoldPiece
  readonly amount: Millimes
  /** Until when the buyer may send it back, where that is what it waits for. */
  readonly until: TunisDay | undefined
}

/** Orders of a page. */
const waitingOrdersPerPage = 50

/** Sums up what is not due yet to the maker of a store, for an operation that has asked its policy. */
export async function readWaiting(marketplace: Marketplace, storeId: number): Promise<Waiting[]> {
  const { rows } = await sql<{ reason: WaitingReason; amount: number; orders: number }>`
    with waiting as (${await waitingOrders(marketplace, storeId)})
    select reason, sum(amount)::float8 as amount, count(*)::integer as orders from waiting group by reason`.execute(
    marketplace.db,
  )
  return waitingReasons.map((reason) => {
    const row = rows.find((row) => row.reason === reason)
    return { reason, amount: millimes(row?.amount ?? 0), orders: row?.orders ?? 0 }
  })
}

/** Returns the pieces for which a part is not due for a reason, the oldest first. */
export async function readWaitingPieces(
  marketplace: Marketplace,
  { storeId, reason, page }: { readonly storeId: number; readonly reason: WaitingReason; readonly page: number },
): Promise<{ readonly pieces: readonly WaitingPiece[]; readonly last: number }> {
  const { db } = marketplace
  const { rows } = await sql<WaitingRow>`
    with waiting as (${await waitingOrders(marketplace, storeId)})
    select id, number, at, amount::float8 as amount, (count(*) over ())::integer as total from waiting
    where reason = ${reason} order by at, id
    limit ${waitingOrdersPerPage} offset ${(page - 1) * waitingOrdersPerPage}`.execute(db)
  const { rows: lines } = await sql<WeighedLine>`
    select line.order_id as "orderId", 0 as "returnId", ${lineColumns}, line.quantity - back.pieces as quantity,
      (${makersPrice} - ${makersPartOf(sql`back.refunded`, sql`back.pieces`)})::float8 as weight
    from order_lines as line join orders on orders.id = line.order_id cross join lateral (
      select coalesce(sum(pieces), 0)::integer as pieces, coalesce(sum(refunded_millimes), 0) as refunded
      from returned_order_lines as back
      where (back.order_id, back.position) = (line.order_id, line.position)) as back
    where line.order_id = any(${rows.map(({ id }) => id)}::bigint[]) and line.store_id = ${storeId}
      and line.quantity > back.pieces
    order by line.order_id, line.position`.execute(db)
  const terms = reason === 'withdrawal' ? await readReturnTerms(marketplace) : undefined
  return {
    pieces: rows.flatMap(({ id, at, number, amount }) => {
      const own = lines.filter(({ orderId }) => orderId === id)
      const shares = shareOut(millimes(amount), weightsOf(own))
      const until = terms && lastWithdrawalDay(tunisDayOf(at), terms)
      return own.map((line, index) => ({
        ...{ at, orderNumber: number, piece: soldPieceOf(line), amount: shares[index] ?? millimes(0), until },
      }))
    }),
    last: Math.max(Math.ceil((rows[0]?.total ?? 0) / waitingOrdersPerPage), 1),
  }
}

interface WaitingRow {
  readonly id: number
  readonly number: string
  readonly at: Date
  readonly amount: number
  readonly total: number
}

/** Orders that are sold and whose parcel has not arrived. One that is lost may still turn up, or is replaced. */
const onTheWay = ['confirmed', 'packed', 'shipped', 'lost'] as const satisfies readonly OrderStatus[]

/** SQL for orders of a store for which a part is not due: id, number, when, why, and the part. */
async function waitingOrders(marketplace: Marketplace, storeId: number): Promise<RawBuilder<unknown>> {
  const terms = await readTermsOfStore(marketplace, storeId)
  const rate = commissionOf((await getSetting(marketplace, commissionSetting)).value, terms)
  const since = startOfDay(firstReturnableDay(marketplace.clock.now(), await readReturnTerms(marketplace)))
  // Literals, so that the database sees that the index of open orders has them all.
  const statuses = sql.join(onTheWay.map((status) => sql.lit(status)))
  return sql`
    select * from (
      select orders.id, number, placed_at as at, 'on-its-way' as reason,
        goods - round(goods * ${rate}::numeric / ${wholeInBasisPoints}::numeric) as amount
      from orders cross join lateral (
        select sum(${makersPrice}) as goods from order_lines as line
        where line.order_id = orders.id and line.store_id = ${storeId}) as own
      where status in (${statuses}) and goods is not null
      union all
      select orders.id, number, booked.at,
        case when booked.owes then 'courier' when booked.at >= ${since} then 'withdrawal' end, booked.amount
      from (
        select order_id from cash_entries where store_id = ${storeId} and made_at >= ${since} and order_id is not null
        union
        select order_id from order_balances as debt where courier_id <> 0 and collected_millimes > 0
          and exists (select from order_lines as line where line.order_id = debt.order_id and line.store_id = ${storeId})
      ) as asked join orders on orders.id = asked.order_id
      cross join lateral (
        select max(entry.made_at) filter (where entry.kind = 'step') as at, -sum(amount_millimes) as amount,
          exists (select from order_balances as debt
            where debt.order_id = orders.id and debt.courier_id <> 0 and collected_millimes > 0) as owes
        from cash_entries as entry join cash_postings as posting on posting.entry_id = entry.id
        where entry.order_id = orders.id and entry.store_id = ${storeId} and account = 'owed-to-makers') as booked
      where orders.status = 'delivered'
    ) as known where reason is not null and amount > 0`
}

/** The first day on which a piece was received that may still be sent back; pure. */
export function firstReturnableDay(now: Date, terms: ReturnTerms): TunisDay {
  const today = tunisDayOf(now)
  let first = today
  for (;;) {
    const before = daysAfter(first, -1)
    if (lastWithdrawalDay(before, terms) < today) return first
    first = before
  }
}
