import { NotFound } from '../errors.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { recordEvent } from '../record-event.ts'

/** Takes a product off sale. It stays in the database: orders mention it. Retiring it twice changes nothing. */
export async function retireProduct(marketplace: Marketplace, id: number): Promise<void> {
  await inTransaction(marketplace, async (marketplace) => {
    const product = await marketplace.db
      .selectFrom('products')
      .select('retired_at')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!product) throw new NotFound('product', id)
    if (product.retired_at) return

    await marketplace.db
      .updateTable('products')
      .set({ retired_at: marketplace.clock.now() })
      .where('id', '=', id)
      .execute()
    await recordEvent(marketplace, { type: 'product.retired', productId: id })
  })
}
