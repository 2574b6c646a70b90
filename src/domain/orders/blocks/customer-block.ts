import type { Phone } from '#domain/phone.ts'

/**
 * What the shop does with further orders of a phone number: it takes them only when they are paid before, or not at
 * all.
 */
export const blockKinds = ['prepayment-only', 'do-not-take'] as const

export type BlockKind = (typeof blockKinds)[number]

/** A blocked phone number. Its orders are requests, which take no stock, and are answered like any others. */
export interface CustomerBlock {
  readonly kind: BlockKind
  /** Why, for colleagues. */
  readonly note: string
  /** The moment when it ends by itself. */
  readonly endsAt?: Date
}

/** The block of a phone number that is in force, if there is one, and how often it was changed (0: never). */
export interface BlockState {
  readonly version: number
  readonly block?: CustomerBlock & { readonly by: string; readonly at: Date }
}

export interface BlockedCustomer extends CustomerBlock {
  readonly phone: Phone
  readonly at: Date
}

/** Characters. */
export const maxBlockNoteLength = 300

/** Returns whether both are the same block, or both are none. */
export function isSameBlock(one: CustomerBlock | undefined, other: CustomerBlock | undefined): boolean {
  return one?.kind === other?.kind && one?.note === other?.note && one?.endsAt?.getTime() === other?.endsAt?.getTime()
}
