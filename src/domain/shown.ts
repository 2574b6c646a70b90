import type { Marketplace } from './marketplace.ts'

/**
 * Something a page shows, under the name by which the database tells of its changes (migrations 0013 and 0021).
 * `catalogue` is which products are on sale and in what order they are found, `shelf` the same of one store; what each
 * of them looks like is the product's own. `stock` changes with every piece, the product only while few are left.
 */
export type Showable =
  | 'catalogue'
  | 'stores'
  | 'promotion'
  | 'showcase'
  | `product:${number}`
  | `stock:${number}`
  | `store:${number}`
  | `shelf:${number}`
  | `comments:${number}`

/** What a page was made of, written down while it is made, for whoever keeps the page. */
export interface Shown {
  readonly things: Set<Showable>
  /** Whether it tells every piece in stock from the next, as pages do not where there are plenty. */
  readonly countsEveryPiece: boolean
  /** When it is over by itself: a promotion begins or ends, the best sellers change. Absent: never. */
  holdsUntil?: Date
}

/** Writes down what the one who asks is shown. An operation that visitors read by does so, or pages are kept too long. */
export function noteShown({ shown }: Pick<Marketplace, 'shown'>, ...things: readonly Showable[]): void {
  for (const thing of things) shown?.things.add(thing)
}

/** Writes down until when that holds by itself; the earliest moment counts. It may pass while the page is made. */
export function noteHoldsUntil({ shown }: Pick<Marketplace, 'shown'>, moment: Date | null): void {
  if (!shown || moment === null) return
  if (shown.holdsUntil === undefined || moment < shown.holdsUntil) shown.holdsUntil = moment
}
