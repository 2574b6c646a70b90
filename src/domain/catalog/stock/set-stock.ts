import { NotFound } from '#domain/errors.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { moveStock } from './move-stock.ts'

/** Sets the stock of a size as counted, without access check and audit record. */
export async function setStock(marketplace: Marketplace, sizeId: number, stock: number): Promise<void> {
  await inTransaction(marketplace, async (marketplace) => {
    const size = await marketplace.db
      .selectFrom('product_sizes')
      .select(['product_id', 'stock'])
      .where('id', '=', sizeId)
      .forUpdate()
      .executeTakeFirst()
    if (!size) throw new NotFound('product', `with size ${sizeId}`)
    if (stock === size.stock) return
    await moveStock(marketplace, [{ kind: 'correction', sizeId, pieces: stock - size.stock }])
    await recordEvent(marketplace, { type: 'product.restocked', productId: size.product_id, sizeId })
  })
}
