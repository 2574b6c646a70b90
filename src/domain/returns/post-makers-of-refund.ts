import { sql } from 'kysely'
import { makerEntriesOfReturn } from '#domain/cash-book/maker-entries.ts'
import { postEntries } from '#domain/cash-book/post-entries.ts'
import { readReversals } from '#domain/cash-book/read-reversals.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes } from '#domain/money.ts'
import { isDiscountOfShop, makersPartOf } from '#domain/share-of-makers.ts'

interface SettledRefund {
  readonly returnId: number
  /** The order that was paid: that of the return, or the first one of its exchanges. */
  readonly paidOrderId: number
  readonly paymentId: number
  /** In millimes. */
  readonly amount: Millimes
}

/**
 * Posts what makers are no longer owed for refunded pieces, in the transaction of the refund and after its parts by
 * line: as much as went back for them, and what makers got beside it where the discount was the shop's. Where nothing
 * was left to go back, as for an order that nobody paid, it is what the pieces cost. The store is that of the order
 * that was paid, wherever the product is now.
 */
export async function postMakersOfRefund(marketplace: Marketplace, refund: SettledRefund): Promise<void> {
  const { returnId, paidOrderId, paymentId, amount } = refund
  const goods = amount > 0 ? partOfRefund : priceOfReturned
  const { rows } = await sql<{ storeId: number; goods: number }>`
    select coalesce(line.store_id, back.store_id) as "storeId", sum(${goods})::float8 as goods
    from order_return_lines as returned
    join order_lines as back using (order_id, position)
    join orders on orders.id = ${paidOrderId}
    left join lateral (
      select * from order_lines where order_id = ${paidOrderId} and product_id = back.product_id limit 1
    ) as line on true
    where returned.return_id = ${returnId} group by 1`.execute(marketplace.db)
  const goodsOfStores = new Map(rows.map((row) => [row.storeId, millimes(row.goods)]))
  const entries = await makerEntriesOfReturn(marketplace, {
    ...{ orderId: paidOrderId, goods: goodsOfStores },
    refund: { returnId, paymentId },
  })
  await postEntries(marketplace, entries)
}

/**
 * SQL for what returned pieces are sold for to their maker. The discount of an exchanged line is all it costs: that was
 * paid before.
 */
const priceOfReturned = sql`round(returned.quantity * (back.line_total_millimes
  - case when back.discount_millimes < back.line_total_millimes and not ${isDiscountOfShop} then back.discount_millimes
    else 0 end)::numeric / back.quantity)`

/** SQL for the part of it that belongs to what goes back to the customer. A code may have left nothing to go back. */
const partOfRefund = sql`case when ${isDiscountOfShop} and line.discount_millimes = line.line_total_millimes
  then ${priceOfReturned}
  else coalesce(${makersPartOf(sql`returned.refunded_millimes`)}, returned.refunded_millimes) end`

/** Makers are owed again for the pieces of a refund that is revoked. */
export async function reverseMakersOfRefund(marketplace: Marketplace, paymentId: number): Promise<void> {
  const reversals = await readReversals(marketplace, { column: 'payment_id', id: paymentId })
  await postEntries(
    marketplace,
    reversals.filter(({ storeId }) => storeId !== undefined),
  )
}
