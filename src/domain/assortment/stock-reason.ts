/** Why a person changes the stock of a size. `counted` says how many there are; the others how many came or went. */
export const stockReasons = ['counted', 'delivered', 'damaged', 'given-away', 'back-to-maker'] as const

export type StockReason = (typeof stockReasons)[number]

/** What a person knows of the pieces of a size. */
export type StockChange =
  | {
      readonly reason: 'counted'
      readonly count: number
      /** What the shop said while they counted. */
      readonly seen: number
    }
  | { readonly reason: Exclude<StockReason, 'counted'>; readonly pieces: number }

/** How many pieces more there are by such a change. */
export function piecesOf(change: StockChange, stock: number): number {
  if (change.reason === 'counted') return change.count - stock
  return change.reason === 'delivered' ? change.pieces : -change.pieces
}
