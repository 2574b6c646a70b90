import type { Marketplace } from '#domain/marketplace.ts'
import { millimes } from '#domain/money.ts'
import type { CashAccount } from './account.ts'
import { alignToCollect } from './align-to-collect.ts'
import type { NewCashEntry, Postings } from './cash-entry.ts'
import { type CourierAmount, type ParcelCash, readParcelCash } from './parcel-cash.ts'
import { postEntries } from './post-entries.ts'
import { readReversals } from './read-reversals.ts'

/** Returns whether a courier has remitted since what a step had posted: then the step cannot be undone. */
export async function isStepRemitted(marketplace: Marketplace, stepId: number): Promise<boolean> {
  const reversals = await readReversals(marketplace, { column: 'step_id', id: stepId })
  const balances = await marketplace.db
    .selectFrom('order_balances')
    .select(['courier_id', 'collected_millimes', 'withheld_millimes'])
    .where('order_id', 'in', [...new Set([0, ...reversals.map(({ orderId }) => orderId ?? 0)])])
    .execute()
  return balances.some(({ courier_id, collected_millimes, withheld_millimes }) => {
    const change = (account: CashAccount) => changeOf(reversals, courier_id, account)
    return collected_millimes + change('collected') < 0 || withheld_millimes + change('withheld') > 0
  })
}

/**
 * Takes back what a step of an order had posted, in the transaction that undoes it and after the status of the order went
 * back. What was paid meanwhile stays considered. The order is locked, and the step is not remitted.
 */
export async function reverseOrderStep(
  marketplace: Marketplace,
  { stepId, undoStepId }: { readonly stepId: number; readonly undoStepId: number },
): Promise<void> {
  const { order_id: orderId } = await marketplace.db
    .selectFrom('order_steps')
    .select('order_id')
    .where('id', '=', stepId)
    .executeTakeFirstOrThrow()
  const reversals = (await readReversals(marketplace, { column: 'step_id', id: stepId })).map((entry) => ({
    ...entry,
    stepId: undoStepId,
  }))
  const cash = await readParcelCash(marketplace, orderId)
  await postEntries(marketplace, [
    ...reversals,
    ...alignToCollect(afterwards(cash, reversals), { kind: 'step', stepId: undoStepId }),
  ])
}

function changeOf(entries: readonly NewCashEntry[], courierId: number, account: CashAccount): number {
  return entries
    .filter((entry) => (entry.courierId ?? 0) === courierId)
    .reduce((total, { postings }: { postings: Postings }) => total + (postings[account] ?? 0), 0)
}

function afterwards(cash: ParcelCash, reversals: readonly NewCashEntry[]): ParcelCash {
  const couriers = new Set([...cash.toCollect, ...reversals].map(({ courierId }) => courierId ?? 0))
  const known = (courierId: number) => cash.toCollect.find((row) => (row.courierId ?? 0) === courierId)?.amount ?? 0
  const toCollect = [...couriers].map(
    (courierId): CourierAmount => ({
      ...(courierId !== 0 && { courierId }),
      amount: millimes(known(courierId) + changeOf(reversals, courierId, 'to-collect')),
    }),
  )
  return { ...cash, toCollect }
}
