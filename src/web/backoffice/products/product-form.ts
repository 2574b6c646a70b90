import type { UnknownField } from '#domain/catalog/admin/list-unknown-fields.ts'
import type { ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import { translationErrors } from '#web/backoffice/translations/translated-fields.ts'
import { type ProductFieldErrors, readTypedProduct } from './product-fields.ts'
import { type TypedProduct, typedProductIn } from './typed-product.ts'

export type ProductReading =
  | { readonly outcome: 'read'; readonly draft: ProductDraft }
  /** `typed` has all values as typed, to fill the form again. */
  | { readonly outcome: 'invalid'; readonly fieldErrors: ProductFieldErrors; readonly typed: TypedProduct }

/** Reads and checks the form of a product. */
export function readProductForm(form: FormData): ProductReading {
  const typed = typedProductIn(form)
  const { values, fieldErrors: ofFields } = readTypedProduct(typed)
  const fieldErrors = { ...ofFields, ...translationErrors(form, 'product') }
  if (Object.keys(fieldErrors).length > 0) return { outcome: 'invalid', fieldErrors, typed }
  return { outcome: 'read', draft: { ...values, translations: undefined } as ProductDraft }
}

/** The result for a valid form whose fields refer to something that does not exist. */
export function unknownIn(fields: readonly UnknownField[], form: FormData) {
  return invalidIn(Object.fromEntries(fields.map((field) => [field, 'unknown'])), form)
}

/** The result for a form that the domain refuses. */
export function invalidIn(fieldErrors: ProductFieldErrors, form: FormData) {
  return { outcome: 'invalid', fieldErrors, typed: typedProductIn(form) } as const
}
