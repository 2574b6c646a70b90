import type { ProductDraft } from '#domain/assortment/product-draft.ts'
import { categories } from '#domain/catalog/category.ts'
import { type Millimes, parsePrice } from '#domain/money.ts'
import { cleanLine, cleanText } from '#domain/text.ts'
import { longest } from './product-limits.ts'
import { type TypedProduct, typedIn } from './typed-product.ts'

export type ProductMistake = 'required' | 'tooLong' | 'price' | 'promotion' | 'number' | 'twice' | 'color'

export type ProductMistakes = { readonly [Field in keyof ProductDraft]?: ProductMistake }

export type ProductReading =
  | { readonly outcome: 'read'; readonly draft: ProductDraft }
  /** `typed` is what they wrote, so that nothing of it is lost. */
  | { readonly outcome: 'invalid'; readonly mistakes: ProductMistakes; readonly typed: TypedProduct }

/** Reads what a person wrote about a product. */
export function readProductForm(form: FormData): ProductReading {
  const typed = typedIn(form)
  const { readable, mistakes } = readFields(typed)
  if (Object.keys(mistakes).length > 0) return { outcome: 'invalid', mistakes, typed }
  const given = Object.entries(readable).filter(([, value]) => value !== undefined)
  return { outcome: 'read', draft: Object.fromEntries(given) as unknown as ProductDraft }
}

/** As much of it as can be read while they write. A field that was emptied is undefined, a mistaken one is absent. */
export function readTyped(typed: TypedProduct): Partial<ProductDraft> {
  return readFields(typed).readable
}

function readFields(typed: TypedProduct): { readable: Partial<ProductDraft>; mistakes: ProductMistakes } {
  const category = categories.find((category) => category === typed.category)
  const line = (field: 'regularPrice' | 'promotionalPrice' | 'width' | 'height' | 'weight') => cleanLine(typed[field])
  const regularPrice = parsePrice(line('regularPrice'))
  const promotionalPrice = parsePrice(line('promotionalPrice'))
  const storeId = /^[1-9]\d{0,8}$/.test(typed.storeId) ? Number(typed.storeId) : undefined
  const words = {
    name: cleanLine(typed.name),
    model: cleanLine(typed.model),
    description: cleanText(typed.description),
    mainColor: cleanLine(typed.mainColor),
  }
  const measures = {
    widthMillimeters: measureIn(line('width'), 10),
    heightMillimeters: measureIn(line('height'), 10),
    weightGrams: measureIn(line('weight'), 1),
  }
  const { sizes, colors, pictures } = typed
  const isTooLong = (field: keyof typeof words) => words[field].length > longest[field]
  const mistakes: ProductMistakes = {
    ...(isTooLong('model') && { model: 'tooLong' }),
    ...(isTooLong('description') && { description: 'tooLong' }),
    ...(isTooLong('mainColor') && { mainColor: 'tooLong' }),
    ...(isTooLong('name') && { name: 'tooLong' }),
    ...(words.name === '' && { name: 'required' }),
    ...(!category && { category: 'required' }),
    ...(storeId === undefined && { storeId: 'required' }),
    ...(regularPrice === undefined && { regularPrice: 'price' }),
    ...promotionMistake(line('promotionalPrice'), promotionalPrice, regularPrice),
    ...Object.fromEntries(
      Object.entries(measures).flatMap(([name, value]) => (value === null ? [[name, 'number']] : [])),
    ),
    ...partsMistake('sizes', sizes),
    ...partsMistake('colors', colors),
  }
  const all = { ...words, ...measures, category, storeId, regularPrice, promotionalPrice, sizes, colors, pictures }
  const right = Object.entries(all).filter(([field]) => !(field in mistakes))
  return { readable: Object.fromEntries(right) as Partial<ProductDraft>, mistakes }
}

function promotionMistake(
  typed: string,
  promotion: Millimes | undefined,
  regular: Millimes | undefined,
): ProductMistakes {
  if (typed === '') return {}
  if (promotion === undefined) return { promotionalPrice: 'price' }
  return regular !== undefined && promotion >= regular ? { promotionalPrice: 'promotion' } : {}
}

/** A measure with at most one decimal, in units of `factor`; undefined when nothing is typed, null when it is no measure. */
function measureIn(typed: string, factor: number): number | undefined | null {
  if (typed === '') return undefined
  const value = Math.round(Number(typed.replace(',', '.')) * factor)
  return Number.isSafeInteger(value) && value > 0 && value < 1_000_000 ? value : null
}

/** Only a single size may have no name: there is nothing to choose. */
function partsMistake(
  field: 'sizes' | 'colors',
  parts: readonly { readonly name: string; readonly swatch?: string }[],
): ProductMistakes {
  const names = parts.map(({ name }) => name.toLowerCase())
  const mayBeEmpty = field === 'sizes' && parts.length === 1
  if (names.some((name) => name === '') && !mayBeEmpty) return { [field]: 'required' }
  if (names.some((name) => name.length > longest.part)) return { [field]: 'tooLong' }
  if (new Set(names).size < names.length) return { [field]: 'twice' }
  const hasNoColor = parts.some(({ swatch }) => swatch !== undefined && !/^#[0-9a-f]{6}$/.test(swatch))
  return hasNoColor ? { [field]: 'color' } : {}
}
