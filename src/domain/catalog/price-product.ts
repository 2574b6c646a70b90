import { recordEvent } from '#domain/events/record-event.ts'
import { NotFound } from '../errors.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import type { Millimes } from '../money.ts'

export interface Prices {
  readonly regularPrice: Millimes
  /** Below the regular price. Absent: the product has no promotion. */
  readonly promotionalPrice?: Millimes
}

/** Sets the prices of a product, without access check and audit record. Placed orders keep their prices. */
export async function priceProduct(marketplace: Marketplace, id: number, prices: Prices): Promise<void> {
  await inTransaction(marketplace, async (marketplace) => {
    const changed = await marketplace.db
      .updateTable('products')
      .set({
        regular_price_millimes: prices.regularPrice,
        promotional_price_millimes: prices.promotionalPrice ?? null,
      })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!changed) throw new NotFound('product', id)
    await recordEvent(marketplace, { type: 'product.repriced', productId: id })
  })
}
