import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { onSale } from './on-sale.ts'
import type { Product } from './product.ts'
import { productsForVisitors, selectProducts } from './product-rows.ts'

/** Returns a product that is on sale. Throws NotFound for unknown and retired products. */
export async function getProduct(marketplace: Marketplace, id: number): Promise<Product> {
  const rows = await selectProducts(marketplace).where('products.id', '=', id).where(onSale).execute()
  const [product] = productsForVisitors(marketplace, rows)
  if (!product) throw new NotFound('product', id)
  return product
}
