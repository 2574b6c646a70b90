import { NotFound } from '../errors.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { recordEvent } from '../record-event.ts'
import { moveStock } from './move-stock.ts'

/** Sets how many pieces of a size there are, after `by` has counted them. */
export async function setStock(marketplace: Marketplace, sizeId: number, stock: number, by: string): Promise<void> {
  await inTransaction(marketplace, async (marketplace) => {
    const size = await marketplace.db
      .selectFrom('product_sizes')
      .select(['product_id', 'stock'])
      .where('id', '=', sizeId)
      .forUpdate()
      .executeTakeFirst()
    if (!size) throw new NotFound('product', `with size ${sizeId}`)
    if (stock === size.stock) return
    await moveStock(marketplace, [{ kind: 'correction', sizeId, pieces: stock - size.stock, by }])
    await recordEvent(marketplace, { type: 'product.restocked', productId: size.product_id, sizeId })
  })
}
