import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { reverseOrderStep } from '#domain/cash-book/reverse-order-step.ts'
import { NotFound } from '#domain/errors.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { isUndoneExchange } from '#domain/is-exchange.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import type { ShortLine } from '#domain/orders/lines/quote-lines.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import { findStep } from '#domain/steps.ts'
import { insertStep } from './insert-step.ts'
import { isStepUndone } from './is-step-undone.ts'
import { orderSteps } from './order-steps.ts'
import { readLastStep } from './read-last-step.ts'
import { returnStock } from './return-stock.ts'
import { lockEmailsOfStep, withdrawEmailsOfStep } from './step-emails.ts'
import { takeStock } from './take-stock.ts'
import { freeUndoUntil } from './undo-window.ts'

export interface UndoRemarks {
  /** Why; required once the customer may have seen the step. */
  readonly reason?: string
  /** Whether a customer who was told of the step by email is sent a correction. */
  readonly correctsByEmail?: boolean
}

export type UndoStepOutcome =
  | {
      readonly outcome: 'undone'
      readonly orderId: number
      /** The status of the order now. */
      readonly status: OrderStatus
      /** Whether the customer was told of the step by email. */
      readonly wasTold: boolean
    }
  /** Somebody has undone it already. */
  | { readonly outcome: 'already-undone'; readonly status: OrderStatus }
  /** The order has gone on since: only the last step can be undone. */
  | { readonly outcome: 'changed-since'; readonly status: OrderStatus }
  /** The window is over, or the step was not taken by staff: the customer may know of it. */
  | { readonly outcome: 'reason-needed'; readonly wasTold: boolean }
  /** The order would take its pieces again, but these lines exceed the stock. */
  | { readonly outcome: 'out-of-stock'; readonly lines: readonly ShortLine[] }
  /** It was canceled because it was joined into another order, which has its pieces. */
  | { readonly outcome: 'joined' }
  /** It replaced returned pieces, and that exchange was undone: its return is settled in another way. */
  | { readonly outcome: 'exchange-undone' }
  /** Pieces of the delivered order are in a return: that is undone or refused first. */
  | { readonly outcome: 'returning' }
  /** The customer's data was erased: nobody could deliver the order any more. */
  | { readonly outcome: 'erased' }

/**
 * Undoes the last step of an order that is not undone: a step of its own leads back, and pieces move back. Its emails
 * that wait are withdrawn. Throws NotFound for an unknown step.
 */
export async function undoOrderStep(
  marketplace: Marketplace,
  stepId: number,
  { reason = '', correctsByEmail = false }: UndoRemarks = {},
): Promise<UndoStepOutcome> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const step = await readStep(marketplace, stepId)
    const { order_id: orderId, from_status: to, to_status: from } = step
    const status = await lockOrder(marketplace, orderId)
    const last = await readLastStep(marketplace, orderId)
    if (await isStepUndone(marketplace, stepId)) return { outcome: 'already-undone', status }
    if (last?.id !== stepId) return { outcome: 'changed-since', status }
    if (await isErased(marketplace, orderId)) return { outcome: 'erased' }
    const { isJoined, isExchangeUndone } = await readWhetherGone(marketplace, orderId)
    if (isJoined) return { outcome: 'joined' }
    if (isExchangeUndone) return { outcome: 'exchange-undone' }
    if (from === 'delivered' && (await hasReturn(marketplace, orderId))) return { outcome: 'returning' }
    const { wasTold } = await lockEmailsOfStep(marketplace, { stepId })
    if (reason === '' && (wasTold || isWindowOver(marketplace, step.visible_at))) {
      return { outcome: 'reason-needed', wasTold }
    }
    const short = await moveStockBack(marketplace, orderId, { from: to, to: from })
    if (short.length > 0) return { outcome: 'out-of-stock', lines: short }

    await withdrawEmailsOfStep(marketplace, { stepId })
    const undoId = await insertStep(marketplace, { orderId, from, to, note: reason, undoesStepId: stepId })
    await reverseOrderStep(marketplace, { stepId, undoStepId: undoId })
    await recordAudit(marketplace, {
      ...{ entity: 'order', id: orderId, action: 'step undone' },
      ...{ before: { status: from }, after: { status: to, ...(reason !== '' && { note: reason }) } },
    })
    if (wasTold && correctsByEmail) {
      await recordEvent(marketplace, {
        type: 'order.customer-corrected',
        orderId,
        stepId: undoId,
        wrong: from,
        status: to,
      })
    }
    return { outcome: 'undone', orderId, status: to, wasTold }
  })
}

async function readStep({ db }: Marketplace, stepId: number) {
  const step = await db
    .selectFrom('order_steps')
    .select(['order_id', 'from_status', 'to_status', 'visible_at'])
    .where('id', '=', stepId)
    .where('undoes_step_id', 'is', null)
    .executeTakeFirst()
  if (!step) throw new NotFound('order step', stepId)
  return step
}

async function isErased({ db }: Marketplace, orderId: number): Promise<boolean> {
  const row = await db
    .selectFrom('erased_rows')
    .select('row_id')
    .where('table_name', '=', 'orders')
    .where('row_id', '=', orderId)
    .executeTakeFirst()
  return row !== undefined
}

async function readWhetherGone({ db }: Marketplace, orderId: number) {
  const order = await db
    .selectFrom('orders')
    .select(['joined_into_id', isUndoneExchange.as('isExchangeUndone')])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return { isJoined: order.joined_into_id !== null, isExchangeUndone: order.isExchangeUndone }
}

/** A trigger refuses it too. */
async function hasReturn({ db }: Marketplace, orderId: number): Promise<boolean> {
  const found = db
    .selectFrom('order_returns')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '<>', 'refused')
  return (await found.executeTakeFirst()) !== undefined
}

function isWindowOver({ clock }: Marketplace, visibleAt: Date | null): boolean {
  const until = freeUndoUntil(visibleAt)
  return until === undefined || until < clock.now()
}

/** Moves the pieces back that the step moved. Returns the lines that exceed the stock; then nothing moves. */
async function moveStockBack(
  marketplace: Marketplace,
  orderId: number,
  step: { readonly from: OrderStatus; readonly to: OrderStatus },
): Promise<readonly ShortLine[]> {
  const stock = findStep(orderSteps, step.from, step.to)?.stock
  if (stock === 'is taken') await returnStock(marketplace, orderId, 'undo')
  return stock === 'comes back' ? takeStock(marketplace, orderId, 'undo') : []
}
