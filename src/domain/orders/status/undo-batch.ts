import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import { type UndoRemarks, type UndoStepOutcome, undoOrderStep } from './undo-order-step.ts'

/** An order whose step was not undone, and why. */
export interface StepNotUndone {
  readonly id: number
  readonly number: string
  readonly reason: Exclude<UndoStepOutcome['outcome'], 'undone' | 'already-undone'>
  /** Its status now. */
  readonly status: OrderStatus
}

export interface BatchUndoOutcome {
  /** The orders that are as before, also those whose step somebody had undone already. */
  readonly undone: number
  readonly notUndone: readonly StepNotUndone[]
}

/** Undoes the steps that were taken together. */
export async function undoBatch(
  marketplace: Marketplace,
  batchId: string,
  remarks: UndoRemarks = {},
): Promise<BatchUndoOutcome> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  const steps = await marketplace.db
    .selectFrom('order_steps')
    .select(['id', 'order_id'])
    .where('batch_id', '=', batchId)
    .where('undoes_step_id', 'is', null)
    .orderBy('id', 'desc')
    .execute()
  return undoSteps(marketplace, steps, remarks)
}

/** Undoes steps of several orders, each in its own transaction: one that cannot be undone does not stop the others. */
export async function undoSteps(
  marketplace: Marketplace,
  steps: readonly { readonly id: number; readonly order_id: number }[],
  remarks: UndoRemarks,
): Promise<BatchUndoOutcome> {
  const notUndone: StepNotUndone[] = []
  for (const { id, order_id } of steps) {
    const { outcome } = await undoOrderStep(marketplace, id, remarks)
    if (outcome === 'undone' || outcome === 'already-undone') continue
    notUndone.push({ ...(await readOrder(marketplace, order_id)), reason: outcome })
  }
  return { undone: steps.length - notUndone.length, notUndone }
}

function readOrder({ db }: Marketplace, orderId: number) {
  return db.selectFrom('orders').select(['id', 'number', 'status']).where('id', '=', orderId).executeTakeFirstOrThrow()
}
