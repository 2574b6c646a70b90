import { fieldErrorsMessages as texts } from '#page-messages/backoffice/field-errors.ts'
import type { BackofficeFieldErrors } from './check-form.ts'

/** Returns a function that says what is wrong with a field; undefined when nothing is. */
export function errorTextOf<Field extends PropertyKey>(fieldErrors: BackofficeFieldErrors<Field>) {
  return (field: Field): string | undefined => {
    const fieldError = fieldErrors[field]
    return fieldError && texts[fieldError]
  }
}
