import type { Millimes } from '#domain/money.ts'
import type { CashAccount } from './account.ts'

export const cashEntryKinds = [
  'step',
  'payment',
  'payment-revoked',
  'refund',
  'remittance',
  /** Of a remittance, where it cannot be told from which order. */
  'difference',
  'payout',
  'plan-payment',
  /** Takes back another entry. */
  'reversal',
] as const

export type CashEntryKind = (typeof cashEntryKinds)[number]

/** What an entry moves, by account: the amounts, in millimes, sum to zero. */
export type Postings = Readonly<Partial<Record<CashAccount, Millimes>>>

/** An entry to write. Without a courier it is of the shop itself. */
export interface NewCashEntry {
  readonly kind: CashEntryKind
  readonly orderId?: number | undefined
  readonly stepId?: number | undefined
  readonly paymentId?: number | undefined
  readonly courierId?: number | undefined
  readonly handoverId?: number | undefined
  readonly remittanceId?: number | undefined
  readonly returnId?: number | undefined
  /** Of an entry about what a maker is owed, and of no other. */
  readonly storeId?: number | undefined
  /** The rate of a sale, in hundredths of a percent. */
  readonly commissionBasisPoints?: number | undefined
  readonly payoutId?: number | undefined
  readonly planPaymentId?: number | undefined
  /** The entry that this one takes back. */
  readonly reversesId?: number | undefined
  readonly postings: Postings
}

/** Returns what entries change of an account at a courier, in millimes; without a courier of the shop itself. */
export function changeOf(entries: readonly NewCashEntry[], courierId: number, account: CashAccount): number {
  return entries
    .filter((entry) => (entry.courierId ?? 0) === courierId)
    .reduce((total, { postings }: { postings: Postings }) => total + (postings[account] ?? 0), 0)
}
