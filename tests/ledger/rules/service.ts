import type { Evidence } from '../evidence.ts'
import type { Call, Operation, ShopResponse } from '../history.ts'
import { firstErasures, takenOrders } from './counting.ts'

/** Well above every timeout of the shop: a longer call hangs. */
export const maxCallMilliseconds = 30_000

/** The promised recovery time is 5 s; a busy machine may take longer. */
const maxRecoveryMilliseconds = 20_000

/** The documented statuses. 500 is not among them. */
const allowedStatuses: Record<Operation['kind'], readonly number[]> = {
  order: [201, 409, 422, 429, 503],
  cancel: [200, 303, 409, 429, 503],
  revive: [200, 303, 409, 429, 503],
  erase: [302, 409, 429, 503],
  read: [200, 429, 503],
}

export function allowedResponses({ calls }: Evidence): string[] {
  const erasures = firstErasures(calls)
  return calls.flatMap((call) => {
    const { id, operation, response, invokedAt, endedAt } = call
    const took = endedAt - invokedAt
    const violations: string[] = []
    if (response && !allowedStatuses[operation.kind].includes(response.status) && !isGone(call, erasures))
      violations.push(`call ${id} (${operation.kind}) got status ${response.status}`)
    if (took > maxCallMilliseconds) violations.push(`call ${id} (${operation.kind}) took ${took} ms`)
    return violations
  })
}

/** Whether the private page was not found because the order was, or was being, erased. */
function isGone({ operation, response, endedAt }: Call, erasures: ReadonlyMap<string, number>): boolean {
  if (operation.kind === 'order' || response?.status !== 404) return false
  return (erasures.get(operation.number) ?? Number.POSITIVE_INFINITY) <= endedAt
}

/** A placed order is shown at its private page, and after the last fault on every instance, unless it is erased. */
export function privatePageResponds({ calls, healedAt, recoveries, state }: Evidence): string[] {
  const erasures = firstErasures(calls)
  const erased = new Set(state.orders.flatMap(({ number, isErased }) => (isErased ? [number] : [])))
  const violations: string[] = []
  const seen = new Set<string>()
  for (const call of calls) {
    const { id, instance, operation, response, invokedAt } = call
    if (operation.kind !== 'read') continue
    if (response?.showsNumber && invokedAt >= healedAt) seen.add(`${operation.number} ${instance}`)
    if (isAboutOrder(response) && !response?.showsNumber && !isGone(call, erasures))
      violations.push(`call ${id} did not see ${operation.number} on instance ${instance}`)
  }
  for (const number of new Set(takenOrders(calls).map(({ response }) => response?.order?.number)))
    for (const instance of recoveries.keys())
      if (!erased.has(number ?? '') && !seen.has(`${number} ${instance}`))
        violations.push(`instance ${instance} never showed ${number} after healing`)
  return violations
}

export function recoversByItself({ recoveries, unexpectedExits }: Evidence): string[] {
  const late = recoveries.filter((recovery) => recovery > maxRecoveryMilliseconds)
  return [...unexpectedExits, ...late.map((recovery) => `an instance took orders again only after ${recovery} ms`)]
}

/** Responses about the state of the server, not of the order, are covered by another rule. */
function isAboutOrder(response: ShopResponse | undefined): boolean {
  return response !== undefined && response.status !== 429 && response.status < 500
}
