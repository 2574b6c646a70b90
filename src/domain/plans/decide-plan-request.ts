import { mayDecidePlanRequests } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { NotFound } from '#domain/errors.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { endOfDay, lastDayBefore, type TunisDay } from '#domain/tunis-day.ts'
import { firstDayOf } from './default-last-day.ts'
import { followPlanOfStore } from './follow-plans.ts'
import { makeDue } from './make-due.ts'
import type { PlanStatus } from './plan-status.ts'

/** The decisions and the statuses from which each is possible. A refused request may still be approved. */
const steps = {
  approved: { from: ['pending', 'refused'], to: 'approved' },
  renewed: { from: ['approved', 'expired'], to: 'approved' },
  refused: { from: ['pending'], to: 'refused' },
} as const satisfies Record<string, { readonly from: readonly PlanStatus[]; readonly to: PlanStatus }>

export type PlanDecision =
  /** `lastDay` is a day in Tunis; the plan is active through its end. */
  | { readonly step: 'approved' | 'renewed'; readonly lastDay: TunisDay; readonly note: string }
  | { readonly step: 'refused'; readonly note: string }

/** `not-now`: the status has changed meanwhile. `too-early`: the last day is in the past. */
export type DecisionOutcome = 'decided' | 'not-now' | 'too-early'

/** Returns the decisions that are possible for a status. */
export function availableDecisions(status: PlanStatus): readonly PlanDecision['step'][] {
  const names = Object.keys(steps) as PlanDecision['step'][]
  return names.filter((name) => (steps[name].from as readonly PlanStatus[]).includes(status))
}

/**
 * Approves, renews or refuses a plan request, and notifies the maker by email. The days that it gives are due, and the
 * store of the request has the plan at once. Throws NotFound.
 */
export async function decidePlanRequest(
  marketplace: Marketplace,
  id: number,
  decision: PlanDecision,
): Promise<DecisionOutcome> {
  requireAllowed(mayDecidePlanRequests(marketplace.actor))
  const { step, note } = decision
  const expiresAt = decision.step === 'refused' ? null : endOfDay(decision.lastDay)
  return inTransaction(marketplace, async (marketplace) => {
    const { db, clock } = marketplace
    const request = await db
      .selectFrom('plan_requests')
      .select(['plan', 'status', 'note', 'expires_at', 'store_id'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!request) throw new NotFound('plan request', id)
    if (!availableDecisions(request.status).includes(step)) return 'not-now'
    if (expiresAt && expiresAt <= clock.now()) return 'too-early'

    const { to: status } = steps[step]
    await db
      .updateTable('plan_requests')
      .set({ status, note, expires_at: expiresAt, is_held: false })
      .where('id', '=', id)
      .execute()
    if (decision.step !== 'refused') {
      const { plan, expires_at: before } = request
      const firstDay = firstDayOf(clock.now(), before)
      await makeDue(marketplace, { planRequestId: id, plan, firstDay, lastDay: decision.lastDay })
    }
    if (request.store_id !== null) await followPlanOfStore(marketplace, request.store_id)
    await recordEvent(marketplace, { type: `plan-request.${step}`, planRequestId: id })
    await recordAudit(marketplace, {
      entity: 'plan request',
      id,
      action: step,
      before: auditFields(request.status, request.note, request.expires_at),
      after: auditFields(status, note, expiresAt),
    })
    return 'decided'
  })
}

function auditFields(status: string, note: string, expiresAt: Date | null) {
  return { status, note, ...(expiresAt && { lastDay: lastDayBefore(expiresAt) }) }
}
