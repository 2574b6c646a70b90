import type { Evidence } from '../evidence.ts'
import type { Answer, Wish } from '../history.ts'
import { takenOrders } from './counting.ts'

/** Well above every timeout of the shop: a call over it hangs. */
export const longestCallMilliseconds = 30_000

/** The promise is 5 s; a machine with other work to do may take longer, one that does not recover never does. */
const longestRecoveryMilliseconds = 20_000

/** What the wire promises, and nothing else: above all no 500. */
const promised: Record<Wish['kind'], readonly number[]> = {
  order: [201, 409, 422, 429, 503],
  cancel: [200, 303, 409, 429, 503],
  read: [200, 429, 503],
}

export function promisedAnswers({ calls }: Evidence): string[] {
  return calls.flatMap(({ id, wish, answer, invokedAt, endedAt }) => {
    const took = endedAt - invokedAt
    const complaints: string[] = []
    if (answer && !promised[wish.kind].includes(answer.status))
      complaints.push(`call ${id} (${wish.kind}) was answered ${answer.status}`)
    if (took > longestCallMilliseconds) complaints.push(`call ${id} (${wish.kind}) took ${took} ms`)
    return complaints
  })
}

/** Who was told of an order finds it at its private page, and after healing on every instance. */
export function privatePageAnswers({ calls, healedAt, recoveries }: Evidence): string[] {
  const complaints: string[] = []
  const seen = new Set<string>()
  for (const { id, instance, wish, answer, invokedAt } of calls) {
    if (wish.kind !== 'read') continue
    if (answer?.showsNumber && invokedAt >= healedAt) seen.add(`${wish.number} ${instance}`)
    if (isAboutOrder(answer) && !answer?.showsNumber)
      complaints.push(`call ${id} did not see ${wish.number} on instance ${instance}`)
  }
  for (const number of new Set(takenOrders(calls).map(({ answer }) => answer?.order?.number)))
    for (const instance of recoveries.keys())
      if (!seen.has(`${number} ${instance}`))
        complaints.push(`instance ${instance} never showed ${number} after healing`)
  return complaints
}

export function recoversByItself({ recoveries, unexpectedExits }: Evidence): string[] {
  const late = recoveries.filter((recovery) => recovery > longestRecoveryMilliseconds)
  return [...unexpectedExits, ...late.map((recovery) => `an instance took orders again only after ${recovery} ms`)]
}

/** A server in trouble says nothing about any order; that it may not say so is another rule. */
function isAboutOrder(answer: Answer | undefined): boolean {
  return answer !== undefined && answer.status !== 429 && answer.status < 500
}
