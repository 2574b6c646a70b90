import { NotFound } from '../errors.ts'
import type { Marketplace } from '../marketplace.ts'
import { onSale } from './on-sale.ts'

/** Throws NotFound unless the product is on sale. */
export async function requireProduct(marketplace: Marketplace, id: number): Promise<void> {
  if (!(await isOnSale(marketplace, id))) throw new NotFound('product', id)
}

export async function isOnSale({ db }: Marketplace, id: number): Promise<boolean> {
  const product = await db.selectFrom('products').select('id').where('id', '=', id).where(onSale).executeTakeFirst()
  return product !== undefined
}
