import { sql } from 'kysely'
import { hasPrivateOrder, mayHandlePersonalData } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { requireFreshIdentity } from '#domain/access/require-fresh-identity.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { eraseRows } from './erase-rows.ts'
import type { ErasureReason } from './erasure-reason.ts'
import { findPersonalRows, type PersonalRows } from './find-rows.ts'
import { isOrderOver } from './is-order-over.ts'
import type { CalledPerson, PersonKey } from './person-key.ts'

export type ErasureOutcome =
  /** `rows` are how many were anonymized; 0 when nothing is held, and then there is no receipt. */
  | { readonly outcome: 'erased'; readonly rows: number; readonly erasureId?: string }
  /** Something still goes on that needs the data. */
  | ({ readonly outcome: 'unsettled' } & Unsettled)

export interface NotCalledBack {
  readonly outcome: 'not-called-back'
}

interface Unsettled {
  /** The numbers of the orders that are not over (`settledStatuses`), or of which pieces are coming back. */
  readonly orders: readonly string[]
  /** The ids of the plan requests that wait for an answer, and of the plans that run. */
  readonly planRequests: readonly number[]
}

/** Erases what the shop holds under a phone number or of an order, once the shop has called back. */
export async function erasePerson(
  marketplace: Marketplace,
  { key, isCalledBack }: CalledPerson,
): Promise<ErasureOutcome | NotCalledBack> {
  requireAllowed(mayHandlePersonalData(marketplace.actor))
  requireFreshIdentity(marketplace)
  if (!isCalledBack) return { outcome: 'not-called-back' }
  return inTransaction(marketplace, async (marketplace) => {
    const result = await eraseByKey(marketplace, key, 'called')
    if (result.outcome === 'erased' && result.erasureId !== undefined) {
      const after = { rows: result.rows, reason: 'called' }
      await recordAudit(marketplace, { entity: 'personal data', id: result.erasureId, action: 'erased', after })
    }
    return result
  })
}

/** Erases what is held of the order of the private link, which its customer asks for. */
export async function eraseOwnOrder(marketplace: Marketplace): Promise<ErasureOutcome> {
  requireAllowed(hasPrivateOrder(marketplace.actor))
  const { orderId } = marketplace.actor
  return inTransaction(marketplace, (marketplace) => eraseByKey(marketplace, { by: 'order', orderId }, 'order-link'))
}

/**
 * Locks the orders and plan requests of the person, so that none is opened again before it is erased. The rows are
 * found again under the locks: whoever held one before may have added a note.
 */
export async function eraseByKey(
  marketplace: Marketplace,
  key: PersonKey,
  reason: ErasureReason,
): Promise<ErasureOutcome> {
  await lockAndListUnsettled(marketplace, await findPersonalRows(marketplace, key))
  const rows = await findPersonalRows(marketplace, key)
  const unsettled = await lockAndListUnsettled(marketplace, rows)
  if (unsettled.orders.length + unsettled.planRequests.length > 0) return { outcome: 'unsettled', ...unsettled }
  const count = [...rows.values()].reduce((sum, ids) => sum + ids.length, 0)
  if (count === 0) return { outcome: 'erased', rows: 0 }
  return { outcome: 'erased', rows: count, erasureId: await eraseRows(marketplace, rows, { reason }) }
}

async function lockAndListUnsettled({ db }: Marketplace, found: PersonalRows): Promise<Unsettled> {
  const orders = await sql<{ number: string; is_settled: boolean }>`
    select number, ${isOrderOver} as is_settled from orders
    where id = any(${found.get('orders') ?? []}::bigint[]) order by id for update`.execute(db)
  const plans = await sql<{ id: number; is_settled: boolean }>`
    select id, status in ('refused', 'expired') as is_settled from plan_requests
    where id = any(${found.get('plan_requests') ?? []}::bigint[]) order by id for update`.execute(db)
  return {
    orders: orders.rows.filter((order) => !order.is_settled).map(({ number }) => number),
    planRequests: plans.rows.filter((plan) => !plan.is_settled).map(({ id }) => id),
  }
}
