import { fieldErrorsMessages as texts } from '#page-messages/backoffice/field-errors.ts'
import type { BackofficeFieldErrors } from './check-form.ts'

/** Returns a function that says what is wrong with a field; undefined when nothing is. */
export function errorTextOf<Field extends PropertyKey>(fieldErrors: BackofficeFieldErrors<Field>) {
  return (field: Field): string | undefined => {
    const fieldError = fieldErrors[field]
    return fieldError && texts[fieldError]
  }
}

interface FormState<Names extends object, Typed extends object> {
  /** What people call the fields. */
  readonly names: Names
  /** Undefined for an empty form. */
  readonly typed: Typed | undefined
  readonly fieldErrors: BackofficeFieldErrors<keyof Typed>
}

/** Returns a function with the props of an input: its name and label, what was typed, and what is wrong with it. */
export function inputPropsOf<Names extends object, Typed extends object>(form: FormState<Names, Typed>) {
  const { names, typed, fieldErrors } = form
  const errorOf = errorTextOf(fieldErrors)
  return <Name extends string & keyof Names & keyof Typed>(name: Name) => ({
    ...{ name, label: names[name], defaultValue: typed?.[name], error: errorOf(name) },
  })
}
