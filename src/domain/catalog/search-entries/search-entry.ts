import type { Category } from '#domain/category.ts'

/**
 * What a search does that the owner has decided about: `same` means the same as other phrases, `finds` finds them too
 * but not the reverse, `category` and `store` lead there, `not-sold` says that the shop does not sell it.
 */
export const searchEntryKinds = ['same', 'finds', 'category', 'store', 'not-sold'] as const

export type SearchEntryKind = (typeof searchEntryKinds)[number]

export interface SearchEntryDraft {
  /** The words searched for, as the owner wrote them. */
  readonly asked: string
  readonly kind: SearchEntryKind
  /** The other phrases of `same` and `finds`; empty for the others. */
  readonly finds: readonly string[]
  readonly category?: Category
  readonly storeId?: number
}

export interface SearchEntry extends SearchEntryDraft {
  readonly id: number
  /** Rises with each edit. */
  readonly version: number
}

/** In characters. */
export const maxAskedLength = 80
export const maxFoundLength = 60

export const maxFoundPhrases = 10
export const maxPhraseWords = 4
export const maxSearchEntries = 500
