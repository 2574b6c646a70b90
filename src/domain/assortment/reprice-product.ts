import { type Prices, priceProduct } from '../catalog/price-product.ts'
import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { lockShelfItem } from './lock-shelf-item.ts'
import { draftOf } from './shelf-item.ts'

export type RepriceOutcome =
  | { readonly outcome: 'repriced' }
  /** Somebody else has set another price since `seen`. */
  | { readonly outcome: 'changed-meanwhile'; readonly prices: Prices }

/** Sets the prices of a product that a person saw at other prices. */
export async function repriceProduct(
  marketplace: Marketplace,
  id: number,
  { seen, prices }: { readonly seen: Prices; readonly prices: Prices },
): Promise<RepriceOutcome> {
  requireOperator(marketplace, 'staff')
  return inTransaction(marketplace, async (marketplace) => {
    const before = pricesOf(draftOf(await lockShelfItem(marketplace, id)))
    if (isSame(before, prices)) return { outcome: 'repriced' }
    if (!isSame(before, seen)) return { outcome: 'changed-meanwhile', prices: before }
    await priceProduct(marketplace, id, prices)
    await recordChange(marketplace, { what: 'product', id, action: 'repriced', before, after: prices })
    return { outcome: 'repriced' }
  })
}

function pricesOf({ regularPrice, promotionalPrice }: ReturnType<typeof draftOf>): Prices {
  return { regularPrice, ...(promotionalPrice !== undefined && { promotionalPrice }) }
}

function isSame(one: Prices, other: Prices): boolean {
  return one.regularPrice === other.regularPrice && one.promotionalPrice === other.promotionalPrice
}
