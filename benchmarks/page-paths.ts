import { listPageIds } from '#domain/catalog/list-page-ids.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** The most requested paths. */
export interface PagePaths {
  readonly home: string
  readonly shop: string
  readonly product: string
  readonly api: string
  /** The pages of all products. */
  readonly products: readonly string[]
}

export async function pagePaths(marketplace: Marketplace): Promise<PagePaths> {
  const { productIds } = await listPageIds(marketplace)
  const productPaths = productIds.map((id) => `/product/${id}`)
  const [product = ''] = productPaths
  return { home: '/', shop: '/shop', product, api: '/api/products?limit=6', products: productPaths }
}
