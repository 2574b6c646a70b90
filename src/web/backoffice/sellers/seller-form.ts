import { z } from 'zod'
import { type Locale, locales } from '#domain/locale.ts'
import { maxNameLength } from '#web/backoffice/auth/account-limits.ts'
import { type BackofficeFieldErrors, checkForm } from '#web/backoffice/forms/check-form.ts'
import { oneOf, phone, requiredText } from '#web/forms/field-values.ts'
import { known, plainLine, readFields, sentId } from '#web/forms/form-fields.ts'

/** Somebody to give access. */
export const sellerForm = z.object({ name: requiredText(maxNameLength), phone, locale: oneOf(locales) })

/** The values of that form as typed. */
export interface TypedSeller {
  readonly name: string
  readonly phone: string
  readonly locale: Locale
}

export type SellerFieldErrors = BackofficeFieldErrors<keyof TypedSeller>

const typedSeller = z.object({
  ...{ name: plainLine, phone: plainLine },
  locale: known(locales).transform((locale = 'fr') => locale),
  knownId: sentId,
})

/** Reads the form, also as it was typed; `knownId` is of the person whom the operator has recognized. */
export function readSellerForm(form: FormData) {
  const { knownId, ...typed } = readFields(typedSeller, form)
  return { typed, knownId, reading: checkForm(sellerForm, typed) }
}

/** The buttons of somebody who may enter. */
export const listedSellerForm = z.object({
  do: known(['make-link', 'revoke-link', 'end-phones', 'revoke-access', 'open-studio'] as const),
  id: sentId,
})
