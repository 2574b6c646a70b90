import { useEffect, useLayoutEffect, useState } from 'react'
import { graceMilliseconds, maxWaitMilliseconds } from '#domain/orders/waiting-room/waiting-room.ts'
import { addOrderTo, keyField } from './checkout-fields.ts'
import { isWithoutResponse, type Refusal } from './checkout-response.ts'
import { storedPendingOrder } from './pending-order-storage.ts'
import type { OrderAttempt } from './use-place-order.ts'
import { fieldsOf, formOf, storedWaitingOrder } from './waiting-order-storage.ts'

/** Asks at least so often, since the owner may change the limit. */
const maxPauseSeconds = 30

/** The pause after a request without a response. */
const retrySeconds = 10

type WaitingRefusal = Extract<Refusal, { outcome: 'waiting' }>

interface Waiting {
  /** The form that got the place. */
  readonly form: FormData
  /** The place as last heard. */
  readonly refusal: WaitingRefusal
}

export interface WaitingOrderState {
  /** Undefined unless the order waits for its turn. */
  readonly refusal: WaitingRefusal | undefined
  /** Whether the last request had no response. */
  readonly isUnanswered: boolean
}

/**
 * Sends an order that got a place in the waiting room again until its turn has come, exactly as the visitor sent it. An edit, or
 * another cart, total or key, ends that.
 */
export function useWaitingOrder({ order, sent, isSending, response, send }: OrderAttempt): WaitingOrderState {
  const [waiting, setWaiting] = useState(restoreWaiting)
  const isUnanswered = response !== undefined && isWithoutResponse(response)
  const isRestored = !response && !isSending
  const isWaiting = waiting !== undefined && (waiting.form === sent || isRestored) && isSameOrder(waiting.form, order)

  // Before the page is painted: it would say for a moment that the order is not sent again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `sent` is what this response answers
  useLayoutEffect(() => {
    if (!response || isUnanswered) return
    const refusal = response.outcome === 'waiting' ? response : undefined
    setWaiting(refusal && sent && { form: sent, refusal })
  }, [response])

  useEffect(() => {
    const forget = () => storedWaitingOrder.change(() => undefined)
    if (!isWaiting) return forget()
    const { form, refusal } = waiting
    const turnAt = Date.now() + refusal.seconds * 1000
    storedWaitingOrder.change(() => ({ fields: fieldsOf(form), place: refusal.place, turnAt }))
    return forget
  }, [isWaiting, waiting])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `send` is another function in each render
  useEffect(() => {
    if (!isWaiting || isSending) return
    const { form, refusal } = waiting
    const seconds = isUnanswered ? retrySeconds : Math.min(refusal.seconds, maxPauseSeconds)
    const sendAgain = () => {
      // This tab may have slept while another one ordered.
      if (form.get(keyField) === storedPendingOrder.get().key) send(form)
    }
    // After a reload no response has come yet.
    const timer = setTimeout(sendAgain, response ? seconds * 1000 : 0)
    return () => clearTimeout(timer)
  }, [isWaiting, isSending, response, waiting])

  return { refusal: isWaiting ? waiting.refusal : undefined, isUnanswered }
}

/** What waited when the page was reloaded. After another way to the page nobody expects it to order. */
function restoreWaiting(): Waiting | undefined {
  const stored = storedWaitingOrder.get()
  const [navigation] = performance.getEntriesByType('navigation')
  if (!stored || (navigation as PerformanceNavigationTiming | undefined)?.type !== 'reload') return undefined
  const left = stored.turnAt - Date.now()
  if (left < -graceMilliseconds || left > maxWaitMilliseconds) return undefined
  const seconds = Math.max(0, Math.ceil(left / 1000))
  return { form: formOf(stored.fields), refusal: { outcome: 'waiting', place: stored.place, seconds } }
}

function isSameOrder(form: FormData, { cart, total, key }: OrderAttempt['order']): boolean {
  if (key === undefined) return false
  const now = new FormData()
  addOrderTo(now, { cart, total, key })
  return [...now].every(([name, value]) => form.get(name) === value)
}
