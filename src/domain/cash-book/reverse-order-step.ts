import type { Marketplace } from '#domain/marketplace.ts'
import { millimes } from '#domain/money.ts'
import type { CashAccount } from './account.ts'
import { alignToCollect, negative } from './align-to-collect.ts'
import { changeOf, type NewCashEntry } from './cash-entry.ts'
import { type CourierAmount, type ParcelCash, readParcelCash } from './parcel-cash.ts'
import { postEntries } from './post-entries.ts'
import { readReversals } from './read-reversals.ts'

/**
 * Takes back what a step of an order had posted, in the transaction that undoes it and after the status of the order
 * went back. What was paid meanwhile stays considered, and what the courier has remitted since is owed to it again. The
 * order is locked.
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
    ...(await creditRemitted(marketplace, { orderId, stepId: undoStepId, reversals })),
    ...alignToCollect(afterwards(cash, reversals), { kind: 'step', stepId: undoStepId }),
  ])
}

/**
 * Returns the entries by which couriers that have remitted since get back what they paid, or pay back what they kept:
 * it counts in their next remittance. So a remittance of many orders stays as it is.
 */
async function creditRemitted(
  { db }: Marketplace,
  { orderId, stepId, reversals }: { orderId: number; stepId: number; reversals: readonly NewCashEntry[] },
): Promise<NewCashEntry[]> {
  const balances = await db
    .selectFrom('order_balances')
    .select(['courier_id', 'collected_millimes', 'withheld_millimes', 'missing_millimes'])
    .select('withheld_tax_millimes')
    .where('order_id', '=', orderId)
    .where('courier_id', '<>', 0)
    .execute()
  return balances.flatMap((balance): NewCashEntry[] => {
    const change = (account: CashAccount) => changeOf(reversals, balance.courier_id, account)
    const collected = balance.collected_millimes + change('collected')
    const withheld = balance.withheld_millimes + change('withheld')
    if (collected >= 0 && withheld <= 0) return []
    const owed = collected + withheld + balance.missing_millimes + balance.withheld_tax_millimes
    const postings = {
      collected: millimes(Math.max(owed, 0) - collected),
      withheld: millimes(Math.min(owed, 0) - withheld),
      missing: negative(balance.missing_millimes),
      'withheld-tax': negative(balance.withheld_tax_millimes),
    }
    return [{ kind: 'step', orderId, stepId, courierId: balance.courier_id, postings }]
  })
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
