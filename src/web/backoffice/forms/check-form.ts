import { fieldErrorsMessages } from '#page-messages/backoffice/field-errors.ts'
import { formChecker } from '#web/forms/form-checker.ts'
import type { FieldErrors } from '#web/forms/read-form.ts'

export type BackofficeFieldError = keyof typeof fieldErrorsMessages

/** The errors of a form of the back office, by field. */
export type BackofficeFieldErrors<Field extends PropertyKey> = FieldErrors<Field, BackofficeFieldError>

/** Checks a form of the back office. The messages `fieldErrorsMessages` have a text for each error. */
export const checkForm = formChecker(fieldErrorsMessages)
