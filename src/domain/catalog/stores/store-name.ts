export interface StoreName {
  readonly id: number
  readonly name: string
}

/** In one list to choose from. */
export const maxListedStores = 500
