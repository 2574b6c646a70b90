import { mayViewStatements } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, sum } from '#domain/money.ts'

/** What a store has to pay for its plans. */
export interface OpenDues {
  readonly amount: Millimes
  /** The plan request of the oldest; undefined where nothing is due. */
  readonly planRequestId: number | undefined
}

/** Returns what a store has to pay for its plans, for the office. */
export async function getOpenDues(marketplace: Marketplace, storeId: number): Promise<OpenDues> {
  requireAllowed(mayViewStatements(marketplace.actor))
  return readOpenDues(marketplace, storeId)
}

/** The same, for an operation that has asked its policy. */
export async function readOpenDues({ db }: Marketplace, storeId: number): Promise<OpenDues> {
  const rows = await db
    .selectFrom('plan_dues')
    .innerJoin('plan_requests', 'plan_requests.id', 'plan_request_id')
    .select(['plan_request_id', 'amount_millimes'])
    .where('plan_requests.store_id', '=', storeId)
    .where('state', '=', 'open')
    .orderBy('plan_dues.id')
    .execute()
  return { amount: sum(rows.map(({ amount_millimes }) => amount_millimes)), planRequestId: rows[0]?.plan_request_id }
}
