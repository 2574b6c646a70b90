import { actorColumns } from '#domain/access/actor-columns.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { OrderStatus } from '#domain/order-status.ts'

export interface NewStep {
  readonly orderId: number
  readonly from: OrderStatus
  readonly to: OrderStatus
  readonly note: string
  readonly visibleAt?: Date
  readonly batchId?: string | undefined
  readonly undoesStepId?: number
}

/** Inserts a step by the actor, from which triggers derive the status of the order. Returns its id. */
export async function insertStep({ actor, db, clock }: Marketplace, step: NewStep): Promise<number> {
  const { id } = await db
    .insertInto('order_steps')
    .values({
      ...{ order_id: step.orderId, from_status: step.from, to_status: step.to, note: step.note },
      ...actorColumns(actor),
      made_at: clock.now(),
      ...{ visible_at: step.visibleAt, batch_id: step.batchId, undoes_step_id: step.undoesStepId },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
