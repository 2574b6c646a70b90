import type { Catalog } from '../catalog.ts'
import type { suggestionMessages as english } from '../en/search-suggestions.ts'
import { isolate } from '../isolate.ts'
import { plural } from '../plural.ts'

export const suggestionMessages: Catalog<typeof english> = {
  label: 'اقتراحات',
  products: 'القطع',
  categories: 'الأصناف',
  stores: 'الورشات',
  lastSearches: 'آخر عمليات البحث',
  remove: (words) => `إزالة «${isolate('rtl', words)}» من آخر عمليات البحث`,
  removeAll: 'إزالة الكل',
  count: (count) =>
    plural('ar', count, {
      zero: 'لا اقتراحات',
      one: 'اقتراح واحد',
      two: 'اقتراحان',
      few: `${count} اقتراحات`,
      many: `${count} اقتراحا`,
      other: `${count} اقتراح`,
    }),
  none: 'لا اقتراحات',
}
