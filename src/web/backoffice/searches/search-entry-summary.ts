import type { ListedSearchEntry } from '#domain/catalog/search-entries/list-search-entries.ts'
import { searchesMessages } from '#page-messages/backoffice/searches.ts'
import { categoryMessages } from '#page-messages/categories.ts'
import { formatList } from '#web/text/format.ts'

/** What an entry does, after its words. */
export function searchEntrySummary({ kind, finds, category, storeName }: ListedSearchEntry): string {
  const { summaries } = searchesMessages
  if (kind === 'not-sold') return summaries[kind]
  if (kind === 'category') return summaries.category(category ? categoryMessages[category] : '')
  return kind === 'store' ? summaries.store(storeName ?? '') : summaries[kind](formatList(finds))
}
