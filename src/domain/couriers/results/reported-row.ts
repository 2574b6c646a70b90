import type { Millimes } from '#domain/money.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import type { DeliveryResult } from '#domain/orders/delivery/record-delivery-result.ts'
import type { Phone } from '#domain/phone.ts'

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
  /** Undefined when the state is not understood. */
  readonly result?: DeliveryResult | 'waiting'
}

export type RowProblem =
  | 'unknown-order'
  | 'no-match'
  | 'several'
  | 'unknown-state'
  | 'nothing'
  | 'twice'
  | 'recorded'
  | 'not-possible'
  | 'waiting'

interface MatchedOrder {
  readonly id: number
  readonly number: string
  readonly customerName: string
  readonly status: OrderStatus
}

/** What a row would do. */
export type MatchedRow = { readonly line: number; readonly order?: MatchedOrder } & (
  | { readonly result: DeliveryResult; readonly order: MatchedOrder }
  | { readonly problem: RowProblem }
)

/** The most rows of a file. */
export const maxReportedRows = 1000
