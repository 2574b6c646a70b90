import { NotFound } from '../errors.ts'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import type { ShelfItem } from './shelf-item.ts'
import { selectShelf, shelfItemFromRow } from './shelf-rows.ts'

/** One product, on sale or not. */
export async function getShelfItem(marketplace: Marketplace, id: number): Promise<ShelfItem> {
  requireOperator(marketplace, 'staff')
  const row = await selectShelf(marketplace).where('products.id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound('product', id)
  return shelfItemFromRow(row)
}
