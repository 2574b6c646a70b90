import { governorateNames } from '../orders/governorate.ts'
import type { Store } from './store.ts'

/** Where a maker works as people say it: the town, and the governorate unless it has the same name. Empty where neither is known. */
export function placeOf({ town, governorate }: Pick<Store, 'town' | 'governorate'>): string {
  const region = governorate && governorateNames[governorate]
  return [...new Set([town, region])].filter(Boolean).join(', ')
}
