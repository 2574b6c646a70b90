import type { CashAccount } from '#domain/cash-book/account.ts'
import { type Millimes, millimes } from '#domain/money.ts'

/**
 * What customers were asked for, paid back, fees to withhold and what plans brought stand on the other side of the
 * book: screens show them as they are called.
 */
const otherSide: readonly CashAccount[] = [
  ...(['withheld', 'refunded', 'sales'] as const),
  ...(['goods-returned', 'commission', 'maker-fees', 'owed-to-makers', 'paid-to-makers'] as const),
  'plans',
]

export function shownAmount(account: CashAccount, amount: Millimes): Millimes {
  return otherSide.includes(account) ? millimes(0 - amount) : amount
}
