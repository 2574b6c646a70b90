import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { getUndoableStep, type UndoableStep } from './get-undoable-step.ts'

/** Returns the step if it is the last of its order and is undone without a reason now. */
export async function findFreeStep(marketplace: Marketplace, stepId: number): Promise<UndoableStep | undefined> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  const step = await marketplace.db
    .selectFrom('order_steps')
    .select('order_id')
    .where('id', '=', stepId)
    .executeTakeFirst()
  const last = step && (await getUndoableStep(marketplace, step.order_id))
  return last?.id === stepId && last.freeSeconds > 0 ? last : undefined
}
