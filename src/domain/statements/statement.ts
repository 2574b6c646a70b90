import type { CashAccount } from '#domain/cash-book/account.ts'
import type { CurrentTerms } from '#domain/commission/commission-terms.ts'
import { type Millimes, millimes } from '#domain/money.ts'
import type { PaymentMeans } from '#domain/payment-means.ts'
import type { TunisDay } from '#domain/tunis-day.ts'

/** Millimes, each as it is called: what was returned, left to the shop and paid is above zero. */
export interface StatementFigures {
  readonly sold: Millimes
  readonly returned: Millimes
  readonly commission: Millimes
  readonly fees: Millimes
  readonly paid: Millimes
  /** `sold` less all others: below zero where the maker owes the shop. */
  readonly owed: Millimes
}

/** Days in Tunis, both included. */
export interface StatementPeriod {
  readonly from: TunisDay
  readonly until: TunisDay
}

/** What a store sold and is owed in a period: nothing that happens later changes it. */
export interface PeriodFigures {
  /** The name of the store when the period ended, or now. */
  readonly name: string
  /** What was owed before the period. */
  readonly before: Millimes
  readonly inPeriod: StatementFigures
  /** What is owed at the end of the period. */
  readonly after: Millimes
}

/** What a store sold and is owed in a period, with what was paid to its maker and is agreed now. */
export interface Statement extends PeriodFigures {
  readonly store: { readonly id: number; readonly name: string; readonly isRetired: boolean }
  readonly terms: CurrentTerms
  /** The commission of sales from now on, in hundredths of a percent. */
  readonly commission: number
  /** What is owed now. */
  readonly owedNow: Millimes
  /** Those recorded or revoked in the period, the oldest first. */
  readonly payouts: readonly Payout[]
  /** The last payout of the store, whenever it was; 0 for none. */
  readonly lastPayoutId: number
}

export interface Payout {
  readonly id: number
  readonly amount: Millimes
  readonly means: PaymentMeans
  readonly reference: string
  readonly paidOn: TunisDay
  readonly by: string
  readonly at: Date
  readonly revoked?: { readonly reason: string; readonly by: string; readonly at: Date }
}

/** Figures that open their pieces, with the accounts whose entries they are the sum of. `kept`: not returned. */
export const openedFigures = {
  sold: ['goods'],
  returned: ['goods-returned'],
  kept: ['goods', 'goods-returned'],
  commission: ['commission'],
  fees: ['maker-fees'],
  paid: ['paid-to-makers'],
  owed: ['owed-to-makers'],
} as const satisfies Record<keyof StatementFigures | 'kept', readonly CashAccount[]>

export type OpenedFigure = keyof typeof openedFigures

export function figureOf(figures: StatementFigures, figure: OpenedFigure): Millimes {
  return figure === 'kept' ? millimes(figures.sold - figures.returned) : figures[figure]
}

export const balanceSorts = ['owed', 'sold', 'name', 'paid'] as const

/** `owed` and `sold`: most first; `paid`: longest ago first. */
export type BalanceSort = (typeof balanceSorts)[number]

export interface StoreBalance {
  readonly id: number
  readonly name: string
  readonly isRetired: boolean
  /** What the shop owes to its maker, in millimes: below zero where the maker owes the shop. */
  readonly owed: Millimes
  /** Since the statements began, in millimes, less what was returned. */
  readonly sold: Millimes
  readonly lastPaidOn?: TunisDay
}

/** Characters. Migration 0130 has checks with the same numbers. */
export const maxPayoutReference = 120
export const maxPayoutReason = 200
