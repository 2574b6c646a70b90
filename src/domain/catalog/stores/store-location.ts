import { governorateNames } from '#domain/geography/governorate.ts'
import type { Store } from './store.ts'

/** Returns the town and governorate of a store, once when both have the same name; empty when neither is known. */
export function locationOf({ town, governorate }: Pick<Store, 'town' | 'governorate'>): string {
  const region = governorate && governorateNames[governorate]
  return [...new Set([town, region])].filter(Boolean).join(', ')
}
