import { useEffect, useState } from 'react'
import { addOrderTo } from './checkout-fields.ts'
import type { CheckoutResponse } from './checkout-response.ts'
import type { OrderAttempt } from './use-place-order.ts'

/** Between the tries, in seconds; the last one repeats. */
const pauses = [5, 10, 20, 40, 60]

const resentMilliseconds = 10 * 60_000

interface Resending {
  /** What is sent again, as the visitor sent it. */
  readonly form: FormData
  /** When its first answer came, in milliseconds since 1970. */
  readonly since: number
  readonly tries: number
  readonly response: CheckoutResponse
}

/**
 * Sends an order that the shop could not take at once (503) again, with the same idempotency key, for ten minutes.
 * After an edit, or with another cart or total, only the button sends it. Returns whether it is sent again.
 */
export function useResentOrder(attempt: OrderAttempt): boolean {
  const { order, sent, isChanged, isSending, response, send, stop } = attempt
  const [resending, setResending] = useState<Resending>()
  const isBusy = response?.outcome === 'away'
  const isSentAgain = isBusy && sent !== undefined && resending?.form === sent && !isChanged && isSameOrder(sent, order)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is the one that this answers
  useEffect(() => {
    if (!isBusy || !sent) return setResending(undefined)
    setResending((before) =>
      before?.form === sent
        ? { ...before, response, tries: before.tries + 1 }
        : { form: sent, since: Date.now(), tries: 0, response },
    )
  }, [response])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `send` and `stop` are other functions in each render
  useEffect(() => {
    if (!isSentAgain || isSending || resending.response !== response) return
    const { form, since, tries } = resending
    const pause = (pauses[tries] ?? pauses.at(-1) ?? 0) * 1000
    // The time is asked when the timer fires: a phone that slept meanwhile fires it late.
    const sendOrStop = () => (Date.now() > since + resentMilliseconds ? stop() : send(form))
    const timer = setTimeout(sendOrStop, pause)
    return () => clearTimeout(timer)
  }, [isSentAgain, isSending, resending])

  useEffect(() => {
    // The browser kept the page while the visitor was elsewhere, and shows it again.
    const onShow = (event: PageTransitionEvent) => event.persisted && stop()
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [stop])

  return isSentAgain
}

function isSameOrder(form: FormData, { cart, total, key }: OrderAttempt['order']): boolean {
  if (key === undefined) return false
  const now = new FormData()
  addOrderTo(now, { cart, total, key })
  return [...now].every(([name, value]) => form.get(name) === value)
}
