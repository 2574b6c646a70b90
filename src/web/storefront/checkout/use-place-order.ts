import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { popUpMessages as popUps } from '#page-messages/pop-ups.ts'
import { checkoutPath, successPath } from '#web/paths/storefront-paths.ts'
import type { Cart } from '#web/storefront/cart/cart.ts'
import { storedCart } from '#web/storefront/cart/cart-storage.ts'
import { useCartTotals } from '#web/storefront/cart/quote-storage.ts'
import { usePopUp } from '#web/ui/pop-up.tsx'
import { addOrderTo, type FieldErrors } from './checkout-fields.ts'
import type { CheckoutResponse, NoResponse, Refusal } from './checkout-response.ts'
import { clearPendingOrder, getIdempotencyKey, storedPendingOrder } from './pending-order-storage.ts'
import { useFieldValidation } from './use-field-validation.ts'
import { useWaitingOrder } from './use-waiting-order.ts'

export interface PlaceOrderState {
  /** The cart to order; while a request is running, the cart that was sent. */
  readonly cart: Cart
  readonly isSending: boolean
  readonly errors: FieldErrors
  readonly refusal?: Refusal | undefined
  /** While the order waits for its turn, and is sent again by itself then. */
  readonly waiting: WaitingState | undefined
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void
  /** Clears the error of a field that was edited. The edited order is sent only by its button. */
  readonly edit: (field: string) => void
  /** Starts another order with a new idempotency key. */
  readonly startNewOrder: () => void
}

export interface WaitingState {
  /** Why the last request had no response. */
  readonly failure: NoResponse | undefined
  /** From now on the order is sent only by its button. */
  readonly stop: () => void
}

/** Places the order of the checkout form: validates the fields, sends it once, and navigates to the success page. */
export function usePlaceOrder(): PlaceOrderState {
  const showPopUp = usePopUp()
  const navigate = useNavigate()
  const fetcher = useFetcher<CheckoutResponse>()
  const response = fetcher.data
  const liveCart = storedCart.use()
  const { total: liveTotal } = useCartTotals(liveCart)
  const { key } = storedPendingOrder.use()
  const [sentCart, setSentCart] = useState<Cart>([])
  const { errors, setErrors, validate, clearError } = useFieldValidation({})
  const isSubmitting = useRef(false)
  const isPlaced = response?.outcome === 'placed'
  const isSending = fetcher.state !== 'idle' || isPlaced

  const send = (form: FormData) => {
    if (isSubmitting.current) return
    isSubmitting.current = true
    setSentCart(liveCart)
    void fetcher.submit(form, { method: 'post', action: checkoutPath(), defaultShouldRevalidate: false })
  }
  const order = { cart: liveCart, total: liveTotal, key }
  const waiting = useWaitingOrder({ order, isSending, response, send })

  useEffect(() => {
    if (!response) return
    isSubmitting.current = false
    if (response.outcome === 'wrong-fields') setErrors(response.errors)
    if (response.outcome !== 'placed') return
    showPopUp(popUps.order)
    void navigate(successPath(), { replace: true })
  }, [response, navigate, setErrors, showPopUp])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSubmitting.current || isSending) return
    if (!validate(event.currentTarget)) return
    const form = new FormData(event.currentTarget)
    addOrderTo(form, { cart: liveCart, total: liveTotal, key: getIdempotencyKey() })
    waiting.begin(form)
    send(form)
  }

  return {
    cart: isSending ? sentCart : liveCart,
    isSending,
    errors,
    refusal: waiting.refusal ?? refusalIn(isSending ? undefined : response, key),
    waiting: waiting.refusal && { failure: waiting.failure, stop: waiting.end },
    submit,
    edit(field) {
      clearError(field)
      waiting.end()
    },
    startNewOrder: clearPendingOrder,
  }
}

function refusalIn(response: CheckoutResponse | undefined, key: string | undefined): Refusal | undefined {
  if (response === undefined || response.outcome === 'placed' || response.outcome === 'wrong-fields') return undefined
  // Another tab has ordered: the place went with the key.
  return response.outcome === 'waiting' && key === undefined ? undefined : response
}
