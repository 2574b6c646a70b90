import type { Store } from '#domain/catalog/stores/store.ts'
import { type Governorate, governorateNames } from '#domain/geography/governorate.ts'
import { governorateMessages } from '#page-messages/governorates.ts'
import { formatList } from './format.ts'

/** Returns the name of a governorate, unless the city shown beside it has the same name here or in French. */
export function governorateBeside(city: string, governorate: Governorate): string | undefined {
  const name = governorateMessages[governorate]
  const isSame = [name, governorateNames[governorate]].some((same) => same.toLowerCase() === city.trim().toLowerCase())
  return isSame ? undefined : name
}

type Located = Pick<Store, 'town' | 'governorate'>

/** Returns the name of a store's governorate, unless its town has the same name. */
export function regionOf({ town, governorate }: Located): string | undefined {
  return governorate && governorateBeside(town, governorate)
}

/** Returns the town and governorate of a store, once when both have the same name; empty when neither is known. */
export function locationOf(store: Located): string {
  return formatList([store.town, regionOf(store)].filter((place): place is string => Boolean(place)))
}
