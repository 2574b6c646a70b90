import type { EmailEvidence, Evidence } from '#tests/ledger/evidence.ts'

/** A worker that lost its database may still send an email this much later. */
const lingeringMilliseconds = 10_000

/**
 * Every email arrives, unless its order was erased before; a second time only if the sender could not know that it had
 * arrived.
 */
export function emailsArrive({ emails, state }: Evidence): string[] {
  if (!emails) return []
  const receptions = Map.groupBy(emails.received, ({ messageId }) => messageId)
  const known = new Set(emails.outbox.map(({ messageId }) => messageId))
  const erased = new Set(state.orders.flatMap(({ id, isErased }) => (isErased ? [id] : [])))
  const isWithdrawn = ({ orderId, status }: EmailEvidence['outbox'][number]) =>
    status === 'withdrawn' && orderId !== undefined && erased.has(orderId)
  const violations = emails.outbox
    .filter((email) => !isWithdrawn(email))
    .filter(({ messageId, status }) => status !== 'sent' || !receptions.has(messageId))
    .map(
      ({ kind, messageId, status }) =>
        `${kind} ${messageId} is ${status}, received ${receptions.get(messageId)?.length ?? 0} times`,
    )
  for (const [messageId, copies] of receptions) {
    if (!known.has(messageId)) violations.push(`an email without a row arrived: ${messageId}`)
    const moments = copies.map(({ at }) => at)
    const doubts = disturbancesBetween(emails.disturbances, Math.min(...moments), Math.max(...moments))
    if (copies.length > 1 + doubts)
      violations.push(`${messageId} arrived at ${moments.join(', ')} ms, with ${doubts} reasons for doubt`)
  }
  return violations
}

/** How often the sender may not have learned, or not recorded, that an email had arrived. */
function disturbancesBetween(disturbances: EmailEvidence['disturbances'], first: number, last: number): number {
  return disturbances.filter(({ from, until }) => from <= last && until + lingeringMilliseconds >= first).length
}
