import { NotFound } from '../errors.ts'
import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { recordEvent } from '../record-event.ts'
import { endOfDay, lastDayBefore, type TunisDay } from '../tunis-day.ts'
import type { PlanStatus } from './plan-membership.ts'

/** The steps of a request, and from where each leads. A refused one may still be approved: people talk. */
const steps = {
  approved: { from: ['pending', 'refused'], to: 'approved' },
  renewed: { from: ['approved', 'expired'], to: 'approved' },
  refused: { from: ['pending'], to: 'refused' },
} as const satisfies Record<string, { readonly from: readonly PlanStatus[]; readonly to: PlanStatus }>

export type PlanDecision =
  /** `lastDay` is a day of Tunis, through whose end the pack holds. */
  | { readonly step: 'approved' | 'renewed'; readonly lastDay: TunisDay; readonly note: string }
  | { readonly step: 'refused'; readonly note: string }

/** `not-now`: someone has decided otherwise meanwhile. `too-early`: the pack would be over before it begins. */
export type DecisionOutcome = 'decided' | 'not-now' | 'too-early'

/** Which decisions can be taken on a request of this status. */
export function decisionsOn(status: PlanStatus): readonly PlanDecision['step'][] {
  const names = Object.keys(steps) as PlanDecision['step'][]
  return names.filter((name) => (steps[name].from as readonly PlanStatus[]).includes(status))
}

/** Approves, renews or refuses a pack, and tells the maker by letter. */
export async function decideOnPlan(
  marketplace: Marketplace,
  id: number,
  decision: PlanDecision,
): Promise<DecisionOutcome> {
  requireOperator(marketplace, 'staff')
  const { step, note } = decision
  const expiresAt = decision.step === 'refused' ? null : endOfDay(decision.lastDay)
  return inTransaction(marketplace, async (marketplace) => {
    const { db, clock } = marketplace
    const request = await db
      .selectFrom('plan_requests')
      .select(['status', 'note', 'expires_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!request) throw new NotFound('plan request', id)
    if (!decisionsOn(request.status as PlanStatus).includes(step)) return 'not-now'
    if (expiresAt && expiresAt <= clock.now()) return 'too-early'

    const { to: status } = steps[step]
    await db
      .updateTable('plan_requests')
      .set({ status, note, expires_at: expiresAt, is_held: false })
      .where('id', '=', id)
      .execute()
    await recordEvent(marketplace, { type: `plan-request.${step}`, planRequestId: id })
    await recordChange(marketplace, {
      ...{ what: 'plan request', id, action: step },
      before: told(request.status, request.note, request.expires_at),
      after: told(status, note, expiresAt),
    })
    return 'decided'
  })
}

function told(status: string, note: string, expiresAt: Date | null) {
  return { status, note, ...(expiresAt && { lastDay: lastDayBefore(expiresAt) }) }
}
