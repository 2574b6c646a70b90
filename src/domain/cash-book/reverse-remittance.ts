import type { Marketplace } from '#domain/marketplace.ts'
import { millimes } from '#domain/money.ts'
import { changeOf, type NewCashEntry } from './cash-entry.ts'
import { postEntries } from './post-entries.ts'
import { readReversals } from './read-reversals.ts'

/** Takes back what a remittance had posted, in the transaction that revokes it. */
export async function reverseRemittance(marketplace: Marketplace, remittanceId: number): Promise<void> {
  const reversals = await readReversals(marketplace, { column: 'remittance_id', id: remittanceId })
  await postEntries(marketplace, [
    ...reversals.map((entry) => ({ ...entry, remittanceId })),
    ...(await returnTaxTwiceTaken(marketplace, reversals)),
  ])
}

/**
 * Returns the entries for orders whose delivery was undone after the remittance: the tax went back to the courier then
 * and goes back again now, so it owes that much less.
 */
async function returnTaxTwiceTaken({ db }: Marketplace, reversals: readonly NewCashEntry[]): Promise<NewCashEntry[]> {
  const orderIds = reversals.flatMap(({ orderId }) => orderId ?? [])
  if (orderIds.length === 0) return []
  const balances = await db
    .selectFrom('order_balances')
    .select(['order_id', 'courier_id', 'withheld_tax_millimes'])
    .where('order_id', 'in', orderIds)
    .where('courier_id', '<>', 0)
    .execute()
  return balances.flatMap(({ order_id: orderId, courier_id: courierId, withheld_tax_millimes: known }) => {
    const ofOrder = reversals.filter((entry) => entry.orderId === orderId)
    const taken = millimes(Math.max(0 - known - changeOf(ofOrder, courierId, 'withheld-tax'), 0))
    return { kind: 'step', orderId, courierId, postings: { 'withheld-tax': taken, withheld: millimes(0 - taken) } }
  })
}
