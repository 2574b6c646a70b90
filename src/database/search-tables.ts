import type { ColumnType, Generated } from 'kysely'
import type { SearchEntryKind } from '#domain/catalog/search-entries/search-entry.ts'
import type { Category } from '#domain/category.ts'
import type { Locale } from '#domain/locale.ts'
import type { InterestKind } from '#domain/store-interest/interest.ts'
import type { PageKind, VitalRating, WebVital } from '#domain/web-vitals/web-vital.ts'
import type { CreatedAt } from './created-at.ts'

/** What the owner decides about searches, and the counts of what visitors searched for and saw. */
export interface SearchTables {
  search_entries: {
    id: Generated<number>
    asked: string
    /** The words of `asked` as searches compare them. */
    asked_words: string
    kind: SearchEntryKind
    finds: readonly string[]
    category: Category | null
    store_id: number | null
    version: Generated<number>
    created_at: CreatedAt
  }
  /** One row. */
  search_count_key: { only_row: Generated<boolean>; key_sealed: Buffer }
  searched_texts: {
    id: Generated<number>
    text_hash: Buffer
    /** Null until three devices have asked for them. */
    words: string | null
    first_day: string
  }
  search_devices: { text_id: number; device_hash: Buffer; day: string }
  search_counts: {
    day: string
    locale: Locale
    /** Null for what is counted together. */
    text_id: number | null
    searches: ColumnType<number, number | undefined, number>
    without_results: ColumnType<number, number | undefined, number>
    clicks: ColumnType<number, number | undefined, number>
    additions: ColumnType<number, number | undefined, number>
    orders: ColumnType<number, number | undefined, number>
  }
  store_interest: { store_id: number; day: string; kind: InterestKind; count: number }
  /** `week` is its Monday. */
  web_vitals: { week: string; page: PageKind; metric: WebVital; rating: VitalRating; count: number }
}
