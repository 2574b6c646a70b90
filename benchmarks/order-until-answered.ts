import { setTimeout as pause } from 'node:timers/promises'
import { type LoadRequest, statusesOfRetry } from './load.ts'

/** The answers to an order that is sent again whenever Retry-After says so. */
export interface OrderAnswers {
  /** Of the last one, which did not ask for another try. */
  readonly status: number
  /** Of each answer. */
  readonly milliseconds: readonly number[]
}

/** Sends an order as a buyer with a phone number and a network of her own, until it is placed or refused. */
export async function orderUntilAnswered(
  origin: string,
  { path, body = '' }: LoadRequest,
  buyer: number,
): Promise<OrderAnswers> {
  const milliseconds: number[] = []
  const headers = {
    ...{ 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    'X-Forwarded-For': `10.9.${buyer >> 8}.${buyer & 255}`,
  }
  for (;;) {
    const startedAt = performance.now()
    const response = await fetch(`${origin}${path}`, {
      ...{ method: 'POST', headers, body: body.replaceAll('{phone}', `2${9_000_000 + buyer}`) },
    })
    await response.text()
    milliseconds.push(performance.now() - startedAt)
    if (!statusesOfRetry.includes(response.status)) return { status: response.status, milliseconds }
    await pause(Number(response.headers.get('Retry-After')) * 1000)
  }
}

/** Throws unless exactly so many of these orders were placed, and all others refused because nothing was left. */
export function requirePlaced(answers: readonly OrderAnswers[], count: number): void {
  const of = (wanted: number) => answers.filter(({ status }) => status === wanted).length
  const [placed, refused] = [of(201), of(409)]
  if (placed !== count || placed + refused !== answers.length)
    throw new Error(`Of ${answers.length} orders for ${count} ${placed} were placed and ${refused} refused`)
}
