import { z } from 'zod'
import {
  maxPaymentReferenceLength,
  maxPayUrlLength,
  type PaymentGateway,
} from '#domain/card-payments/payment-gateway.ts'
import { isSuccess, readStatus } from './answer-status.ts'
import { type JsonClientOptions, jsonClient } from './json-client.ts'

/** As Konnect writes the ids of payments; no other word of an address is taken for one. */
const reference = z.string().regex(new RegExp(`^[\\w-]{6,${maxPaymentReferenceLength}}$`))

const payUrl = z
  .string()
  .max(maxPayUrlLength)
  .refine((url) => URL.parse(url)?.protocol === 'https:')

const started = z.object({ payUrl, paymentRef: reference })

/** `reachedAmount` is what came: less than `amount` where only a part was paid, and absent where all was. */
const read = z.object({
  payment: z.object({
    status: z.string(),
    amount: z.number(),
    reachedAmount: z.number().optional(),
    token: z.string(),
    orderId: z.string().optional(),
  }),
})

/** The API of Konnect. What is documented and what only assumed: decision 134. */
export function konnect(options: JsonClientOptions = {}): PaymentGateway {
  const { send, mayReach } = jsonClient(options)

  const call = async ({ baseUrl, key }: { baseUrl: string; key: string }, path: string, body?: object) =>
    readStatus(await send(baseUrl.replace(/\/+$/, '') + path, { headers: { 'x-api-key': key }, body, secrets: [key] }))

  return {
    name: 'Konnect',
    defaultBaseUrl: 'https://api.konnect.network/api/v2',
    mayReach,
    async start(access, { amount, orderId, description, minutes, notifyUrl, returnUrl }) {
      const answer = await call(access, '/payments/init-payment', {
        ...{ receiverWalletId: access.walletId, token: 'TND', amount, type: 'immediate', description },
        ...{ acceptedPaymentMethods: ['wallet', 'bank_card', 'e-DINAR'], lifespan: minutes },
        // The shop pays the fees, and Konnect learns neither name nor address of the customer.
        ...{ checkoutForm: false, addPaymentFeesToAmount: false },
        ...{ orderId, webhook: notifyUrl, silentWebhook: true, successUrl: returnUrl, failUrl: returnUrl },
      })
      if (answer.outcome === 'failed') return answer
      const made = started.safeParse(answer.body)
      if (!isSuccess(answer.status) || !made.success) return { outcome: 'failed', problem: 'not-understood' }
      return { outcome: 'started', reference: made.data.paymentRef, payUrl: made.data.payUrl }
    },
    async read(access, of) {
      const answer = await call(access, `/payments/${of}`)
      if (answer.outcome === 'failed') return answer
      if (answer.status === 404) return { outcome: 'unknown' }
      const found = read.safeParse(answer.body)
      if (!isSuccess(answer.status) || !found.success) return { outcome: 'failed', problem: 'not-understood' }
      const { status, amount, reachedAmount = amount, token, orderId = '' } = found.data.payment
      const isPaid = status === 'completed'
      return { outcome: 'read', payment: { isPaid, amount, paid: reachedAmount, currency: token, orderId } }
    },
    readNotification: (query) => reference.safeParse(query.get('payment_ref')).data,
  }
}
