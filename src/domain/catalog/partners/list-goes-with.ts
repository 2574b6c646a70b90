import { addCacheTags } from '#domain/cache-tags.ts'
import { isInStock } from '#domain/catalog/filters/product-filter-conditions.ts'
import { onSale } from '#domain/catalog/on-sale.ts'
import type { Product } from '#domain/catalog/product.ts'
import { productsForVisitors, selectProducts } from '#domain/catalog/product-rows.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** Returns products that go with a product, the best first: those in stock, or sold-out ones when no other is left. */
export async function listGoesWith(marketplace: Marketplace, id: number, limit: number): Promise<Product[]> {
  const { db } = marketplace
  const partners = db
    .selectFrom('product_partners')
    .innerJoin('products', 'products.id', 'partner_id')
    .select(['partner_id', 'store_id'])
    .where('product_id', '=', id)
  const shown = selectProducts(marketplace)
    .innerJoin('product_partners as partner', 'partner.partner_id', 'products.id')
    .where('partner.product_id', '=', id)
    .where(onSale)
    .orderBy(isInStock, 'desc')
    .orderBy('partner.position')
    .limit(limit)
  const [candidates, rows] = await Promise.all([partners.execute(), shown.execute()])
  addCacheTags(marketplace, `partners:${id}`)
  // One that is not shown is, when it comes back into stock or on sale.
  for (const { partner_id, store_id } of candidates)
    addCacheTags(marketplace, `product:${partner_id}`, `store:${store_id}`)
  const available = rows.filter(({ variants }) => variants.some(({ stock }) => stock > 0))
  return productsForVisitors(marketplace, available.length > 0 ? available : rows)
}
