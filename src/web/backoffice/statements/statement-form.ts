import { z } from 'zod'
import { millimes } from '#domain/money.ts'
import { readsTwoWaysUpTo } from '#domain/parse-price.ts'
import { paymentMeans } from '#domain/payment-means.ts'
import { maxPayoutReason, maxPayoutReference } from '#domain/statements/statement.ts'
import { parseDay } from '#domain/tunis-day.ts'
import { parseAmount } from '#web/backoffice/cash/cash-form.ts'
import { cutLine, known, plainLine, sentIdOrZero, submissionKey } from '#web/forms/form-fields.ts'

/** A payout as it was typed of what is `owed`, in millimes, with what it means where it is complete. */
export const payoutForm = z
  .object({
    key: submissionKey,
    amount: plainLine,
    owed: sentIdOrZero,
    means: known(paymentMeans),
    reference: cutLine(maxPayoutReference),
    paidOn: plainLine,
    seen: sentIdOrZero,
  })
  .transform(({ key, amount, owed, means, reference, paidOn, seen }) => ({
    ...{ key, means, reference, seen },
    ...{ millimes: parseAmount(amount), day: parseDay(paidOn) },
    isAmbiguous: readsTwoWaysUpTo(amount, millimes(owed)),
    typed: { amount, means, reference, paidOn },
  }))

export type TypedPayout = z.output<typeof payoutForm>['typed']

export const payoutRevocationForm = z.object({
  payout: sentIdOrZero,
  reason: cutLine(maxPayoutReason),
})
