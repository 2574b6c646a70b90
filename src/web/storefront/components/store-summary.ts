import type { Store } from '#domain/catalog/stores/store.ts'
import { locationOf } from '#domain/catalog/stores/store-location.ts'
import { firstSentenceOf } from '#web/text/excerpt.ts'

/** What the product page shows of its store. */
export interface StoreSummary extends Pick<Store, 'id' | 'name' | 'craft' | 'logo'> {
  /** Empty when unknown. */
  readonly location: string
}

/** What lists show of a store. */
export interface StoreOnCard extends StoreSummary, Pick<Store, 'category' | 'cover'> {
  readonly summary: string
}

/** For loaders, so that browsers get only what is shown, without the names of all governorates. */
export function toStoreSummary(store: Store): StoreSummary {
  const { id, name, craft, logo } = store
  return { id, name, logo, location: locationOf(store), ...(craft !== undefined && { craft }) }
}

export function toStoreOnCard(store: Store): StoreOnCard {
  const { category, cover, description } = store
  return { ...toStoreSummary(store), category, cover, summary: firstSentenceOf(description) }
}
