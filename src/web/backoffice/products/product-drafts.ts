import type { ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import { hasFields } from '#domain/fields/field.ts'
import { productFields } from '#domain/fields/product-fields.ts'
import { type FormDraft, formDataOf } from '#web/backoffice/drafts/form-drafts.ts'
import type { FormSnapshot } from '#web/backoffice/forms/use-form-snapshot.ts'
import { textIn } from '#web/forms/read-form.ts'
import { type TypedProduct, typedProductIn, typedProductOf } from './typed-product.ts'

/** Names the draft of a new product. */
export const newProductForm = 'new product'

/** Names the draft of the form of a product. */
export function productFormName(productId: number): string {
  return `product ${productId}`
}

/**
 * Returns what the form of a product continues with: the typed values, and the product on which they are based, so that
 * what others have saved since is merged. Undefined for a draft of which nothing is left to save, or whose base cannot
 * be read.
 */
export function snapshotOfDraft(
  draft: FormDraft,
  saved: ProductDraft,
): FormSnapshot<ProductDraft, TypedProduct> | undefined {
  const form = formDataOf(draft)
  const base = baseIn(textIn(form, 'base'))
  const typed = typedProductIn(form)
  return base && textOf(typed) !== textOf(typedProductOf(saved)) ? { base, typed } : undefined
}

/** The same text for the same values. Translations of parts are left out, since `texts` has them. */
function textOf(typed: TypedProduct): string {
  return JSON.stringify(typed, (key, value: unknown) => {
    if (key === 'translations') return undefined
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) : value
  })
}

/** Storage may be damaged; the server checks the whole when it is saved. */
function baseIn(text: string): ProductDraft | undefined {
  try {
    const base = JSON.parse(text) as Partial<ProductDraft> | null
    const parts = [base?.sizes, base?.colors, base?.pictures]
    const isWhole =
      hasFields(productFields, base ?? {}) &&
      parts.every((part) => Array.isArray(part) && part.every((each) => typeof each === 'object' && each !== null))
    return isWhole ? (base as ProductDraft) : undefined
  } catch {
    return undefined
  }
}
