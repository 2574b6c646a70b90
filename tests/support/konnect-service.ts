import { once } from 'node:events'
import { createServer } from 'node:https'
import { konnect } from '#adapters/konnect.ts'
import { saveGateway } from '#domain/card-payments/gateway-settings.ts'
import type { PaymentGateway } from '#domain/card-payments/payment-gateway.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars, millimes } from '#domain/money.ts'
import { makeCertificate } from './certificate.ts'
import { asOperator } from './operators.ts'

/** A payment as the service knows it. Amounts in millimes. */
interface KnownPayment {
  readonly amount: number
  readonly token: string
  readonly orderId: string
  readonly webhook: string
  readonly successUrl: string
  status: 'pending' | 'completed'
  reachedAmount: number
}

export type GatewayBehavior = 'as-documented' | 'fails' | 'silent' | 'malformed' | 'no-https' | 'forgets'

/** The organization that the service knows. */
export const konnectAccount = { walletId: '5f7a209aeb3f76490ac4a3d1', key: '6137ad140c181c5eb44a7f88:Rp2dpHPb0mBpj3' }

/**
 * Konnect as its documentation says, on loopback by https. Payments are known by their reference, and paid by changing
 * them.
 */
export async function openKonnectService() {
  const { key, cert } = makeCertificate()
  const payments = new Map<string, KnownPayment>()
  const control = { behavior: 'as-documented' as GatewayBehavior }
  /** Every request: its method, its path and what was sent. */
  const received: { readonly method: string; readonly path: string; readonly text: string }[] = []
  const server = createServer({ key, cert }, async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const text = Buffer.concat(parts).toString()
    const path = request.url ?? ''
    received.push({ method: request.method ?? '', path, text })
    const answer = (status: number, content: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
    if (control.behavior === 'fails') return response.writeHead(500).end('<h1>Error</h1>')
    if (control.behavior === 'silent') return
    if (control.behavior === 'malformed') return response.writeHead(200).end('{"payment":')
    if (request.headers['x-api-key'] !== konnectAccount.key) return answer(401, { errors: [{ code: 'unauthorized' }] })
    if (request.method === 'POST' && path === '/api/v2/payments/init-payment') {
      const { amount, token, orderId, webhook, successUrl, receiverWalletId } = JSON.parse(text)
      if (receiverWalletId !== konnectAccount.walletId) return answer(422, { errors: [{ code: 'invalid_wallet' }] })
      const paymentRef = `5f9498735289e405fc${String(payments.size).padStart(6, '0')}`
      payments.set(paymentRef, { amount, token, orderId, webhook, successUrl, status: 'pending', reachedAmount: 0 })
      const scheme = control.behavior === 'no-https' ? 'http' : 'https'
      return answer(200, { payUrl: `${scheme}://gateway.konnect.example/pay?payment_ref=${paymentRef}`, paymentRef })
    }
    const [, reference = ''] = /^\/api\/v2\/payments\/([\w-]+)$/.exec(path) ?? []
    const payment = control.behavior === 'forgets' ? undefined : payments.get(reference)
    if (!payment) return answer(404, { errors: [{ code: 'not_found' }] })
    return answer(200, { payment: { id: reference, ...payment, amountDue: payment.amount, type: 'immediate' } })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const options = { mayReachAddress: () => true, port, ca: cert }
  const patient = konnect(options)
  // A busy machine may take long for an answer that comes.
  const impatient = konnect({ ...options, timeoutMilliseconds: 100 })
  const current = () => (control.behavior === 'silent' ? impatient : patient)
  const gateway: PaymentGateway = {
    ...patient,
    start: (access, payment) => current().start(access, payment),
    read: (access, reference) => current().read(access, reference),
  }
  return {
    ...{ payments, control, received, options, baseUrl: `https://localhost:${port}/api/v2`, gateway },
    /** The newest payment, as it was paid unless something else is given. */
    pay(paid: Partial<KnownPayment> = {}): string {
      const [reference, payment] = [...payments].at(-1) ?? []
      if (!reference || !payment) throw new Error('Nothing was started')
      Object.assign(payment, { status: 'completed', reachedAmount: payment.amount, ...paid })
      return reference
    },
    async [Symbol.asyncDispose]() {
      if (!server.listening) return
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** What the gateway keeps of a payment in tests: 1.6 % and 100 millimes. */
const fees = { feeBasisPoints: 160, fee: dinars(0.1) }

/** Has orders paid by card at a gateway. */
export async function acceptCards(
  marketplace: Marketplace,
  { baseUrl = 'https://gateway.example.tn/api', paidNeedsNoCall = false } = {},
): Promise<void> {
  const owner = await asOperator(marketplace)
  const draft = { isOn: true, baseUrl, walletId: konnectAccount.walletId, ...fees, paidNeedsNoCall }
  const { outcome } = await saveGateway(owner, { version: 0, draft, key: konnectAccount.key })
  if (outcome !== 'saved') throw new Error(`The gateway was not set up: ${outcome}`)
}

export const feeOf53Dinars = millimes(948)
