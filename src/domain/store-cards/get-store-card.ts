import { mayKeepStoreCards, mayOpenStudio } from '#domain/access/policies.ts'
import { requireAllowed, requireScope } from '#domain/access/require-allowed.ts'
import { everyStore } from '#domain/access/store-scope.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { requireOwnStore } from '#domain/sellers/require-own-store.ts'
import { requireStudio } from '#domain/sellers/studio-setting.ts'
import { readStoreCard } from './read-store-card.ts'
import type { StoreCard } from './store-card.ts'

/** Returns the card of a store, retired or not. Throws NotFound. */
export async function getStoreCard(marketplace: Marketplace, storeId: number): Promise<StoreCard> {
  requireAllowed(mayKeepStoreCards(marketplace.actor))
  await requireStudio(marketplace)
  await requireOwnStore(marketplace, everyStore, storeId)
  return readStoreCard(marketplace, storeId)
}

/** Returns the card of an own store, without who of the office has seen something. Throws NotFound. */
export async function getOwnStoreCard(marketplace: Marketplace, storeId: number): Promise<Omit<StoreCard, 'seen'>> {
  const scope = requireScope(mayOpenStudio(marketplace.actor))
  await requireOwnStore(marketplace, scope, storeId)
  const { seen: _, ...card } = await readStoreCard(marketplace, storeId)
  return card
}
