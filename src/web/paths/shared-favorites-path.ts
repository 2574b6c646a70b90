import { pagePath } from './page-path.ts'

/**
 * Returns the path of favorites that are shared, with the ids of the products. A query may contain commas as they are.
 * Apart from the other links, which all pages load.
 */
export function sharedFavoritesPath(...ids: readonly number[]): string {
  const path = pagePath('/favorites')
  return ids.length === 0 ? path : `${path}?ids=${ids.join(',')}`
}
