import { NotFound } from '../errors.ts'
import type { Marketplace } from '../marketplace.ts'
import { getShelfItem } from './get-shelf-item.ts'
import type { ShelfItem } from './shelf-item.ts'

/** Keeps everybody else from writing about a product until the transaction ends, and reads what is there now. */
export async function lockShelfItem(marketplace: Marketplace, id: number): Promise<ShelfItem> {
  const found = await marketplace.db
    .selectFrom('products')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw new NotFound('product', id)
  return getShelfItem(marketplace, id)
}
