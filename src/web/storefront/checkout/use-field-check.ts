import { useState } from 'react'
import { popUpMessages } from '#messages/pop-ups.ts'
import { useMessages } from '../../text/messages.ts'
import { usePopUp } from '../../ui/pop-up.tsx'
import { type CheckoutField, checkoutFields, type FieldErrors, readFieldErrors } from './checkout-form.ts'

/** What is wrong with the visitor's fields, and the check that marks it and leads to the first of them. */
export function useFieldCheck(known: FieldErrors) {
  const popUps = useMessages(popUpMessages)
  const showPopUp = usePopUp()
  const [errors, setErrors] = useState<FieldErrors>(known)

  const isFilledIn = (form: HTMLFormElement) => {
    const wrong = readFieldErrors(new FormData(form))
    setErrors(wrong)
    if (Object.keys(wrong).length === 0) return true
    if (Object.values(wrong).includes('required')) showPopUp({ ...popUps.missingFields, tone: 'error' })
    leadToFirst(form, wrong)
    return false
  }
  /** The visitor has corrected a field. */
  const clearError = (field: string) => setErrors(({ [field as CheckoutField]: _, ...others }) => others)
  return { errors, setErrors, isFilledIn, clearError }
}

/** To the middle of the screen: neither the pop-up at its top nor the bar at its bottom lies over the field there. */
function leadToFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const first = checkoutFields.find((field) => errors[field])
  const input = first && form.elements.namedItem(first)
  if (!(input instanceof HTMLElement)) return
  input.focus({ preventScroll: true })
  input.scrollIntoView({ block: 'center' })
}
