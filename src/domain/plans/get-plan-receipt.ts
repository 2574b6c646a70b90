import { mayDecidePlanRequests } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { NotFound } from '#domain/errors.ts'
import type { Locale } from '#domain/locale.ts'
import { localizedText } from '#domain/localized-text.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import type { PlanName } from '#domain/plan.ts'
import type { PlanPaymentMeans } from '#domain/plan-payment-means.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import { dayOf } from './day-of.ts'

/** What a receipt for a plan says. */
export interface PlanReceipt {
  readonly number: number
  readonly planRequestId: number
  readonly store: string
  /** Of the maker. */
  readonly name: string
  readonly locale: Locale
  readonly plan: PlanName
  readonly firstDay: TunisDay
  readonly lastDay: TunisDay
  readonly amount: Millimes
  readonly means: PlanPaymentMeans
  readonly reference: string
  readonly paidOn: TunisDay
  readonly isRevoked: boolean
}

/** Returns the receipt with a number. Throws NotFound. */
export async function getPlanReceipt({ actor, db }: Marketplace, number: number): Promise<PlanReceipt> {
  requireAllowed(mayDecidePlanRequests(actor))
  const { revoked_at: revokedAt, ...receipt } = await db
    .selectFrom('plan_payments as payment')
    .innerJoin('plan_dues as due', 'due.id', 'payment.due_id')
    .innerJoin('plan_requests as request', 'request.id', 'due.plan_request_id')
    .innerJoin('stores', 'stores.id', 'payment.store_id')
    .select(['payment.receipt_number as number', 'due.plan_request_id as planRequestId'])
    .select(localizedText('stores.name').as('store'))
    .select(['request.name', 'request.locale', 'due.plan', 'payment.amount_millimes as amount'])
    .select([dayOf('due.first_day').as('firstDay'), dayOf('due.last_day').as('lastDay')])
    .select(['payment.means', 'payment.reference', dayOf('payment.paid_on').as('paidOn')])
    .select('payment.revoked_at')
    .where('payment.receipt_number', '=', number)
    .executeTakeFirstOrThrow(() => new NotFound('plan payment', number))
  return { ...receipt, isRevoked: revokedAt !== null }
}
