import { locales } from '#domain/locale.ts'
import { maxNameLength } from '#web/backoffice/auth/person-form.ts'
import { oneOf, phone, plainLine, required } from '#web/forms/codec.ts'
import type { Errors, Typed } from '#web/forms/form.ts'

/** Somebody to give access. */
export const sellerForm = { name: required(plainLine(maxNameLength)), phone, locale: oneOf(locales) }

export type TypedSeller = Typed<typeof sellerForm>

export type SellerFieldErrors = Errors<typeof sellerForm>
