import { addCacheTags } from '#domain/cache-tags.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** Returns the ids and names of all stores that are not retired, ordered by id. */
export async function listStoreNames(
  marketplace: Marketplace,
): Promise<{ readonly id: number; readonly name: string }[]> {
  addCacheTags(marketplace, 'stores')
  return marketplace.db
    .selectFrom('stores')
    .select(['id', 'name'])
    .where('retired_at', 'is', null)
    .orderBy('id')
    .execute()
}
