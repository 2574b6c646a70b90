import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { popUpMessages } from '#messages/pop-ups.ts'
import { useMessages } from '../../text/messages.ts'
import { usePopUp } from '../../ui/pop-up.tsx'
import { type Cart, totalsOfCart } from '../cart/cart.ts'
import { storedCart } from '../cart/cart-storage.ts'
import { attemptKey, forgetAttempt } from './attempt-storage.ts'
import type { Refusal } from './checkout-answer.ts'
import { addOrderTo, type FieldErrors } from './checkout-form.ts'
import type { clientAction } from './checkout-page.tsx'
import { useFieldCheck } from './use-field-check.ts'

export interface Ordering {
  /** What is being ordered; while it is under way, what was sent. */
  readonly cart: Cart
  readonly isSending: boolean
  readonly errors: FieldErrors
  readonly refusal?: Refusal | undefined
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void
  /** The visitor has corrected a field. */
  readonly clearError: (field: string) => void
  /** From now on another order is meant than the one sent before. */
  readonly startAnew: () => void
}

/** Places the order of the checkout's form: checks the fields, sends it once, and goes to the success page. */
export function useOrder(): Ordering {
  const popUps = useMessages(popUpMessages)
  const showPopUp = usePopUp()
  const navigate = useNavigate()
  const fetcher = useFetcher<typeof clientAction>()
  const answer = fetcher.data
  const liveCart = storedCart.use()
  const [sentCart, setSentCart] = useState<Cart>([])
  const { errors, setErrors, isFilledIn, clearError } = useFieldCheck({})
  const isUnderWay = useRef(false)
  const isPlaced = answer?.outcome === 'placed'
  const isSending = fetcher.state !== 'idle' || isPlaced

  useEffect(() => {
    if (!answer) return
    isUnderWay.current = false
    if (answer.outcome === 'wrong-fields') setErrors(answer.errors)
    if (answer.outcome !== 'placed') return
    showPopUp(popUps.order)
    void navigate('/success', { replace: true })
  }, [answer, navigate, popUps, setErrors, showPopUp])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isUnderWay.current || isSending) return
    if (!isFilledIn(event.currentTarget)) return
    const form = new FormData(event.currentTarget)
    isUnderWay.current = true
    setSentCart(liveCart)
    addOrderTo(form, { cart: liveCart, total: totalsOfCart(liveCart).total, key: attemptKey() })
    void fetcher.submit(form, { method: 'post', action: '/checkout', defaultShouldRevalidate: false })
  }

  return {
    cart: isSending ? sentCart : liveCart,
    isSending,
    errors,
    refusal: refusalIn(isSending ? undefined : answer),
    submit,
    clearError,
    startAnew: forgetAttempt,
  }
}

function refusalIn(answer: ReturnType<typeof useFetcher<typeof clientAction>>['data']): Refusal | undefined {
  return answer === undefined || answer.outcome === 'placed' || answer.outcome === 'wrong-fields' ? undefined : answer
}
