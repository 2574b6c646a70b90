/** A product that an owner has put before all others on the shop's page. */
export interface PinnedProduct {
  readonly id: number
  readonly name: string
}

/** Two pages of the shop: pinning more would be no choice any more. */
export const mostPinned = 12
