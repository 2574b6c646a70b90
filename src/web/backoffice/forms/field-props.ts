import { fieldErrorsMessages } from '#page-messages/backoffice/field-errors.ts'
import { type FormFields, mapCodecs, type Typed } from '#web/forms/form.ts'

export type BackofficeFieldError = keyof typeof fieldErrorsMessages

/** The errors of a form of the back office, by field. */
export type BackofficeFieldErrors<Field extends PropertyKey> = { readonly [Name in Field]?: BackofficeFieldError }

interface FormState<Fields extends FormFields, Error extends string> {
  /** What people call the fields. */
  readonly names: Readonly<Record<keyof Fields, string>>
  /** Undefined for an empty form. */
  readonly typed: Typed<Fields> | undefined
  readonly fieldErrors: { readonly [Name in keyof Fields]?: Error }
}

/**
 * Returns the props of the inputs of a form, by field: label, limits, what was typed, and what is wrong with it, in the
 * words that a form has for it or those of the office.
 */
export function fieldProps<Fields extends FormFields, Error extends string = BackofficeFieldError>(
  fields: Fields,
  { names, typed, fieldErrors }: FormState<Fields, Error>,
  texts: Readonly<Record<Error, string>> = fieldErrorsMessages as Readonly<Record<Error, string>>,
) {
  const textOf = (error: Error | undefined) => error && texts[error]
  const props = <Name extends keyof Fields & string>(name: Name, { isRequired, input }: Fields[string]) => ({
    ...{ label: names[name], name, required: isRequired, ...input },
    ...{ defaultValue: typed?.[name], error: textOf(fieldErrors[name]) },
  })
  return mapCodecs(fields, (codec, name) => props(name, codec)) as {
    readonly [Name in keyof Fields & string]: ReturnType<typeof props<Name>>
  }
}
