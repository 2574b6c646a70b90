import { isRouteErrorResponse } from 'react-router'
import { withoutOrdered } from '../cart/cart.ts'
import { withCurrent } from '../cart/cart-check.ts'
import { readCartForm } from '../cart/cart-form.ts'
import { storedCart } from '../cart/cart-storage.ts'
import { storedLastOrder } from '../success/last-order-storage.ts'
import { forgetAttempt, markAttempt, storedAttempt } from './attempt-storage.ts'
import { type CheckoutAnswer, failureFrom, type NoAnswer } from './checkout-answer.ts'
import { forgetDraft } from './draft-storage.ts'

/** After this long a try counts as unanswered. Trying again is safe: the attempt's key makes it the same order. */
const patienceMilliseconds = 30_000

/** Asks the server for the order and writes down in this browser what came of it. */
export async function sendOrder(form: FormData, send: () => Promise<CheckoutAnswer>): Promise<CheckoutAnswer> {
  const { isUnanswered } = storedAttempt.get()
  markAttempt(true)
  const answer = await answerInTime(send())
  switch (answer.outcome) {
    case 'placed':
      storedLastOrder.change(() => answer.order)
      storedCart.change((cart) => withoutOrdered(cart, readCartForm(form) ?? []))
      forgetAttempt()
      forgetDraft()
      break
    case 'repriced':
    case 'unavailable':
      markAttempt(false)
      storedCart.change((cart) => withCurrent(cart, answer.check.current))
      break
    // The key was looked up before these were counted.
    case 'too-many':
      markAttempt(false)
      break
    // Nobody looked up whether an earlier try went through.
    case 'wrong-fields':
    case 'unreadable':
      markAttempt(isUnanswered)
  }
  return answer
}

async function answerInTime(answer: Promise<CheckoutAnswer>): Promise<CheckoutAnswer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<{ outcome: NoAnswer }>((resolve) => {
    timer = setTimeout(() => resolve({ outcome: 'offline' }), patienceMilliseconds)
  })
  try {
    return await Promise.race([answer, patience])
  } catch (error) {
    return { outcome: failureFrom(isRouteErrorResponse(error) ? error.status : undefined, error) }
  } finally {
    clearTimeout(timer)
  }
}
