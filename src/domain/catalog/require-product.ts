import { NotFound } from '../errors.ts'
import type { Marketplace } from '../marketplace.ts'

/** Throws NotFound unless the product is on sale. */
export async function requireProduct({ db }: Marketplace, id: number): Promise<void> {
  const product = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .executeTakeFirst()
  if (!product) throw new NotFound('product', id)
}
