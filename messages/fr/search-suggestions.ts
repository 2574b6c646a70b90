import type { Catalog } from '../catalog.ts'
import type { suggestionMessages as english } from '../en/search-suggestions.ts'
import { isolate } from '../isolate.ts'
import { plural } from '../plural.ts'

export const suggestionMessages: Catalog<typeof english> = {
  label: 'Suggestions',
  products: 'Pièces',
  categories: 'Catégories',
  stores: 'Ateliers',
  lastSearches: 'Vos dernières recherches',
  remove: (words) => `Retirer « ${isolate('ltr', words)} » de vos dernières recherches`,
  removeAll: 'Tout retirer',
  count: (count) => plural('fr', count, { one: `${count} suggestion`, other: `${count} suggestions` }),
  none: 'Aucune suggestion',
}
