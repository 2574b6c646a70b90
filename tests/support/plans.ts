import type { EmailAddress } from '#domain/email-address.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Phone } from '#domain/phone.ts'
import type { PlanName } from '#domain/plan.ts'
import { decidePlanRequest } from '#domain/plans/decide-plan-request.ts'
import { requestPlan } from '#domain/plans/request-plan.ts'
import { setStoreOfRequest } from '#domain/plans/set-store-of-request.ts'
import type { TunisDay } from '#domain/tunis-day.ts'

let requests = 0

/** Gives a plan to a store through a last day, by a request that is approved. Returns the id of the request. */
export async function givePlan(
  office: Marketplace,
  storeId: number,
  { plan = 'gold', lastDay }: { readonly plan?: PlanName; readonly lastDay: TunisDay },
): Promise<number> {
  const person = { name: 'Amel', email: 'amel@example.tn' as EmailAddress, phone: '+21622333444' as Phone }
  const id = await requestPlan(office, { plan, ...person, project: `Candles ${++requests}`, description: '' })
  const outcome = await decidePlanRequest(office, id, { step: 'approved', lastDay, note: '' })
  if (outcome !== 'decided') throw new Error(`No plan: ${outcome}`)
  await setStoreOfRequest(office, id, storeId)
  return id
}
