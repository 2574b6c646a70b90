import type { Millimes } from '#domain/money.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import type { DeliveryResult } from '#domain/orders/delivery/record-delivery-result.ts'
import type { Phone } from '#domain/phone.ts'
import type { TunisDay } from '#domain/tunis-day.ts'

/** What can become of a parcel, the most frequent first. */
export const resultOutcomes = [
  'delivered',
  'refused',
  'postponed',
  'lost',
  'returned',
] as const satisfies readonly DeliveryResult['outcome'][]

/** A row of a courier's file. */
export interface ReportedRow {
  /** Its position in the file, from 1. */
  readonly line: number
  readonly number?: string
  readonly phone?: Phone
  readonly amount?: Millimes
  /** The day of the result. */
  readonly on?: TunisDay
  /** Undefined when the state is not understood. */
  readonly result?: DeliveryResult | 'waiting'
  readonly unreadable?: UnreadableCell
  /** Of what it says, for rows of files; the same row read again has the same. */
  readonly hash?: string
}

/** A cell that says something which cannot be read; `cells` are more of them than headings. */
export interface UnreadableCell {
  readonly field: 'phone' | 'amount' | 'on' | 'until' | 'cells'
  readonly text: string
}

export type RowProblem =
  | 'unreadable'
  | 'unknown-order'
  | 'no-match'
  | 'several'
  | 'unknown-state'
  | 'nothing'
  | 'twice'
  | 'contradicts'
  | 'recorded'
  | 'before-handover'
  | 'far-off'
  | 'in-future'
  | 'not-possible'
  | 'waiting'

/** Why a person has to look at a row before it is recorded. */
export type RowDoubt =
  | { readonly kind: 'amount'; readonly said: Millimes; readonly due: Millimes }
  | { readonly kind: 'phone'; readonly said: Phone; readonly known: Phone }
  | { readonly kind: 'phone-alone' }
  /** An earlier order of this phone and amount ended like this: the row may be about it. */
  | { readonly kind: 'earlier'; readonly number: string }

interface MatchedOrder {
  readonly id: number
  readonly number: string
  readonly customerName: string
  readonly status: OrderStatus
}

/** What a row would do. */
export type MatchedRow = { readonly line: number; readonly order?: MatchedOrder } & (
  | {
      readonly result: DeliveryResult
      readonly order: MatchedOrder
      /** With any of them, it is recorded only if a person says so. */
      readonly doubts: readonly RowDoubt[]
      readonly hash: string | undefined
    }
  | { readonly problem: RowProblem; readonly unreadable?: UnreadableCell }
)

/** The most rows of a file. */
export const maxReportedRows = 1000
