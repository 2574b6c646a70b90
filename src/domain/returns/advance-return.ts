import { sql } from 'kysely'
import { hasPrivateOrder, mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { moveStock } from '#domain/catalog/stock/move-stock.ts'
import { NotFound } from '#domain/errors.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import { statusesBefore } from '#domain/steps.ts'
import { type TunisDay, tunisDayOf } from '#domain/tunis-day.ts'
import { maySettle, type ReturnDisposition, type ReturnStatus, returnSettlements } from './order-return.ts'
import { refundDueOn } from './return-deadlines.ts'
import { readDeadlines, readReturnTerms } from './return-facts.ts'
import { returnSteps } from './return-steps.ts'
import { shelfMovements } from './shelf-movements.ts'
import { insertReturnStep, isJustTaken, type LockedReturn, lockReturn } from './take-return-step.ts'

export type ReturnStepOutcome =
  | { readonly outcome: 'taken' }
  /** The return has another status since the person saw it. */
  | { readonly outcome: 'not-possible'; readonly status: ReturnStatus }
  /** The pieces came back on no day between the delivery and today. */
  | { readonly outcome: 'wrong-day' }
  /** Pieces to repair are sent back, and others are not: no settlement would fit both. */
  | { readonly outcome: 'not-fitting' }

interface StepOptions {
  /** Whether the customer is told by email, if the order has an address. */
  readonly notifiesCustomer?: boolean
}

interface StepToTake extends StepOptions {
  readonly to: Exclude<ReturnStatus, 'asked' | 'settled'>
  readonly note?: string
  /** Why it is not taken although the status allows it. */
  readonly refuse?: (marketplace: Marketplace, returned: LockedReturn) => Promise<ReturnStepOutcome | undefined>
  /** Whether the step that was taken says the same: a button tapped twice. Absent: any says the same. */
  readonly isSame?: (marketplace: Marketplace) => Promise<boolean>
  /** What changes with it, in its transaction and before it. */
  readonly change?: (marketplace: Marketplace, returned: LockedReturn) => Promise<void>
}

/** Tells the customer to send the pieces. `exchangeFee` is what the delivery of an exchange will cost, in millimes. */
export async function agreeToReturn(
  marketplace: Marketplace,
  returnId: number,
  { exchangeFee, note = '', ...options }: StepOptions & { readonly exchangeFee: Millimes; readonly note?: string },
): Promise<ReturnStepOutcome> {
  return takeStep(marketplace, returnId, {
    ...{ ...options, to: 'agreed', note },
    async change({ db }) {
      await db
        .updateTable('order_returns')
        .set({ exchange_fee_millimes: exchangeFee })
        .where('id', '=', returnId)
        .execute()
    },
  })
}

/** Refuses a return, or ends one whose parcel never came. The reason is told to the customer. */
export async function refuseReturn(
  marketplace: Marketplace,
  returnId: number,
  { reason, ...options }: StepOptions & { readonly reason: string },
): Promise<ReturnStepOutcome | { readonly outcome: 'no-reason' }> {
  if (reason === '') return { outcome: 'no-reason' }
  return takeStep(marketplace, returnId, { ...options, to: 'refused', note: reason })
}

export async function markReturnSent(marketplace: Marketplace, returnId: number): Promise<ReturnStepOutcome> {
  return takeStep(marketplace, returnId, { to: 'on-its-way' })
}

/** The same for the customer of the private link, who has just given the parcel to a courier. Throws NotFound. */
export async function markOwnReturnSent(marketplace: Marketplace, returnId: number): Promise<ReturnStepOutcome> {
  requireAllowed(hasPrivateOrder(marketplace.actor))
  const { orderId } = marketplace.actor
  return inTransaction(marketplace, async (marketplace) => {
    const returned = await lockReturn(marketplace, returnId)
    if (returned.orderId !== orderId) throw new NotFound('return', returnId)
    if (returned.status === 'on-its-way') return { outcome: 'taken' }
    if (returned.status !== 'agreed') return { outcome: 'not-possible', status: returned.status }
    await insertReturnStep(marketplace, { returnId, from: 'agreed', to: 'on-its-way' })
    return { outcome: 'taken' }
  })
}

export interface Inspection extends StepOptions {
  readonly cameBackOn: TunisDay
  /** By the position of the line. */
  readonly dispositions: ReadonlyMap<number, ReturnDisposition>
  readonly note?: string
}

/**
 * Notes that the pieces are back and where each goes: those for the shelf are in stock again. Every line needs a
 * disposition; pieces to repair need a return of their own.
 */
export async function inspectReturn(
  marketplace: Marketplace,
  returnId: number,
  { cameBackOn, dispositions, note = '', ...options }: Inspection,
): Promise<ReturnStepOutcome> {
  return takeStep(marketplace, returnId, {
    ...{ ...options, to: 'inspected', note },
    async refuse(marketplace, { orderId }) {
      const places = [...dispositions.values()]
      if (!returnSettlements.some((settlement) => maySettle(settlement, places))) return { outcome: 'not-fitting' }
      const receivedOn = (await readDeadlines(marketplace, orderId))?.receivedOn ?? cameBackOn
      const isPossible = cameBackOn >= receivedOn && cameBackOn <= tunisDayOf(marketplace.clock.now())
      return isPossible ? undefined : { outcome: 'wrong-day' }
    },
    isSame: (marketplace) => isSameInspection(marketplace, returnId, { cameBackOn, dispositions }),
    async change(marketplace, { wish }) {
      await setDispositions(marketplace, returnId, dispositions)
      const due = wish === 'refund' ? refundDueOn(cameBackOn, await readReturnTerms(marketplace)) : null
      await marketplace.db
        .updateTable('order_returns')
        .set({ came_back_on: cameBackOn, refund_due_on: due })
        .where('id', '=', returnId)
        .execute()
      await moveStock(marketplace, await shelfMovements(marketplace, returnId, 'back'))
    },
  })
}

async function isSameInspection(
  { db }: Marketplace,
  returnId: number,
  { cameBackOn, dispositions }: Pick<Inspection, 'cameBackOn' | 'dispositions'>,
): Promise<boolean> {
  const lines = await db
    .selectFrom('order_return_lines as line')
    .innerJoin('order_returns as return', 'return.id', 'line.return_id')
    .select(['position', 'disposition', sql<TunisDay | null>`came_back_on::text`.as('cameBackOn')])
    .where('return_id', '=', returnId)
    .execute()
  return lines.every((line) => line.cameBackOn === cameBackOn && line.disposition === dispositions.get(line.position))
}

async function setDispositions(
  { db }: Marketplace,
  returnId: number,
  dispositions: ReadonlyMap<number, ReturnDisposition>,
): Promise<void> {
  const lines = await db.selectFrom('order_return_lines').select('position').where('return_id', '=', returnId).execute()
  for (const { position } of lines) {
    const disposition = dispositions.get(position)
    if (!disposition) throw new Error(`Line ${position} of return ${returnId} was not inspected`)
    await db
      .updateTable('order_return_lines')
      .set({ disposition })
      .where('return_id', '=', returnId)
      .where('position', '=', position)
      .execute()
  }
}

async function takeStep(
  marketplace: Marketplace,
  returnId: number,
  { to, note = '', refuse, isSame, change, notifiesCustomer = false }: StepToTake,
): Promise<ReturnStepOutcome> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const returned = await lockReturn(marketplace, returnId)
    const { status, orderId } = returned
    if (!statusesBefore(returnSteps, to).includes(status)) {
      const isRepeated = (await isJustTaken(marketplace, returnId, to)) && ((await isSame?.(marketplace)) ?? true)
      return isRepeated ? { outcome: 'taken' } : { outcome: 'not-possible', status }
    }
    const refusal = await refuse?.(marketplace, returned)
    if (refusal) return refusal
    await change?.(marketplace, returned)
    const returnStepId = await insertReturnStep(marketplace, { returnId, from: status, to, note })
    const after = { ...(note !== '' && { note }) }
    await recordAudit(marketplace, { entity: 'return', id: returnId, action: to, after })
    if (notifiesCustomer) {
      await recordEvent(marketplace, { type: 'return.customer-notified', orderId, returnId, returnStepId })
    }
    return { outcome: 'taken' }
  })
}
