import type { Payout, StatementPeriod } from '#domain/statements/statement.ts'
import { endOfDay, startOfDay } from '#domain/tunis-day.ts'

/**
 * Returns the payouts that the paper of a period says: those recorded in it, and those revoked in it, which alone say
 * so. What is revoked later stands on the paper of that time, so a paper stays as it was handed over. What was recorded
 * and revoked in the same period is on none.
 */
export function payoutsOnPaper(payouts: readonly Payout[], period: StatementPeriod): readonly Payout[] {
  const isIn = (moment: Date) => moment >= startOfDay(period.from) && moment < endOfDay(period.until)
  return payouts.flatMap((payout) => {
    const { revoked, ...recorded } = payout
    const isRevokedIn = revoked !== undefined && isIn(revoked.at)
    if (isIn(payout.at)) return isRevokedIn ? [] : [recorded]
    return isRevokedIn ? [payout] : []
  })
}
