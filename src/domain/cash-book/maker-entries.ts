import { sql } from 'kysely'
import { commissionSetting } from '#domain/commission/commission-setting.ts'
import { commissionOf, partOf } from '#domain/commission/commission-terms.ts'
import { readStoreTerms } from '#domain/commission/read-store-terms.ts'
import { isExchange } from '#domain/is-exchange.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes, shareOut, sum } from '#domain/money.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { makersPrice } from '#domain/share-of-makers.ts'
import { negative } from './align-to-collect.ts'
import type { NewCashEntry } from './cash-entry.ts'

export interface SoldOrder {
  readonly orderId: number
  readonly stepId: number
  readonly isDelivered: boolean
  /** What the courier replaces of lost pieces, in millimes: the makers get their part of it as of a sale. */
  readonly replaced: Millimes
  /** What its courier took, in millimes. */
  readonly courierFee: Millimes
  /** The delivery fee that the customer pays with it, in millimes. */
  readonly shipping: Millimes
}

/**
 * Returns the entries for what a delivered, refused or written-off order means for the makers of its pieces: what was
 * sold, less the commission of the moment, and their part of what the courier cost beyond the delivery fee that the
 * customer paid. A line counts less its part of a discount that makers bear as well; the fees are shared out by what
 * the lines of each store count.
 */
export async function makerEntriesOf(marketplace: Marketplace, sold: SoldOrder): Promise<NewCashEntry[]> {
  const { orderId, stepId, isDelivered, replaced, courierFee, shipping } = sold
  const uncovered = millimes(Math.max(courierFee - (isDelivered ? shipping : 0), 0))
  if (!isDelivered && replaced === 0 && uncovered === 0) return []
  const [{ value: terms }, goodsOfStores] = [
    await getSetting(marketplace, commissionSetting),
    await readGoods(marketplace, orderId, { isDelivered }),
  ]
  const storeTerms = await readStoreTerms(
    marketplace,
    goodsOfStores.map(({ storeId }) => storeId),
  )
  const fees = shareOut(
    partOf(uncovered, terms.courierFees),
    goodsOfStores.map(({ goods }) => goods),
  )
  const ordered = goodsOfStores.map(({ goods }) => goods)
  const soldGoods = isDelivered ? ordered : shareOut(millimes(Math.min(replaced, sum(ordered))), ordered)
  return goodsOfStores.map(({ storeId }, index): NewCashEntry => {
    const goods = soldGoods[index] ?? millimes(0)
    const rate = commissionOf(terms, storeTerms.get(storeId))
    const [commission, fee] = [partOf(goods, rate), fees[index] ?? millimes(0)]
    return {
      ...{ kind: 'step', orderId, stepId, storeId, ...(goods > 0 && { commissionBasisPoints: rate }) },
      postings: {
        ...{ goods, commission: negative(commission), 'maker-fees': negative(fee) },
        'owed-to-makers': millimes(commission + fee - goods),
      },
    }
  })
}

/**
 * What the lines of each store are sold for to it. Those of an exchange are sold for nothing, since what they replace
 * was paid: pieces that do not arrive are worth their price.
 */
async function readGoods(
  { db }: Marketplace,
  orderId: number,
  { isDelivered }: { readonly isDelivered: boolean },
): Promise<{ storeId: number; goods: Millimes }[]> {
  const rows = await db
    .selectFrom('order_lines as line')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['store_id', sql<number>`sum(${isDelivered ? makersPrice : worth})::bigint`.as('goods')])
    .where('order_id', '=', orderId)
    .groupBy('store_id')
    .orderBy('store_id')
    .execute()
  return rows.map(({ store_id, goods }) => ({ storeId: store_id, goods: millimes(Number(goods)) }))
}

const worth = sql<number>`case when ${isExchange} then line_total_millimes else ${makersPrice} end`

export interface ReturnedGoods {
  readonly orderId: number
  /** Exactly one of both: the step of the order, or the refund of a return. */
  readonly stepId?: number
  readonly refund?: { readonly returnId: number; readonly paymentId: number }
  /** What goes back for the pieces of each store, in millimes; absent: all that is not returned yet. */
  readonly goods?: ReadonlyMap<number, Millimes>
}

/**
 * Returns the entries for pieces that came back after the delivery: they are no longer owed, and the commission on them
 * goes back at the rate of the sale. The order is locked.
 */
export async function makerEntriesOfReturn(marketplace: Marketplace, returned: ReturnedGoods): Promise<NewCashEntry[]> {
  const { orderId, stepId, refund, goods } = returned
  const kept = await readKept(marketplace, orderId)
  return kept.flatMap((store): NewCashEntry[] => {
    const back = Math.min(goods ? (goods.get(store.storeId) ?? 0) : store.goods, store.goods)
    if (back <= 0) return []
    const commission = Math.round((store.commission * back) / store.goods)
    return [
      {
        ...{ kind: refund ? 'refund' : 'step', orderId, stepId, storeId: store.storeId, ...refund },
        postings: {
          ...{ 'goods-returned': millimes(-back), commission: millimes(commission) },
          'owed-to-makers': millimes(back - commission),
        },
      },
    ]
  })
}

/** What the shop owes to stores for an order: the pieces that were not returned, and the commission on them. */
async function readKept({ db }: Marketplace, orderId: number) {
  const { rows } = await sql<{ storeId: number; goods: number; commission: number }>`
    select entry.store_id as "storeId",
      coalesce(sum(amount_millimes) filter (where account in ('goods', 'goods-returned')), 0)::float8 as goods,
      coalesce(-sum(amount_millimes) filter (where account = 'commission'), 0)::float8 as commission
    from cash_entries as entry join cash_postings as posting on entry_id = entry.id
    where entry.order_id = ${orderId} and entry.store_id is not null group by 1 order by 1`.execute(db)
  return rows
}
