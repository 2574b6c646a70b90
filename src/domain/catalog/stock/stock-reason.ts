/** Why a person changes the stock of a size. `counted` gives the new stock; the others give the difference. */
export const stockReasons = ['counted', 'delivered', 'damaged', 'given-away', 'back-to-maker'] as const

export type StockReason = (typeof stockReasons)[number]

/**
 * A change of the stock of a size, in pieces. `stock-taking` is what was found more, or less, than should have been
 * there (`domain/stock-taking`).
 */
export type StockChange =
  | { readonly reason: 'stock-taking'; readonly difference: number }
  | {
      readonly reason: 'counted'
      readonly count: number
      /** The stock that was displayed while they counted. */
      readonly seen: number
    }
  | { readonly reason: Exclude<StockReason, 'counted'>; readonly pieces: number }

/** Returns the difference in pieces, negative when stock is removed. */
export function piecesOf(change: StockChange, stock: number): number {
  if (change.reason === 'stock-taking') return change.difference
  if (change.reason === 'counted') return change.count - stock
  return change.reason === 'delivered' ? change.pieces : -change.pieces
}
