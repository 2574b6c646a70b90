import type { Cart } from '#web/storefront/cart/cart.ts'
import type { CheckoutResponse, Refusal } from './checkout-response.ts'

/*
What happens to the order of the checkout, from its button to the success page:

                 submitted                  answered: placed
     ┌─────────┐ ──────────────► ┌─────────┐ ─────────────► ┌────────┐
     │ editing │                 │ sending │                │ placed │ ► /success
     └─────────┘ ◄────────────── └─────────┘                └────────┘
          ▲      answered: else   │       ▲
          │                       │       │ pause over
          │        answered: away ▼       │
          │                      ┌─────────┐
          └───────────────────── │ waiting │
            edited, or too late  └─────────┘

What the browser stores, each in a file of its own, and when it changes:

    hirfa.cart      local     the lines: less what was ordered when it is placed, as the shop has them when it is refused
    hirfa.quote     local     totals for a city and a code: as answered when it is repriced, gone when it is placed
    hirfa.checkout  the tab   what was typed: at each change, gone when it is placed
    hirfa.attempt   local     the idempotency key, from the first submit until it is placed or begun anew, and whether
                              an answer is missing: from each sending until an answer that tells (`send-order.ts`)
    hirfa.order     the tab   what the success page shows: when it is placed
*/

export type OrderSending =
  /** The response is why the last one was not placed. */
  | { readonly phase: 'editing'; readonly response?: CheckoutResponse | undefined }
  | { readonly phase: 'sending'; readonly attempt: OrderAttempt; readonly isEdited: boolean }
  /** The shop was too busy (503): the same order is sent again after a pause. */
  | { readonly phase: 'waiting'; readonly attempt: OrderAttempt }
  /** `isEdited`: after it had been sent, so that what was changed came too late. */
  | { readonly phase: 'placed'; readonly attempt: OrderAttempt; readonly isEdited: boolean }

/** An order that was sent. Sent again, it is another attempt with the same form. */
export interface OrderAttempt {
  readonly form: FormData
  readonly cart: Cart
  /** How often the shop was too busy for it. */
  readonly tries: number
}

export type OrderEvent =
  | { readonly type: 'submitted'; readonly form: FormData; readonly cart: Cart }
  /** The form or the cart was changed, or it is waited no longer: from now on only the button sends the order. */
  | { readonly type: 'edited' }
  | { readonly type: 'answered'; readonly response: CheckoutResponse }
  | { readonly type: 'pause-over' }

/** Returns the next state. What an event does not concern stays: a double tap sends one order. */
export function nextOrderSending(state: OrderSending, event: OrderEvent): OrderSending {
  const { phase } = state
  switch (event.type) {
    case 'submitted': {
      const { form, cart } = event
      return phase === 'editing' || phase === 'waiting' ? sendingOf({ form, cart, tries: 0 }) : state
    }
    case 'edited':
      if (phase === 'waiting') return { phase: 'editing', response: { outcome: 'away' } }
      return phase === 'editing' ? state : { ...state, isEdited: true }
    case 'answered': {
      if (phase !== 'sending') return state
      const { response } = event
      const { attempt, isEdited } = state
      if (response.outcome === 'placed') return { ...state, phase: 'placed' }
      if (response.outcome !== 'away' || isEdited) return { phase: 'editing', response }
      return { phase: 'waiting', attempt: { ...attempt, tries: attempt.tries + 1 } }
    }
    case 'pause-over':
      return phase === 'waiting' ? sendingOf({ ...state.attempt }) : state
  }
}

function sendingOf(attempt: OrderAttempt): OrderSending {
  return { phase: 'sending', attempt, isEdited: false }
}

/** Returns why the order was not placed, where it is not a matter of single fields. */
export function refusalOf(state: OrderSending): Refusal | undefined {
  const response = state.phase === 'editing' ? state.response : undefined
  return response?.outcome === 'placed' || response?.outcome === 'wrong-fields' ? undefined : response
}

/** Whether the page sends the order again by itself. */
export function isSentAgain(state: OrderSending): boolean {
  return state.phase === 'waiting' || (state.phase === 'sending' && state.attempt.tries > 0 && !state.isEdited)
}
