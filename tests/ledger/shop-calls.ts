import type { Call, Wish } from './history.ts'
import { longestCallMilliseconds } from './rules/service.ts'
import type { Article } from './shop-floor.ts'

type End = Pick<Call, 'outcome' | 'answer' | 'error'>
type OrderWish = Extract<Wish, { kind: 'order' }>
type PageWish = Exclude<Wish, OrderWish>

/** Asks an instance for something, as a program or a browser would. Never throws: what went wrong is part of the end. */
export async function callShop(origin: string, wish: Wish, articles: readonly Article[]): Promise<End> {
  try {
    return wish.kind === 'order' ? await sendOrder(origin, wish, articles) : await openPrivatePage(origin, wish)
  } catch (error) {
    const { code = (error as Error).name } = (((error as Error).cause as NodeJS.ErrnoException) ?? error) as {
      code?: string
    }
    // Nobody was there to hear it. Of anything else one cannot know how far it came.
    return { outcome: code === 'ECONNREFUSED' ? 'failed' : 'unknown', error: code }
  }
}

async function sendOrder(origin: string, wish: OrderWish, articles: readonly Article[]): Promise<End> {
  const response = await fetch(`${origin}/api/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(wish.hasKey && { 'Idempotency-Key': wish.attempt }) },
    body: JSON.stringify(orderBody(wish, articles)),
    signal: patience(),
  })
  const body = (await response.json()) as { orderNumber: string; token: string; total: number }
  const { status } = response
  if (status !== 201) return { outcome: status < 500 ? 'failed' : 'unknown', answer: { status } }
  const order = { number: body.orderNumber, token: body.token, total: Math.round(body.total * 1000) }
  return { outcome: 'ok', answer: { status, order } }
}

/** The name of the attempt is the customer's, so that an order in the books tells which attempt it came from. */
function orderBody({ attempt, lines, total }: OrderWish, articles: readonly Article[]) {
  const digits = [...attempt].reduce((sum, symbol) => (sum * 31 + symbol.charCodeAt(0)) % 10_000_000, 7)
  return {
    nom: attempt,
    email: `${attempt}@ledger.example`,
    telephone: `2${String(digits).padStart(7, '0')}`,
    adresse: '12 rue de la Kasbah',
    ville: 'Nabeul',
    paymentMethod: 'livraison',
    total: total / 1000,
    orderItems: lines.map(({ sizeId, quantity }) => ({
      productId: articles.find((article) => article.sizeId === sizeId)?.productId,
      sizeId,
      quantity,
    })),
  }
}

async function openPrivatePage(origin: string, { kind, number, token }: PageWish): Promise<End> {
  const form = { method: 'POST', body: new URLSearchParams({ intent: 'cancel' }) }
  const response = await fetch(`${origin}/order/${token}`, {
    ...(kind === 'cancel' && form),
    redirect: 'manual',
    signal: patience(),
  })
  const page = await response.text()
  const { status } = response
  const outcome = status < 400 ? 'ok' : status < 500 ? 'failed' : 'unknown'
  return { outcome, answer: { status, ...(kind === 'read' && { showsNumber: page.includes(number) }) } }
}

/** Longer than the rule allows, so that a call that hangs is seen to hang. */
function patience(): AbortSignal {
  return AbortSignal.timeout(longestCallMilliseconds + 5_000)
}
