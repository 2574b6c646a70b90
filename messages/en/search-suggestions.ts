import { plural } from '../plural.ts'

/** What the search box offers while one types. */
export const suggestionMessages = {
  label: 'Suggestions',
  products: 'Pieces',
  categories: 'Categories',
  stores: 'Stores',
  lastSearches: 'Your last searches',
  remove: (words: string) => `Remove “${words}” from your last searches`,
  removeAll: 'Remove all',
  count: (count: number) => plural('en', count, { one: `${count} suggestion`, other: `${count} suggestions` }),
  none: 'No suggestions',
}
