import type { Bench } from './bench.ts'
import type { Compared } from './rounds.ts'

/** One line of the table. */
export interface Row {
  readonly figure: string
  readonly reference: string
  readonly unit: 'answers/s' | 'orders/s' | 'pages/s' | 'ms'
  readonly compared: Compared
  /** What the ratio must be; absent where it is only reported. */
  readonly promise?: { readonly atLeast: number } | { readonly atMost: number }
  /** What else was seen. */
  readonly note?: string
}

/** Measures some rows on a shop, one after the other. */
export type RowGroup = (bench: Bench) => AsyncIterable<Row>

export function isKept({ compared: { ratio }, promise }: Row): boolean {
  if (promise === undefined) return true
  return 'atLeast' in promise ? ratio >= promise.atLeast : ratio <= promise.atMost
}
