import { useEffect, useLayoutEffect, useState } from 'react'
import { useNavigationType } from 'react-router'
import { graceMilliseconds, maxWaitMilliseconds } from '#domain/orders/waiting-room/waiting-room.ts'
import { addOrderTo } from './checkout-fields.ts'
import { isWithoutResponse, type Refusal } from './checkout-response.ts'
import { storedPendingOrder } from './pending-order-storage.ts'
import type { OrderAttempt } from './use-place-order.ts'
import { fieldsOf, formOf, storedWaitingOrder } from './waiting-order-storage.ts'

/** Asks at least so often, since the owner may change the limit. */
const maxPauseSeconds = 30

/** A lowered limit makes waits longer than the maximum. What is further ahead was stored by another clock. */
const maxStoredMilliseconds = 24 * maxWaitMilliseconds

/** The pause after a request without a response. */
const retrySeconds = 10

type WaitingRefusal = Extract<Refusal, { outcome: 'waiting' }>

interface Waiting {
  /** The idempotency key, to which the place belongs. */
  readonly key: string
  /** The place as last heard. */
  readonly refusal: WaitingRefusal
  /** When the turn comes, in milliseconds since 1970. */
  readonly turnAt: number
  /** What is sent again, as the visitor sent it; undefined when only the button sends it. */
  readonly form: FormData | undefined
}

export interface WaitingOrderState {
  /** The place of the order in the waiting room; undefined when it has none. */
  readonly refusal: WaitingRefusal | undefined
  /** Whether this page sends the order again until its turn has come. */
  readonly isSentAgain: boolean
  /** Whether the last request had no response. */
  readonly isUnanswered: boolean
}

/**
 * Sends an order that got a place in the waiting room again until its turn has come, exactly as the visitor sent it. After an
 * edit, or with another cart or total, only the button sends it, and the place is kept.
 */
export function useWaitingOrder(attempt: OrderAttempt): WaitingOrderState {
  const { order, sent, isChanged, isSending, response, send, stop } = attempt
  const navigationType = useNavigationType()
  // Since the document opened, no link has led here.
  const isFirstPage = navigationType === 'POP'
  const [waiting, setWaiting] = useState(() => restoreWaiting(isFirstPage && isReloaded()))
  const isUnanswered = response !== undefined && isWithoutResponse(response)
  const hasSentNothing = !response && !isSending
  const current = waiting?.key === order.key ? waiting : undefined
  const form = !isChanged && (current?.form === sent || hasSentNothing) ? current?.form : undefined
  const isSentAgain = form !== undefined && isSameOrder(form, order)

  // Before the page is painted: it would say for a moment that the order is not sent again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest is of the request that this answers
  useLayoutEffect(() => {
    if (!response || isUnanswered) return
    const { key } = order
    const isWaiting = response.outcome === 'waiting' && key !== undefined
    setWaiting(
      isWaiting ? { key, form: sent, refusal: response, turnAt: Date.now() + response.seconds * 1000 } : undefined,
    )
  }, [response])

  useEffect(() => {
    if (!current) return storedWaitingOrder.change(() => undefined)
    const { key, refusal, turnAt } = current
    const place = { key, place: refusal.place, turnAt }
    storedWaitingOrder.change(() => (isSentAgain ? { ...place, fields: fieldsOf(form) } : place))
    return () => storedWaitingOrder.change(() => place)
  }, [current, isSentAgain, form])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `send` is another function in each render
  useEffect(() => {
    if (!current || !isSentAgain || isSending) return
    const seconds = isUnanswered ? retrySeconds : Math.min(current.refusal.seconds, maxPauseSeconds)
    const sendAgain = () => {
      if (storedPendingOrder.get().key === current.key) send(form)
      // Another tab ordered while this one slept, or the visitor deleted what the browser stored.
      else setWaiting(undefined)
    }
    // After a reload no response has come yet.
    const timer = setTimeout(sendAgain, response ? seconds * 1000 : 0)
    return () => clearTimeout(timer)
  }, [current, isSentAgain, isSending, response])

  useEffect(() => {
    if (!current || isSentAgain) return
    const timer = setTimeout(() => setWaiting(undefined), current.turnAt + graceMilliseconds - Date.now())
    return () => clearTimeout(timer)
  }, [current, isSentAgain])

  useEffect(() => {
    // The browser kept the page while the visitor was elsewhere, and shows it again.
    const onShow = (event: PageTransitionEvent) => event.persisted && stop()
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [stop])

  return { refusal: current?.refusal, isSentAgain, isUnanswered }
}

/** The stored place. Its order is sent again only if the page was reloaded: in another way nobody comes back to order. */
function restoreWaiting(isSentAgain: boolean): Waiting | undefined {
  const stored = storedWaitingOrder.get()
  if (!stored) return undefined
  const { key, place, turnAt, fields } = stored
  const left = turnAt - Date.now()
  if (left < -graceMilliseconds || left > maxStoredMilliseconds) return undefined
  return {
    ...{ key, turnAt, form: fields && isSentAgain ? formOf(fields) : undefined },
    refusal: { outcome: 'waiting', place, seconds: Math.max(0, Math.ceil(left / 1000)) },
  }
}

/** Whether the document is this page, reloaded. A document that was reloaded elsewhere stays one when a link leads here. */
function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'reload' && new URL(navigation.name).pathname === location.pathname
}

function isSameOrder(form: FormData, { cart, total, key }: OrderAttempt['order']): boolean {
  if (key === undefined) return false
  const now = new FormData()
  addOrderTo(now, { cart, total, key })
  return [...now].every(([name, value]) => form.get(name) === value)
}
