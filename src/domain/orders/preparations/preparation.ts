/** Why a maker cannot prepare a piece that was ordered. */
export const cannotReasons = ['sold', 'damaged', 'material', 'time', 'other'] as const

export type CannotReason = (typeof cannotReasons)[number]

/** `asked`: its makers were told, and have said nothing yet. */
export const preparationStates = ['asked', 'ready', 'cannot'] as const

export type PreparationState = (typeof preparationStates)[number]

export const maxCannotNote = 200

/** What is said of a line. `again`: that it is still to be prepared, whatever was said before. */
export type PreparationAnswer =
  | { readonly state: 'ready' | 'again' }
  | { readonly state: 'cannot'; readonly reason: CannotReason; readonly note: string }

/** A line of an order, as it was seen: an order may change. */
export interface SeenLine {
  readonly orderId: number
  readonly position: number
  readonly variantId: number
  readonly quantity: number
}
