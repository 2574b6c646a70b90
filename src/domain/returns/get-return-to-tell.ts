import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { NotFound } from '#domain/errors.ts'
import { inSnapshot } from '#domain/in-snapshot.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes } from '#domain/money.ts'
import { readOrderLines } from '#domain/orders/lines/order-lines.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { getReturn } from './get-return.ts'
import type { OrderReturn, ReturnStatus } from './order-return.ts'
import type { ReturnDeadlines } from './return-deadlines.ts'
import { readDeadlines } from './return-facts.ts'
import type { ReturnRules } from './return-rules.ts'
import { returnRulesSetting } from './return-rules-setting.ts'

/** A return as the emails to its customer say it: its lines are named as bought. */
export interface ReturnToTell extends OrderReturn {
  readonly rules: ReturnRules
  readonly deadlines?: ReturnDeadlines
}

/** Returns a return for an email to its customer, all of one moment. Throws NotFound. */
export async function getReturnToTell(marketplace: Marketplace, returnId: number): Promise<ReturnToTell> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inSnapshot(marketplace, (marketplace) => readReturnToTell(marketplace, returnId))
}

async function readReturnToTell(marketplace: Marketplace, returnId: number): Promise<ReturnToTell> {
  const returned = await getReturn(marketplace, returnId)
  const bought = await readOrderLines(marketplace, returned.orderId)
  const { value: rules } = await getSetting(marketplace, returnRulesSetting)
  const deadlines = await readDeadlines(marketplace, returned.orderId)
  const lines = returned.lines.map((line) => {
    const { name, sizeName, colorName } = bought[line.position] ?? line
    return { ...line, name, sizeName, ...(colorName !== undefined && { colorName }) }
  })
  return { ...returned, lines, rules, ...(deadlines && { deadlines }) }
}

/** What an email about a step says: the status it led to, or the one that came back when it was undone. */
export interface ReturnStepToTell {
  readonly status: ReturnStatus
  readonly isUndo: boolean
  /** Whether it was undone since: then it is not told. */
  readonly isUndone: boolean
  readonly note: string
  /** What was refunded with it, in millimes. */
  readonly refund: Millimes
}

/** Throws NotFound. */
export async function getReturnStep({ actor, db }: Marketplace, stepId: number): Promise<ReturnStepToTell> {
  requireAllowed(mayHandleOrders(actor))
  const step = await db
    .selectFrom('order_return_steps as step')
    .leftJoin('order_return_steps as undo', 'undo.undoes_step_id', 'step.id')
    .leftJoin('order_payments as payment', 'payment.id', 'step.payment_id')
    .select('payment.amount_millimes')
    .select(['step.to_status', 'step.note', 'step.undoes_step_id', 'undo.id as undo_id'])
    .where('step.id', '=', stepId)
    .executeTakeFirst()
  if (!step) throw new NotFound('return step', stepId)
  return {
    ...{ status: step.to_status, note: step.note, refund: step.amount_millimes ?? millimes(0) },
    ...{ isUndo: step.undoes_step_id !== null, isUndone: step.undo_id !== null },
  }
}
