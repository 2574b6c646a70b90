import { NotFound } from '#domain/errors.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/**
 * Takes a product off sale, without access check and audit record. The row stays, because orders refer to it. Does
 * nothing when the product is retired already.
 */
export async function markProductRetired(marketplace: Marketplace, id: number): Promise<void> {
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
