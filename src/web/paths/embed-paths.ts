import { pagePath } from './page-path.ts'

// Pages that other sites show in a frame. Apart from the other paths of the storefront, which every page loads.

/** The pieces of a store. */
export function storeEmbedPath(id: number | ':id'): string {
  return pagePath(`/store/${id}/embed`)
}

/** The pieces of a collection or category. */
export function collectionEmbedPath(category?: string): string {
  return pagePath('/shop/embed', { category })
}
