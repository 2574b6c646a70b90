import type { Bench } from './bench.ts'
import type { Compared } from './rounds.ts'

/** A row of the results table. */
export interface Row {
  readonly figure: string
  readonly reference: string
  readonly unit: 'answers/s' | 'orders/s' | 'pages/s' | 'orders' | 'ms'
  readonly compared: Compared
  /** The target of the ratio; absent where it is only reported. */
  readonly target?: { readonly atLeast: number } | { readonly atMost: number }
  /** Other observations. */
  readonly note?: string
}

/** Measures some rows, one after the other. */
export type RowGroup = (bench: Bench) => AsyncIterable<Row>

export function meetsTarget({ compared: { ratio }, target }: Row): boolean {
  if (target === undefined) return true
  return 'atLeast' in target ? ratio >= target.atLeast : ratio <= target.atMost
}
