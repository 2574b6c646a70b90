import type { Locale } from '#domain/locale.ts'
import type { Millimes } from '#domain/money.ts'
import type { QuotedLine } from '#domain/orders/order.ts'
import type { TunisDay } from '#domain/tunis-day.ts'

/** `agreed`: the customer may send it. `inspected`: it is back, and each piece was looked at. */
export const returnStatuses = ['asked', 'agreed', 'refused', 'on-its-way', 'inspected', 'settled'] as const

export type ReturnStatus = (typeof returnStatuses)[number]

/** The statuses in which something is still to happen. */
export const openReturnStatuses = [
  ...(['asked', 'agreed', 'on-its-way', 'inspected'] as const),
] satisfies readonly ReturnStatus[]

/** Those in which the office has to do something: decide, or settle. The others wait for the parcel. */
export const waitingReturnStatuses = ['asked', 'inspected'] as const satisfies readonly ReturnStatus[]

/** `withdrawal`: the right of the law 2000-83, which needs no reason. */
export const returnReasons = ['withdrawal', 'damaged', 'wrong-piece', 'size', 'not-as-expected', 'other'] as const

export type ReturnReason = (typeof returnReasons)[number]

export const returnWishes = ['exchange', 'refund', 'repair'] as const

export type ReturnWish = (typeof returnWishes)[number]

/** Where a piece goes when it was inspected: back in stock, sold elsewhere, thrown away, or to its maker. */
export const returnDispositions = ['shelf', 'second-choice', 'written-off', 'to-repair'] as const

export type ReturnDisposition = (typeof returnDispositions)[number]

export const returnSettlements = ['exchange', 'refund', 'repaired'] as const

export type ReturnSettlement = (typeof returnSettlements)[number]

/** Characters of what is written about a return. */
export const maxReturnNoteLength = 500

/** Photos of damage that a return has. */
export const maxPhotosOfReturn = 4

/** Returns of one status are counted up to this, and one more. */
export const maxCountedReturns = 1000

/** Pieces of a line of an order. */
export interface ReturnedPieces {
  /** Of the line in its order, from 0. */
  readonly position: number
  readonly quantity: number
}

/** What somebody asks for. */
export interface ReturnRequest {
  readonly reason: ReturnReason
  readonly wish: ReturnWish
  readonly note: string
  readonly pieces: readonly ReturnedPieces[]
}

/** A line of an order of which pieces can be returned or are. */
export interface ReturnableLine extends QuotedLine {
  readonly position: number
  /** Pieces that are in no other return. */
  readonly left: number
}

export interface ReturnLine extends Omit<QuotedLine, 'lineTotal' | 'discount'> {
  readonly position: number
  /** What was paid for these pieces, in millimes. */
  readonly paid: Millimes
  readonly disposition?: ReturnDisposition
  /** What the customer got back for them, in millimes. */
  readonly refunded: Millimes
}

export interface ReturnStep {
  readonly id: number
  readonly to: ReturnStatus
  readonly note: string
  readonly by: string
  readonly at: Date
  readonly undoes?: ReturnStatus
  readonly isUndone: boolean
}

/** A return as its list shows it. */
export interface ListedReturn {
  readonly id: number
  /** For people: the number of the order and which return of it this is. */
  readonly number: string
  readonly orderId: number
  readonly orderNumber: string
  readonly customerName: string
  readonly status: ReturnStatus
  readonly reason: ReturnReason
  readonly wish: ReturnWish
  readonly pieces: number
  readonly askedAt: Date
  readonly settlement?: ReturnSettlement
  /** Until when the law wants the money back with the customer. */
  readonly refundDueOn?: TunisDay
}

/** Everything that staff know about a return. */
export interface OrderReturn extends Omit<ListedReturn, 'pieces'> {
  readonly locale: Locale
  /** Whether its customer can be told by email. */
  readonly hasEmail: boolean
  readonly by: string
  readonly isByCustomer: boolean
  readonly note: string
  readonly lines: readonly ReturnLine[]
  readonly exchangeFee: Millimes
  readonly cameBackOn?: TunisDay
  readonly exchangeOrder?: { readonly id: number; readonly number: string }
  /** Oldest first. */
  readonly steps: readonly ReturnStep[]
  readonly photoIds: readonly number[]
}

/** Returns the number of a return for people. */
export function returnNumber(orderNumber: string, ordinal: number): string {
  return `${orderNumber}-R${ordinal}`
}

/** Whether a return can be settled like this: pieces to repair are sent back, others are exchanged or refunded. */
export function maySettle(settlement: ReturnSettlement, dispositions: readonly (ReturnDisposition | undefined)[]) {
  return dispositions.every((disposition) => (disposition === 'to-repair') === (settlement === 'repaired'))
}
