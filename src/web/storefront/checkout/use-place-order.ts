import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import type { Millimes } from '#domain/money.ts'
import { popUpMessages as popUps } from '#page-messages/pop-ups.ts'
import { checkoutPath, successPath } from '#web/paths/storefront-paths.ts'
import type { Cart } from '#web/storefront/cart/cart.ts'
import { storedCart } from '#web/storefront/cart/cart-storage.ts'
import { useCartTotals } from '#web/storefront/cart/quote-storage.ts'
import { storedLastOrder } from '#web/storefront/success/last-order-storage.ts'
import { usePopUp } from '#web/ui/pop-up.tsx'
import { addOrderTo, type FieldErrors } from './checkout-fields.ts'
import type { CheckoutResponse, Refusal } from './checkout-response.ts'
import { clearPendingOrder, getIdempotencyKey, storedPendingOrder } from './pending-order-storage.ts'
import { useFieldValidation } from './use-field-validation.ts'

export interface PlaceOrderState {
  /** The cart to order; while a request is running, the cart that was sent. */
  readonly cart: Cart
  readonly isSending: boolean
  readonly errors: FieldErrors
  readonly refusal?: Refusal | undefined
  readonly attempt: OrderAttempt
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void
  /** Clears the error of a field that was edited. The edited order is sent only by its button. */
  readonly edit: (field: string) => void
  /** Starts another order with a new idempotency key. */
  readonly startNewOrder: () => void
}

/** What is needed to send the same order again. */
export interface OrderAttempt {
  /** What would be ordered now. */
  readonly order: { readonly cart: Cart; readonly total: Millimes; readonly key: string | undefined }
  /** The form that was sent last. */
  readonly sent: FormData | undefined
  /**
   * Whether the visitor has edited the form or stopped the order since then, or since the page opened: only the button
   * sends it.
   */
  readonly isChanged: boolean
  readonly isSending: boolean
  /** The last one; undefined before the first. */
  readonly response: CheckoutResponse | undefined
  readonly send: (form: FormData) => void
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
  const [sent, setSent] = useState<FormData>()
  const { errors, setErrors, validate, clearError } = useFieldValidation({})
  const [isChanged, setIsChanged] = useState(false)
  const isSubmitting = useRef(false)
  const isPlaced = response?.outcome === 'placed'
  const isSending = fetcher.state !== 'idle' || isPlaced

  const send = (form: FormData) => {
    if (isSubmitting.current) return
    isSubmitting.current = true
    setIsChanged(false)
    setSentCart(liveCart)
    setSent(form)
    void fetcher.submit(form, { method: 'post', action: checkoutPath(), defaultShouldRevalidate: false })
  }
  const stop = () => setIsChanged(true)

  useEffect(() => {
    if (!response) return
    isSubmitting.current = false
    if (response.outcome === 'wrong-fields') setErrors(response.errors)
    if (response.outcome !== 'placed') return
    showPopUp(popUps.order)
    void navigate(successPath(), { replace: true })
  }, [response, navigate, setErrors, showPopUp])

  useEffect(() => {
    if (isPlaced && isChanged) storedLastOrder.change((order) => order && { ...order, isChangedTooLate: true })
  }, [isPlaced, isChanged])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSubmitting.current || isSending) return
    if (!validate(event.currentTarget)) return
    const form = new FormData(event.currentTarget)
    addOrderTo(form, { cart: liveCart, total: liveTotal, key: getIdempotencyKey() })
    send(form)
  }

  return {
    cart: isSending ? sentCart : liveCart,
    isSending,
    errors,
    refusal: refusalIn(isSending ? undefined : response),
    attempt: { order: { cart: liveCart, total: liveTotal, key }, sent, isChanged, isSending, response, send, stop },
    submit,
    edit(field) {
      clearError(field)
      stop()
    },
    startNewOrder: clearPendingOrder,
  }
}

function refusalIn(response: CheckoutResponse | undefined): Refusal | undefined {
  return response === undefined || response.outcome === 'placed' || response.outcome === 'wrong-fields'
    ? undefined
    : response
}
