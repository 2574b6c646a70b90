import { data } from 'react-router'
import { listOwnStores, type OwnStore } from '#domain/sellers/list-own-stores.ts'
import { readId } from '#web/http/parse-id.ts'

type Studio = Parameters<typeof listOwnStores>[0]

/**
 * Returns the own stores, and the one that the URL names, or the first. Throws a 404 response for a store of somebody
 * else, as for one that does not exist.
 */
export async function readAskedStore(
  marketplace: Studio,
  { url }: Request,
): Promise<{ readonly stores: readonly OwnStore[]; readonly store: OwnStore }> {
  const stores = await listOwnStores(marketplace)
  const asked = new URL(url).searchParams.get('store')
  const store = asked === null ? stores[0] : stores.find(({ id }) => id === readId(asked))
  if (!store) throw data(null, { status: 404 })
  return { stores, store }
}
