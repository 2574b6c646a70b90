import type { Marketplace } from '#domain/marketplace.ts'
import type { OrderStatus } from '#domain/order-status.ts'

/** A step that the customer sees. */
export interface VisibleStep {
  readonly status: OrderStatus
  readonly at: Date
  /** When the shop took it back, after the customer could have seen it. */
  readonly undoneAt?: Date
}

/** An order as its customer sees it. */
export interface VisibleSteps {
  readonly status: OrderStatus
  /** The status in which it was placed. */
  readonly placedAs: OrderStatus
  /** Since it was placed, oldest first. */
  readonly steps: readonly VisibleStep[]
}

/**
 * Returns the status and the steps that a customer may be told: a step of staff stays hidden until the window of
 * undoing it is over, and for good if it was undone before (decision 69). Everything that reaches customers goes by
 * this status: pages, ready texts, and what couriers pass on.
 */
export async function readVisibleSteps({ db, clock }: Marketplace, orderId: number): Promise<VisibleSteps> {
  const rows = await db
    .selectFrom('orders')
    .leftJoin('order_steps as step', (join) =>
      join.onRef('step.order_id', '=', 'orders.id').on('step.undoes_step_id', 'is', null),
    )
    .leftJoin('order_steps as undo', 'undo.undoes_step_id', 'step.id')
    .select(['orders.status', 'step.from_status', 'step.to_status', 'step.made_at', 'step.visible_at'])
    .select('undo.made_at as undone_at')
    .where('orders.id', '=', orderId)
    .orderBy('step.id')
    .execute()
  const [first] = rows
  if (!first) throw new Error(`There is no order ${orderId}`)
  const placedAs = first.from_status ?? first.status
  const now = clock.now()
  const steps = rows.flatMap(({ to_status, made_at, visible_at, undone_at }) =>
    to_status !== null && made_at !== null && isVisible({ visible_at, undone_at }, now)
      ? [{ status: to_status, at: made_at, ...(undone_at !== null && { undoneAt: undone_at }) }]
      : [],
  )
  const last = steps.findLast(({ undoneAt }) => undoneAt === undefined)
  return { status: last?.status ?? placedAs, placedAs, steps }
}

/** Returns the status that the customer may be told: see `readVisibleSteps`. */
export async function readVisibleStatus(marketplace: Marketplace, orderId: number): Promise<OrderStatus> {
  return (await readVisibleSteps(marketplace, orderId)).status
}

function isVisible(step: { readonly visible_at: Date | null; readonly undone_at: Date | null }, now: Date): boolean {
  if (step.visible_at === null) return true
  return step.visible_at <= now && (step.undone_at === null || step.undone_at >= step.visible_at)
}
