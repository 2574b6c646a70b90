import { mayEditProducts } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { recordPrices } from '#domain/catalog/price-history.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import { productDraftOf } from './admin-product.ts'
import { lockAdminProduct } from './lock-admin-product.ts'

export interface Prices {
  readonly regularPrice: Millimes
  /** Below the regular price. Absent: the product has no promotion. */
  readonly promotionalPrice?: Millimes
}

export type RepriceOutcome =
  | { readonly outcome: 'repriced' }
  /** Somebody else has changed the prices since `seen`. */
  | { readonly outcome: 'changed-meanwhile'; readonly prices: Prices }

/**
 * Sets the prices of a product that was displayed with the prices `seen`, and records it in the audit log. Placed
 * orders keep their prices. The days of its promotion end with the promotion.
 */
export async function repriceProduct(
  marketplace: Marketplace,
  id: number,
  { seen, prices }: { readonly seen: Prices; readonly prices: Prices },
): Promise<RepriceOutcome> {
  const scope = requireScope(mayEditProducts(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const before = pricesOf(productDraftOf(await lockAdminProduct(marketplace, scope, id)))
    if (isSame(before, prices)) return { outcome: 'repriced' }
    if (!isSame(before, seen)) return { outcome: 'changed-meanwhile', prices: before }
    await marketplace.db
      .updateTable('products')
      .set({
        regular_price_millimes: prices.regularPrice,
        promotional_price_millimes: prices.promotionalPrice ?? null,
        ...(prices.promotionalPrice === undefined && { promotion_starts_at: null, promotion_ends_at: null }),
      })
      .where('id', '=', id)
      .execute()
    await recordPrices(marketplace, [id])
    await recordAudit(marketplace, { entity: 'product', id, action: 'repriced', before, after: prices })
    return { outcome: 'repriced' }
  })
}

function pricesOf({ regularPrice, promotionalPrice }: ReturnType<typeof productDraftOf>): Prices {
  return { regularPrice, ...(promotionalPrice !== undefined && { promotionalPrice }) }
}

function isSame(one: Prices, other: Prices): boolean {
  return one.regularPrice === other.regularPrice && one.promotionalPrice === other.promotionalPrice
}
