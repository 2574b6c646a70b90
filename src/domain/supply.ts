/** How the shop has a product that it does not keep in stock. A single piece is in stock until it is sold. */
export const supplies = ['made-to-order', 'one-of-a-kind'] as const

export type Supply = (typeof supplies)[number]

/**
 * The pieces that can be ordered at once of a product that is made to order without a limit. `places_left` in SQL has
 * the same number.
 */
export const maxPiecesAtOnce = 100

interface Supplied {
  readonly supply: Supply | undefined
  readonly preparationDays: number | undefined
}

/** Returns the working days in which a product is made to order; undefined for any other. */
export function daysToMake({ supply, preparationDays }: Supplied): number | undefined {
  return supply === 'made-to-order' ? preparationDays : undefined
}

/** Whether the fields fit each other: each of them may have been edited without the other. */
export function isSupplySound(product: Supplied): boolean {
  return product.supply !== 'made-to-order' || product.preparationDays !== undefined
}
