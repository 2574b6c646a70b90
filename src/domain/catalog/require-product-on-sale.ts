import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { onSale } from './on-sale.ts'

/** Throws NotFound unless the product is on sale. */
export async function requireProductOnSale(marketplace: Marketplace, id: number): Promise<void> {
  if (!(await isOnSale(marketplace, id))) throw new NotFound('product', id)
}

export async function isOnSale({ db }: Marketplace, id: number): Promise<boolean> {
  const product = await db.selectFrom('products').select('id').where('id', '=', id).where(onSale).executeTakeFirst()
  return product !== undefined
}
