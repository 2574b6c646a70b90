import type { Marketplace } from '../marketplace.ts'
import { noteShown } from '../shown.ts'

/** The stores one can choose among, and no more of them. */
export async function listStoreNames(
  marketplace: Marketplace,
): Promise<{ readonly id: number; readonly name: string }[]> {
  noteShown(marketplace, 'stores')
  return marketplace.db
    .selectFrom('stores')
    .select(['id', 'name'])
    .where('retired_at', 'is', null)
    .orderBy('id')
    .execute()
}
