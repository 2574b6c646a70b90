import { type SubmitEvent, useEffect, useReducer } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { popUpMessages as popUps } from '#page-messages/pop-ups.ts'
import { checkoutPath, payOrderPath, successPath } from '#web/paths/storefront-paths.ts'
import type { Cart } from '#web/storefront/cart/cart.ts'
import { storedCart } from '#web/storefront/cart/cart-storage.ts'
import { useCartTotals } from '#web/storefront/cart/quote-storage.ts'
import { storedLastOrder } from '#web/storefront/success/last-order-storage.ts'
import { usePopUp } from '#web/ui/pop-up.tsx'
import { addOrderTo, type FieldErrors } from './checkout-fields.ts'
import type { CheckoutResponse } from './checkout-response.ts'
import { nextOrderSending, type OrderEvent, type OrderSending } from './order-sending.ts'
import { getIdempotencyKey } from './pending-order-storage.ts'
import { useFieldValidation } from './use-field-validation.ts'

export interface PlaceOrderForm {
  readonly sending: OrderSending
  /** The cart to order; while a request is running, the cart that was sent. */
  readonly cart: Cart
  readonly errors: FieldErrors
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void
  /** Clears the error of a field that was edited. The edited order is sent only by its button. */
  readonly edit: (field: string) => void
  readonly dispatch: (event: OrderEvent) => void
}

/** Places the order of the checkout form: validates the fields, sends it once, and navigates to the success page. */
export function usePlaceOrder(): PlaceOrderForm {
  const showPopUp = usePopUp()
  const navigate = useNavigate()
  const { submit: send, data: response } = useFetcher<CheckoutResponse>()
  const liveCart = storedCart.use()
  const { total: liveTotal } = useCartTotals(liveCart)
  const { errors, setErrors, validate, clearError } = useFieldValidation({})
  const [sending, dispatch] = useReducer(nextOrderSending, { phase: 'editing' })
  const { phase } = sending
  const attempt = phase === 'editing' ? undefined : sending.attempt
  const isTooLate = phase === 'placed' && sending.isEdited

  useEffect(() => {
    if (phase === 'sending' && attempt)
      void send(attempt.form, { method: 'post', action: checkoutPath(), defaultShouldRevalidate: false })
  }, [phase, attempt, send])

  useEffect(() => {
    if (!response) return
    dispatch({ type: 'answered', response })
    if (response.outcome === 'wrong-fields') setErrors(response.errors)
  }, [response, setErrors])

  useEffect(() => {
    if (phase !== 'placed') return
    showPopUp(popUps.order)
    const order = storedLastOrder.get()
    void navigate(order?.isPaidOnline ? `${payOrderPath(order.token)}?now` : successPath(), { replace: true })
  }, [phase, navigate, showPopUp])

  useEffect(() => {
    if (isTooLate) storedLastOrder.change((order) => order && { ...order, isChangedTooLate: true })
  }, [isTooLate])

  return {
    sending,
    cart: attempt && phase !== 'waiting' ? attempt.cart : liveCart,
    errors,
    submit(event) {
      event.preventDefault()
      if (phase === 'sending' || phase === 'placed' || !validate(event.currentTarget)) return
      const form = new FormData(event.currentTarget)
      addOrderTo(form, { cart: liveCart, total: liveTotal, key: getIdempotencyKey() })
      dispatch({ type: 'submitted', form, cart: liveCart })
    },
    edit(field) {
      clearError(field)
      dispatch({ type: 'edited' })
    },
    dispatch,
  }
}
