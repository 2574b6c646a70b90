import { paymentMethods } from '#domain/payment-method.ts'
import type { Call, Operation } from './history.ts'
import { maxCallMilliseconds } from './rules/service.ts'
import type { Sku } from './staff-work.ts'

type End = Pick<Call, 'outcome' | 'response' | 'error'>
type OrderOperation = Extract<Operation, { kind: 'order' }>
type PageOperation = Exclude<Operation, OrderOperation>

/** Sends an operation to an instance, like an API client or a browser. Never throws: errors are part of the result. */
export async function callShop(origin: string, operation: Operation, skus: readonly Sku[]): Promise<End> {
  try {
    return operation.kind === 'order'
      ? await sendOrder(origin, operation, skus)
      : await openPrivatePage(origin, operation)
  } catch (error) {
    const { code = (error as Error).name } = (((error as Error).cause as NodeJS.ErrnoException) ?? error) as {
      code?: string
    }
    // A refused connection sent nothing. After any other error it is unknown what the server did.
    return { outcome: code === 'ECONNREFUSED' ? 'failed' : 'unknown', error: code }
  }
}

async function sendOrder(origin: string, operation: OrderOperation, skus: readonly Sku[]): Promise<End> {
  const response = await fetch(`${origin}/api/orders`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(operation.hasKey && { 'Idempotency-Key': operation.requestId }),
    },
    body: JSON.stringify(orderBody(operation, skus)),
    signal: callTimeout(),
  })
  const body = (await response.json()) as { orderNumber: string; token: string; total: number }
  const { status } = response
  if (status !== 201) return { outcome: status < 500 ? 'failed' : 'unknown', response: { status } }
  const order = { number: body.orderNumber, token: body.token, total: Math.round(body.total * 1000) }
  return { outcome: 'ok', response: { status, order } }
}

/** Uses the request id as the customer's name, so that a stored order shows which request it came from. */
function orderBody({ requestId, lines, total }: OrderOperation, skus: readonly Sku[]) {
  const digits = [...requestId].reduce((sum, symbol) => (sum * 31 + symbol.charCodeAt(0)) % 10_000_000, 7)
  return {
    nom: requestId,
    email: `${requestId}@ledger.example`,
    telephone: `2${String(digits).padStart(7, '0')}`,
    adresse: '12 rue de la Kasbah',
    ville: 'Nabeul',
    paymentMethod: digits % 3 === 0 ? paymentMethods['bank-card'].wire : paymentMethods['cash-on-delivery'].wire,
    total: total / 1000,
    orderItems: lines.map(({ sizeId, quantity }) => ({
      productId: skus.find((sku) => sku.sizeId === sizeId)?.productId,
      sizeId,
      quantity,
    })),
  }
}

async function openPrivatePage(origin: string, { kind, number, token }: PageOperation): Promise<End> {
  const wanted = { cancel: 'cancel', revive: 'revive', erase: 'erase-data' }
  const response = await fetch(`${origin}/order/${token}`, {
    ...(kind !== 'read' && { method: 'POST', body: new URLSearchParams({ do: wanted[kind] }) }),
    redirect: 'manual',
    signal: callTimeout(),
  })
  const page = await response.text()
  const { status } = response
  if (proxyErrors.includes(status)) return { outcome: 'unknown', error: `${status} of the proxy` }
  const outcome = status < 400 ? 'ok' : status < 500 ? 'failed' : 'unknown'
  return { outcome, response: { status, ...(kind === 'read' && { showsNumber: page.includes(number) }) } }
}

/** The proxy lost the instance while it waited for the response. The shop itself never answers so. */
const proxyErrors = [502, 504]

/** Longer than the rule allows, so that a call that hangs breaks the rule. */
function callTimeout(): AbortSignal {
  return AbortSignal.timeout(maxCallMilliseconds + 5_000)
}
