import { NotFound } from '../errors.ts'
import type { Marketplace } from '../marketplace.ts'
import { onSale } from './on-sale.ts'
import type { Product } from './product.ts'
import { productsShown, selectProducts } from './product-rows.ts'

/** One product that is on sale. Throws NotFound for retired ones too: nobody can buy them. */
export async function getProduct(marketplace: Marketplace, id: number): Promise<Product> {
  const rows = await selectProducts(marketplace).where('products.id', '=', id).where(onSale).execute()
  const [product] = productsShown(marketplace, rows)
  if (!product) throw new NotFound('product', id)
  return product
}
