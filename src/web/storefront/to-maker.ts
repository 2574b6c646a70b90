import { placeOf } from '#domain/catalog/place-of.ts'
import type { Store } from '#domain/catalog/store.ts'
import { openingOf } from './excerpt.ts'

/** What stands of a maker beside a piece. */
export interface Maker extends Pick<Store, 'id' | 'name' | 'craft' | 'logo'> {
  /** Empty where nobody has said where it is. */
  readonly place: string
}

/** What stands of a maker in a list. */
export interface MakerOnCard extends Maker, Pick<Store, 'category' | 'cover'> {
  readonly story: string
}

/** For loaders: browsers are sent no more than is shown, and not the names of all governorates. */
export function toMaker(store: Store): Maker {
  const { id, name, craft, logo } = store
  return { id, name, logo, place: placeOf(store), ...(craft !== undefined && { craft }) }
}

export function toMakerOnCard(store: Store): MakerOnCard {
  const { category, cover, description } = store
  return { ...toMaker(store), category, cover, story: openingOf(description) }
}
