import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** Returns whether a step of an order was taken back. */
export async function isStepUndone({ actor, db }: Marketplace, stepId: number): Promise<boolean> {
  requireAllowed(mayHandleOrders(actor))
  const undo = await db.selectFrom('order_steps').select('id').where('undoes_step_id', '=', stepId).executeTakeFirst()
  return undo !== undefined
}
