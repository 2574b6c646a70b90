import type { Governorate } from '#domain/geography/governorate.ts'
import type { StoreContact } from '#domain/store-cards/read-store-contacts.ts'

export interface PieceToFetch {
  readonly orderId: number
  readonly orderNumber: string
  readonly name: string
  readonly sizeName: string
  readonly colorName: string
  readonly quantity: number
  /** The file name of its picture. */
  readonly picture: string
  readonly isMadeToOrder: boolean
}

/** The pieces to fetch from the maker of a store. */
export interface Fetching {
  readonly store: { readonly id: number; readonly name: string; readonly town: string }
  readonly governorate: Governorate | undefined
  readonly contact: StoreContact
  /** The oldest orders first. */
  readonly pieces: readonly PieceToFetch[]
}

/** Of more lines than these, the list has those of the oldest orders. */
export const maxFetchedLines = 500
