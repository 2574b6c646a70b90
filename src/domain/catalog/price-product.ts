import { NotFound } from '../errors.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import type { Millimes } from '../money.ts'
import { recordEvent } from '../record-event.ts'

export interface Prices {
  readonly regularPrice: Millimes
  /** Below the regular price; absent ends the promotion. */
  readonly promotionalPrice?: Millimes
}

/** Sets what a product costs from now on. Orders already placed keep their prices. */
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
