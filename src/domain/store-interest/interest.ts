/**
 * What visitors do with what a store shows: they open a piece or the page of the store, find a piece by a search, and
 * keep a piece among their favorites.
 */
export const interestKinds = ['seen', 'sought', 'favorite'] as const

export type InterestKind = (typeof interestKinds)[number]

/** What a browser reports at once. Each piece and each store counts once. */
export interface Interest {
  readonly kind: InterestKind
  readonly productIds: readonly number[]
  readonly storeIds: readonly number[]
}

/** Products, and stores, of a report; and of all reports of a browser on a day, but for searches. */
export const maxReported = 100

/** How long counts are kept: this week and the one before are shown. */
export const storeInterestDays = 30

/** Of one network, which may be that of a mobile carrier: reports, and what counts for one store and kind. */
export const reportQuota = { count: 3000, seconds: 3600 }
export const storeQuota = { count: 300, seconds: 24 * 3600 }
