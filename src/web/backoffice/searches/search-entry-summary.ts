import type { ListedSearchEntry } from '#domain/catalog/search-entries/list-search-entries.ts'
import type { ShopCategory } from '#domain/category.ts'
import { searchesMessages } from '#page-messages/backoffice/searches.ts'
import { formatList } from '#web/text/format.ts'
import { categoryNameOf } from '#web/use-categories.ts'

/** What an entry does, after its words. */
export function searchEntrySummary(
  { kind, finds, category, storeName }: ListedSearchEntry,
  categories: readonly ShopCategory[],
): string {
  const { summaries } = searchesMessages
  if (kind === 'not-sold') return summaries[kind]
  if (kind === 'category') return summaries.category(category ? categoryNameOf(categories, category) : '')
  return kind === 'store' ? summaries.store(storeName ?? '') : summaries[kind](formatList(finds))
}
