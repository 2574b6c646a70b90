import type { Store } from '#domain/catalog/stores/store.ts'
import { firstSentenceOf } from '#web/text/excerpt.ts'
import { regionOf } from '#web/text/governorates.ts'
import type { LocatedStore } from './store-location.tsx'

/** What the product page shows of its store. */
export interface StoreSummary extends LocatedStore, Pick<Store, 'id' | 'name' | 'craft' | 'logo'> {
  /** What its maker says while it is closed; empty while it is open. */
  readonly closedNote: string
}

/** What lists show of a store. */
export interface StoreOnCard extends StoreSummary, Pick<Store, 'category' | 'cover'> {
  readonly summary: string
}

/** For loaders, so that browsers get only what is shown, without the names of all governorates. */
export function toStoreSummary(store: Store): StoreSummary {
  const { id, name, craft, town, languageOf, logo, closedNote } = store
  return {
    ...{ id, name, logo, craft, town, region: regionOf(store), closedNote },
    ...(languageOf && { languageOf }),
  }
}

export function toStoreOnCard(store: Store): StoreOnCard {
  const { category, cover, description } = store
  return { ...toStoreSummary(store), category, cover, summary: firstSentenceOf(description) }
}
