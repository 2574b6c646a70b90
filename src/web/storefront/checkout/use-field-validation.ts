import { useState } from 'react'
import { popUpMessages as popUps } from '#page-messages/pop-ups.ts'
import { usePopUp } from '#web/ui/pop-up.tsx'
import { type CheckoutField, checkoutFields, type FieldErrors, readFieldErrors } from './checkout-fields.ts'

/** The errors of the form fields, and a validation that shows them and focuses the first. */
export function useFieldValidation(known: FieldErrors) {
  const showPopUp = usePopUp()
  const [errors, setErrors] = useState<FieldErrors>(known)

  const validate = (form: HTMLFormElement) => {
    const wrong = readFieldErrors(new FormData(form))
    setErrors(wrong)
    if (Object.keys(wrong).length === 0) return true
    if (Object.values(wrong).includes('required')) showPopUp({ ...popUps.missingFields, tone: 'error' })
    focusFirstError(form, wrong)
    return false
  }
  /** Clears the error of a field that was edited. */
  const clearError = (field: string) => setErrors(({ [field as CheckoutField]: _, ...others }) => others)
  return { errors, setErrors, validate, clearError }
}

/** Scrolls the field to the middle of the screen, clear of the pop-up at the top and the bar at the bottom. */
function focusFirstError(form: HTMLFormElement, errors: FieldErrors): void {
  const first = checkoutFields.find((field) => errors[field])
  const input = first && form.elements.namedItem(first)
  if (!(input instanceof HTMLElement)) return
  input.focus({ preventScroll: true })
  input.scrollIntoView({ block: 'center' })
}
