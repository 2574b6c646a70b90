import type { Evidence, Post } from '../evidence.ts'

/** What an order writes: a recap for its customer and a notice for the shop. */
const kindsOfAnOrder = ['order-recap', 'order-notice']

/** A worker that lost its database goes on with the letter in its hand, and is found out this much later. */
const lingeringMilliseconds = 10_000

/** Each letter is one row, whatever happened to its sender. */
export function oneRowALetter({ post, books }: Evidence): string[] {
  if (!post) return []
  const ofOrder = Map.groupBy(post.letters, ({ orderId }) => orderId)
  return books.orders.flatMap(({ id, number }) =>
    kindsOfAnOrder.flatMap((kind) => {
      const rows = ofOrder.get(id)?.filter((letter) => letter.kind === kind).length ?? 0
      return rows === 1 ? [] : [`${number} has ${rows} letters ${kind}`]
    }),
  )
}

/** Every letter arrives; it arrives again only where its sender could not know that it had arrived. */
export function lettersArrive({ post }: Evidence): string[] {
  if (!post) return []
  const receptions = Map.groupBy(post.received, ({ messageId }) => messageId)
  const known = new Set(post.letters.map(({ messageId }) => messageId))
  const complaints = post.letters
    .filter(({ messageId, status }) => status !== 'sent' || !receptions.has(messageId))
    .map(
      ({ kind, messageId, status }) =>
        `${kind} ${messageId} is ${status}, received ${receptions.get(messageId)?.length ?? 0} times`,
    )
  for (const [messageId, copies] of receptions) {
    if (!known.has(messageId)) complaints.push(`a letter nobody wrote arrived: ${messageId}`)
    const moments = copies.map(({ at }) => at)
    const doubts = doubtsBetween(post.disturbances, Math.min(...moments), Math.max(...moments))
    if (copies.length > 1 + doubts)
      complaints.push(`${messageId} arrived at ${moments.join(', ')} ms, with ${doubts} reasons for doubt`)
  }
  return complaints
}

/** How often a sender may not have heard, or not have been able to write down, that a letter had arrived. */
function doubtsBetween(disturbances: Post['disturbances'], first: number, last: number): number {
  return disturbances.filter(({ from, until }) => from <= last && until + lingeringMilliseconds >= first).length
}
