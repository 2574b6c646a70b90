import { useEffect, useState } from 'react'
import type { Millimes } from '#domain/money.ts'
import type { Cart } from '#web/storefront/cart/cart.ts'
import { addOrderTo } from './checkout-fields.ts'
import type { CheckoutResponse, Refusal } from './checkout-response.ts'
import { storedWaitingOrder, type WaitingOrder, waitingOrderFrom, waitingOrderToForm } from './waiting-order-storage.ts'

/** Asks at least so often, since the owner may change the limit, and others may leave. */
const maxPauseSeconds = 30

/** The pause after a request without an answer. */
const retrySeconds = 10

type Waiting = Extract<Refusal, { outcome: 'waiting' }>

interface WaitingOrderOptions {
  /** What would be ordered now. */
  readonly order: { readonly cart: Cart; readonly total: Millimes; readonly key: string | undefined }
  readonly isSending: boolean
  /** The last one; undefined before the first. */
  readonly response: CheckoutResponse | undefined
  readonly send: (form: FormData) => void
}

export interface WaitingOrderState {
  /** The last place that was heard of; undefined unless the order waits for its turn. */
  readonly waiting: Waiting | undefined
  /** Notes that the visitor has sent this order. */
  readonly begin: (form: FormData) => void
  /** The visitor edits the order, so it is not sent until the button is pressed again. */
  readonly end: () => void
}

/**
 * Sends an order that got a place in the waiting room again until its turn has come, exactly as the visitor sent it. An edit, or
 * another cart, total or key, ends that.
 */
export function useWaitingOrder({ order, isSending, response, send }: WaitingOrderOptions): WaitingOrderState {
  const [sent, setSent] = useState<WaitingOrder | undefined>(() => storedWaitingOrder.get())
  const [last, setLast] = useState<{ response?: CheckoutResponse | undefined; waiting?: Waiting | undefined }>({})
  const { waiting } = last
  if (response !== last.response) setLast({ response, waiting: waitingAfter(waiting, response) })
  // After a reload no response has come yet.
  const isWaiting = sent !== undefined && (waiting !== undefined || !response) && isSameOrder(sent, order)

  useEffect(() => {
    storedWaitingOrder.change(() => (isWaiting ? sent : undefined))
    return () => storedWaitingOrder.change(() => undefined)
  }, [isWaiting, sent])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `send` is another function in each render
  useEffect(() => {
    if (!isWaiting || isSending) return
    const seconds = response?.outcome === 'waiting' ? Math.min(response.seconds, maxPauseSeconds) : retrySeconds
    const timer = setTimeout(() => send(waitingOrderToForm(sent)), response ? seconds * 1000 : 0)
    return () => clearTimeout(timer)
  }, [isWaiting, isSending, response, sent])

  return {
    waiting: isWaiting ? waiting : undefined,
    begin: (form) => setSent(waitingOrderFrom(form)),
    end: () => setSent(undefined),
  }
}

/** Without an answer the place is still the last one. */
function waitingAfter(waiting: Waiting | undefined, response: CheckoutResponse | undefined): Waiting | undefined {
  if (response?.outcome === 'waiting') return response
  return response?.outcome === 'offline' || response?.outcome === 'away' ? waiting : undefined
}

function isSameOrder(sent: WaitingOrder, { cart, total, key }: WaitingOrderOptions['order']): boolean {
  if (key === undefined) return false
  const now = new FormData()
  addOrderTo(now, { cart, total, key })
  const fields = new Map(sent)
  return [...now].every(([name, value]) => fields.get(name) === value)
}
