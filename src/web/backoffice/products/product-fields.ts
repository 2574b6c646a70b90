import type { ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import { partNamesProblem } from '#domain/catalog/part-names.ts'
import { maxPartLength } from '#domain/catalog/product-texts.ts'
import { isSupplySound } from '#domain/supply.ts'
import { countCharacters } from '#domain/text.ts'
import type { BackofficeFieldErrors } from '#web/backoffice/forms/field-props.ts'
import { readEach } from '#web/forms/form.ts'
import { promotionErrors } from '#web/forms/promotion-errors.ts'
import { productForm, type TypedProduct } from './typed-product.ts'

export type ProductFieldErrors = BackofficeFieldErrors<keyof ProductDraft>

/** The values of the valid fields, undefined where a field is empty, and the errors of the others. */
interface ReadFields {
  readonly values: Partial<ProductDraft>
  readonly fieldErrors: ProductFieldErrors
}

/**
 * Reads the fields: on the server, and in the browser for the live preview, while the form is being filled in. An
 * emptied field is undefined, an invalid one absent.
 */
export function readTypedProduct(typed: TypedProduct): ReadFields {
  const { sizes, colors, pictures } = typed
  const read = readEach(productForm, typed)
  const fieldErrors: ProductFieldErrors = {
    ...promotionErrors(read.values),
    ...(!isSupplySound({ supply: undefined, preparationDays: undefined, ...read.values }) && {
      preparationDays: 'required',
    }),
    ...read.fieldErrors,
    ...partsError('sizes', sizes),
    ...partsError('colors', colors),
  }
  const right = Object.entries({ ...read.values, sizes, colors, pictures }).filter(([field]) => !(field in fieldErrors))
  return { values: Object.fromEntries(right), fieldErrors }
}

function partsError(
  field: 'sizes' | 'colors',
  parts: readonly { readonly name: string; readonly swatch?: string }[],
): ProductFieldErrors {
  const problem = partNamesProblem(field, parts)
  if (problem) return { [field]: problem }
  if (parts.some(({ name }) => countCharacters(name) > maxPartLength)) return { [field]: 'tooLong' }
  const hasNoColor = parts.some(({ swatch }) => swatch !== undefined && !/^#[0-9a-f]{6}$/.test(swatch))
  return hasNoColor ? { [field]: 'color' } : {}
}
