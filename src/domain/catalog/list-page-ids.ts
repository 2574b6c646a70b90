import { addCacheTags } from '#domain/cache-tags.ts'
import type { Marketplace } from '../marketplace.ts'
import { onSale } from './on-sale.ts'

export interface PageIds {
  readonly productIds: readonly number[]
  readonly storeIds: readonly number[]
}

/** A sitemap has at most 50,000 URLs. */
const maxProducts = 40_000
const maxStores = 9_000

/** Returns the ids of products and stores that have a public page, the newest of very many. */
export async function listPageIds(marketplace: Marketplace): Promise<PageIds> {
  addCacheTags(marketplace, 'catalog', 'stores')
  const { db } = marketplace
  const products = db.selectFrom('products').select('id').where(onSale).orderBy('id', 'desc').limit(maxProducts)
  const stores = db
    .selectFrom('stores')
    .select('id')
    .where('retired_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(maxStores)
  const [productRows, storeRows] = await Promise.all([products.execute(), stores.execute()])
  const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id).reverse()
  return { productIds: idsOf(productRows), storeIds: idsOf(storeRows) }
}
