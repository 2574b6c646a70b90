/** A product that comes before all others on the shop's page. */
export interface PinnedProduct {
  readonly id: number
  readonly name: string
}

/** Two pages of the shop: with more, pinning would no longer be a selection. */
export const maxPinnedProducts = 12
