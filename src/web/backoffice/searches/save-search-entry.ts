import { listProducts } from '#domain/catalog/search/list-products.ts'
import {
  addSearchEntry,
  editSearchEntry,
  removeSearchEntry,
  type SearchEntryOutcome,
} from '#domain/catalog/search-entries/save-search-entry.ts'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { readSearchEntryForm, type SentSearchEntry, searchEntryDraftOf } from './search-entry-form.ts'

/** `sent` is what the form had, to be corrected. */
export type SearchEntryRefusal = (
  | { readonly outcome: 'gone' }
  | Exclude<SearchEntryOutcome, { readonly outcome: 'saved' }>
) & { readonly sent: SentSearchEntry }

export type SearchEntryResult =
  /** `hidden` is how many pieces match words that are not sold from now on. */
  | { readonly outcome: 'saved'; readonly isRemoved: boolean; readonly asked: string; readonly hidden: number }
  | SearchEntryRefusal

/** Runs the button of the form of an entry; undefined for an unknown one. */
export async function saveSearchEntry(office: Marketplace, form: FormData): Promise<SearchEntryResult | undefined> {
  const sent = readSearchEntryForm(form)
  const { id, version = 0, asked } = sent
  if (!sent.do || (sent.do === 'remove' && id === undefined)) return undefined
  try {
    const isRemoved = sent.do === 'remove'
    const result = await run(office, sent, id, version)
    if (result.outcome !== 'saved') return { ...result, sent }
    const hidden = sent.do === 'not-sold' ? await countMatches(office, asked) : 0
    return { outcome: 'saved', isRemoved, asked, hidden }
  } catch (error) {
    if (error instanceof NotFound) return { outcome: 'gone', sent }
    throw error
  }
}

async function countMatches(office: Marketplace, searchText: string): Promise<number> {
  const { total } = await listProducts(office, { searchText, isVerbatim: true, sort: 'shop-order', pageSize: 1 })
  return total
}

async function run(
  office: Marketplace,
  sent: SentSearchEntry,
  id: number | undefined,
  version: number,
): Promise<SearchEntryOutcome> {
  if (sent.do === 'remove' || sent.do === undefined) return removeSearchEntry(office, id ?? 0, version)
  const edited = searchEntryDraftOf(sent.do, sent)
  return id === undefined ? addSearchEntry(office, edited) : editSearchEntry(office, id, { version, edited })
}
