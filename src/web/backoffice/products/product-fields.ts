import type { ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import { categories } from '#domain/catalog/category.ts'
import { partNamesProblem } from '#domain/catalog/part-names.ts'
import { maxLowStock } from '#domain/merchandising/merchandising-rules.ts'
import type { Millimes } from '#domain/money.ts'
import { parsePrice } from '#domain/parse-price.ts'
import { cleanLine, cleanPlainLine, cleanText } from '#domain/text.ts'
import { parseDay, type TunisDay } from '#domain/tunis-day.ts'
import type { BackofficeFieldErrors } from '#web/backoffice/forms/check-form.ts'
import { parseWholeNumber } from '#web/backoffice/forms/parse-whole-number.ts'
import { readId } from '#web/http/parse-id.ts'
import { maxLengths } from './product-limits.ts'
import type { TypedProduct } from './typed-product.ts'

export type ProductFieldErrors = BackofficeFieldErrors<keyof ProductDraft>

/** The values of the valid fields, undefined where a field is empty, and the errors of the others. */
interface ReadFields {
  readonly values: Partial<ProductDraft>
  readonly fieldErrors: ProductFieldErrors
}

/** Returns the valid fields while the form is being filled in. An emptied field is undefined, an invalid one absent. */
export function readTyped(typed: TypedProduct): Partial<ProductDraft> {
  return readProductFields(typed).values
}

/** Reads the fields: in the browser for the live preview, and in `productForm`. */
export function readProductFields(typed: TypedProduct): ReadFields {
  const category = categories.find((category) => category === typed.category)
  const line = (field: 'regularPrice' | 'promotionalPrice' | 'width' | 'height' | 'weight' | 'lowStock') =>
    cleanPlainLine(typed[field])
  const regularPrice = parsePrice(line('regularPrice'))
  const promotionalPrice = parsePrice(line('promotionalPrice'))
  const [promotionFirstDay, promotionLastDay] = [dayIn(typed.promotionFirstDay), dayIn(typed.promotionLastDay)]
  const lowStock = line('lowStock')
  const storeId = readId(typed.storeId)
  const texts = {
    name: cleanLine(typed.name),
    model: cleanPlainLine(typed.model),
    description: cleanText(typed.description),
    mainColor: cleanLine(typed.mainColor),
  }
  const measures = {
    widthMillimeters: measureIn(line('width'), 10),
    heightMillimeters: measureIn(line('height'), 10),
    weightGrams: measureIn(line('weight'), 1),
    lowStock: lowStock === '' ? undefined : (parseWholeNumber(lowStock, maxLowStock) ?? null),
  }
  const days = { promotionFirstDay, promotionLastDay }
  const { sizes, colors, pictures } = typed
  const isTooLong = (field: keyof typeof texts) => texts[field].length > maxLengths[field]
  const fieldErrors: ProductFieldErrors = {
    ...(isTooLong('model') && { model: 'tooLong' }),
    ...(isTooLong('description') && { description: 'tooLong' }),
    ...(isTooLong('mainColor') && { mainColor: 'tooLong' }),
    ...(isTooLong('name') && { name: 'tooLong' }),
    ...(texts.name === '' && { name: 'required' }),
    ...(!category && { category: 'required' }),
    ...(storeId === undefined && { storeId: 'required' }),
    ...(regularPrice === undefined && { regularPrice: 'price' }),
    ...promotionError(line('promotionalPrice'), promotionalPrice, regularPrice),
    ...dayErrors(days, line('promotionalPrice') !== ''),
    ...Object.fromEntries(
      Object.entries(measures).flatMap(([name, value]) => (value === null ? [[name, 'number']] : [])),
    ),
    ...partsError('sizes', sizes),
    ...partsError('colors', colors),
  }
  const prices = { regularPrice, promotionalPrice, ...days }
  const all = { ...texts, ...measures, category, storeId, ...prices, sizes, colors, pictures }
  const right = Object.entries(all).filter(([field]) => !(field in fieldErrors))
  return { values: Object.fromEntries(right), fieldErrors }
}

function promotionError(
  typed: string,
  promotion: Millimes | undefined,
  regular: Millimes | undefined,
): ProductFieldErrors {
  if (typed === '') return {}
  if (promotion === undefined) return { promotionalPrice: 'price' }
  return regular !== undefined && promotion >= regular ? { promotionalPrice: 'promotion' } : {}
}

/** Returns the typed day; undefined for an empty field, null for an invalid one. */
function dayIn(typed: string): TunisDay | undefined | null {
  return typed === '' ? undefined : (parseDay(typed) ?? null)
}

type TypedDays = Readonly<Record<'promotionFirstDay' | 'promotionLastDay', TunisDay | undefined | null>>

function dayErrors(days: TypedDays, hasPrice: boolean): ProductFieldErrors {
  const { promotionFirstDay: first, promotionLastDay: last } = days
  return {
    ...(!hasPrice && (first || last) && { promotionalPrice: 'required' as const }),
    ...(first && last && first > last && { promotionLastDay: 'daysInOrder' as const }),
    ...(first === null && { promotionFirstDay: 'day' as const }),
    ...(last === null && { promotionLastDay: 'day' as const }),
  }
}

/** Returns the typed number times `factor`, rounded; undefined for an empty text, null for an invalid one. */
function measureIn(typed: string, factor: number): number | undefined | null {
  if (typed === '') return undefined
  const value = Math.round(Number(typed.replace(',', '.')) * factor)
  return Number.isSafeInteger(value) && value > 0 && value < 1_000_000 ? value : null
}

function partsError(
  field: 'sizes' | 'colors',
  parts: readonly { readonly name: string; readonly swatch?: string }[],
): ProductFieldErrors {
  const problem = partNamesProblem(field, parts)
  if (problem) return { [field]: problem }
  if (parts.some(({ name }) => name.length > maxLengths.part)) return { [field]: 'tooLong' }
  const hasNoColor = parts.some(({ swatch }) => swatch !== undefined && !/^#[0-9a-f]{6}$/.test(swatch))
  return hasNoColor ? { [field]: 'color' } : {}
}
