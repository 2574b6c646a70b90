import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/**
 * Locks what is due until the transaction ends, with its plan request, which is locked first wherever both are. Throws
 * NotFound.
 */
export async function lockPlanDue({ db }: Marketplace, id: number) {
  const { plan_request_id: requestId } = await db
    .selectFrom('plan_dues')
    .select('plan_request_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new NotFound('plan due', id))
  const { store_id: storeId } = await db
    .selectFrom('plan_requests')
    .select('store_id')
    .where('id', '=', requestId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const due = await db
    .selectFrom('plan_dues')
    .select(['plan', 'amount_millimes as amount', 'state'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { ...due, requestId, storeId }
}
