import { sql } from 'kysely'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { isUndoneExchange } from '#domain/is-exchange.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import { readLastStep } from './read-last-step.ts'
import { freeUndoUntil } from './undo-window.ts'

/** The last step of an order, which can be undone. */
export interface UndoableStep {
  readonly id: number
  readonly to: OrderStatus
  /** The seconds left to undo it without a reason; 0 once a reason is asked. */
  readonly freeSeconds: number
  /** Whether the customer was told of it by email, so that a correction is due. */
  readonly wasTold: boolean
}

/** Returns the step of an order that `undoOrderStep` undoes; undefined when there is none, or the order is gone. */
export async function getUndoableStep(marketplace: Marketplace, orderId: number): Promise<UndoableStep | undefined> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  const last = await readLastStep(marketplace, orderId)
  if (!last) return undefined
  const { id, to_status: to, visible_at } = last
  const until = freeUndoUntil(visible_at)?.getTime() ?? 0
  const { wasTold, isGone } = await readFacts(marketplace, orderId, id)
  const freeSeconds = wasTold ? 0 : Math.max(0, (until - marketplace.clock.now().getTime()) / 1000)
  return isGone ? undefined : { id, to, freeSeconds, wasTold }
}

async function readFacts({ db }: Marketplace, orderId: number, stepId: number) {
  const { rows } = await sql<{ wasTold: boolean; isGone: boolean }>`
    select
      exists (select from emails where kind = 'order-progress' and about->>'stepId' = ${String(stepId)}
        and (status = 'sent' or attempts > 0 or body is not null)) as "wasTold",
      joined_into_id is not null or ${isUndoneExchange} or exists (
        select from erased_rows where table_name = 'orders' and row_id = orders.id) as "isGone"
    from orders where id = ${orderId}`.execute(db)
  return rows[0] ?? { wasTold: false, isGone: true }
}
