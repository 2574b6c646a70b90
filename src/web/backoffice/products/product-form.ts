import { z } from 'zod'
import type { UnknownField } from '#domain/catalog/admin/list-unknown-fields.ts'
import type { ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import { checkForm } from '#web/backoffice/forms/check-form.ts'
import { translationErrors } from '#web/backoffice/translations/translated-fields.ts'
import { type ProductFieldErrors, readProductFields } from './product-fields.ts'
import { type TypedProduct, typedIn } from './typed-product.ts'

/** The rules of the fields are in `readProductFields`, because the live preview reads them while people type. */
export const productForm = z.custom<TypedProduct>().transform((typed, context): ProductDraft => {
  const { values, fieldErrors } = readProductFields(typed)
  for (const [field, message] of Object.entries(fieldErrors))
    context.addIssue({ code: 'custom', path: [field], message })
  return Object.keys(fieldErrors).length > 0 ? z.NEVER : ({ ...values, translations: undefined } as ProductDraft)
})

export type ProductReading =
  | { readonly outcome: 'read'; readonly draft: ProductDraft }
  /** `typed` has all values as typed, to fill the form again. */
  | { readonly outcome: 'invalid'; readonly fieldErrors: ProductFieldErrors; readonly typed: TypedProduct }

/** Reads and checks the form of a product. */
export function readProductForm(form: FormData): ProductReading {
  const typed = typedIn(form)
  const reading = checkForm(productForm, typed)
  const tooLong = translationErrors(form, 'product')
  if (reading.outcome === 'read' && Object.keys(tooLong).length === 0) return { outcome: 'read', draft: reading.value }
  const fieldErrors = { ...(reading.outcome === 'invalid' && reading.fieldErrors), ...tooLong }
  return { outcome: 'invalid', fieldErrors, typed }
}

/** The result for a valid form whose fields refer to something that does not exist. */
export function unknownIn(fields: readonly UnknownField[], form: FormData) {
  return invalidIn(Object.fromEntries(fields.map((field) => [field, 'unknown'])), form)
}

/** The result for a form that the domain refuses. */
export function invalidIn(fieldErrors: ProductFieldErrors, form: FormData) {
  return { outcome: 'invalid', fieldErrors, typed: typedIn(form) } as const
}
