/** How long an order takes from its confirmation at most: in hours, or in working days where pieces are made first. */
export type PromisedTime = number | { readonly workingDays: number }

/** Something that may have to be made first, in so many working days. */
export interface Prepared {
  readonly preparationDays?: number | undefined
}

/** Returns the days of preparation of the slowest piece; 0 when all are in stock. */
export function longestPreparation(pieces: readonly Prepared[]): number {
  return Math.max(0, ...pieces.map(({ preparationDays = 0 }) => preparationDays))
}

/** Returns what is promised for pieces, where those in stock are delivered within so many hours. */
export function promisedTime(deliveryHours: number, pieces: readonly Prepared[]): PromisedTime {
  const days = longestPreparation(pieces)
  return days === 0 ? deliveryHours : { workingDays: days + Math.ceil(deliveryHours / 24) }
}
