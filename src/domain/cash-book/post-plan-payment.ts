import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import { negative } from './align-to-collect.ts'
import { postEntries } from './post-entries.ts'
import { readReversals } from './read-reversals.ts'

interface PlanPayment {
  readonly id: number
  readonly amount: Millimes
  /** The store whose maker is owed less by it; undefined where the money came in. */
  readonly setOffAgainst: number | undefined
}

/** Posts what a maker paid for a plan. Set off, it is as if she had been paid and had paid with it. */
export async function postPlanPayment(marketplace: Marketplace, payment: PlanPayment): Promise<void> {
  const { id, amount, setOffAgainst } = payment
  const about = { kind: 'plan-payment', planPaymentId: id } as const
  const paidOut = { 'owed-to-makers': amount, 'paid-to-makers': negative(amount) }
  await postEntries(marketplace, [
    { ...about, postings: { 'plan-payments': amount, plans: negative(amount) } },
    ...(setOffAgainst === undefined ? [] : [{ ...about, storeId: setOffAgainst, postings: paidOut }]),
  ])
}

/** Takes back what a payment of a plan had posted, in the transaction that revokes it. */
export async function reversePlanPayment(marketplace: Marketplace, planPaymentId: number): Promise<void> {
  const reversals = await readReversals(marketplace, { column: 'plan_payment_id', id: planPaymentId })
  await postEntries(
    marketplace,
    reversals.map((entry) => ({ ...entry, planPaymentId })),
  )
}
