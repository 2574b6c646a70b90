import type { z } from 'zod'

/** Something an owner decides while the shop is open: a few values that are saved, and put back, together. */
export interface Setting<Value extends object> {
  readonly key: 'house' | 'limits' | 'shop-window' | 'comments'
  /** What may be saved, and what is believed when it is read. Its parts are told apart in the history. */
  readonly shape: z.ZodType<Value>
  /** How it is while nobody has decided otherwise. */
  readonly usual: Value
}

/** A setting as it stands. */
export interface Stated<Value extends object> {
  readonly value: Value
  /** Counts the times it was saved. */
  readonly version: number
  /** Who saved it last; absent when nobody has yet. */
  readonly changedBy?: string
}
