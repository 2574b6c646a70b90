import type { Governorate } from '#domain/geography/governorate.ts'
import type { StoreLine } from '#domain/orders/preparations/list-preparations.ts'
import type { StoreContact } from '#domain/store-cards/read-store-contacts.ts'

/** The pieces to fetch from the maker of a store. */
export interface Fetching {
  readonly store: { readonly id: number; readonly name: string; readonly town: string }
  readonly governorate: Governorate | undefined
  readonly contact: StoreContact
  /** The oldest orders first. */
  readonly pieces: readonly StoreLine[]
}

/** Of more lines than these, the list has those of the oldest orders. */
export const maxFetchedLines = 500
