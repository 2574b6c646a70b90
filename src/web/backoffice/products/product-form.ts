import { z } from 'zod'
import type { ProductDraft } from '#domain/assortment/product-draft.ts'
import { type Category, categories } from '#domain/catalog/category.ts'
import { type Millimes, parsePrice } from '#domain/money.ts'
import { cleanLine, cleanText } from '#domain/text.ts'
import { textIn } from '../../read-form.ts'
import { longest } from './product-limits.ts'

export type ProductMistake = 'required' | 'tooLong' | 'price' | 'promotion' | 'number' | 'twice' | 'color'

export type ProductMistakes = { readonly [Field in keyof ProductDraft]?: ProductMistake }

export type ProductReading =
  | { readonly outcome: 'read'; readonly draft: ProductDraft }
  | { readonly outcome: 'invalid'; readonly mistakes: ProductMistakes }

/** Reads what a person wrote about a product. Fields that a short form does not have are empty. */
export function readProductForm(form: FormData): ProductReading {
  const line = (name: string) => cleanLine(textIn(form, name))
  const category = categories.find((category) => category === line('category'))
  const regularPrice = parsePrice(line('regularPrice'))
  const promotionalPrice = parsePrice(line('promotionalPrice'))
  const measures = {
    widthMillimeters: measureIn(line('width'), 10),
    heightMillimeters: measureIn(line('height'), 10),
    weightGrams: measureIn(line('weight'), 1),
  }
  const draft = {
    storeId: Number(line('storeId')) || 0,
    name: line('name'),
    model: line('model'),
    description: cleanText(textIn(form, 'description')),
    mainColor: line('mainColor'),
    sizes: sizesIn(form),
    colors: colorsIn(form),
    pictures: picturesIn(form),
  }
  const isTooLong = (field: 'name' | 'model' | 'description' | 'mainColor') => draft[field].length > longest[field]
  const mistakes: ProductMistakes = {
    ...(isTooLong('model') && { model: 'tooLong' }),
    ...(isTooLong('description') && { description: 'tooLong' }),
    ...(isTooLong('mainColor') && { mainColor: 'tooLong' }),
    ...(isTooLong('name') && { name: 'tooLong' }),
    ...(draft.name === '' && { name: 'required' }),
    ...(!category && { category: 'required' }),
    ...(draft.storeId === 0 && { storeId: 'required' }),
    ...(regularPrice === undefined && { regularPrice: 'price' }),
    ...promotionMistake(line('promotionalPrice'), promotionalPrice, regularPrice),
    ...Object.fromEntries(
      Object.entries(measures).flatMap(([name, value]) => (value === null ? [[name, 'number']] : [])),
    ),
    ...partsMistake('sizes', draft.sizes),
    ...partsMistake('colors', draft.colors),
  }
  if (!category || regularPrice === undefined || Object.keys(mistakes).length > 0)
    return { outcome: 'invalid', mistakes }
  const given = Object.fromEntries(Object.entries(measures).filter(([, value]) => value !== undefined))
  return {
    outcome: 'read',
    draft: { ...draft, category, regularPrice, ...(promotionalPrice !== undefined && { promotionalPrice }), ...given },
  }
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

function sizesIn(form: FormData): ProductDraft['sizes'] {
  const ids = form.getAll('sizeId').map(Number)
  const names = form.getAll('sizeName').map((name) => cleanLine(String(name)))
  const sizes = names.map((name, position) => ({ ...(ids[position] && { id: ids[position] }), name }))
  return sizes.length > 0 ? sizes : [{ name: '' }]
}

function colorsIn(form: FormData): ProductDraft['colors'] {
  const ids = form.getAll('colorId').map(Number)
  const swatches = form.getAll('swatch').map((swatch) => String(swatch).toLowerCase())
  const names = form.getAll('colorName').map((name) => cleanLine(String(name)))
  return names.map((name, position) => ({
    ...(ids[position] && { id: ids[position] }),
    name,
    swatch: swatches[position] ?? '',
  }))
}

function picturesIn(form: FormData): ProductDraft['pictures'] {
  const alts = form.getAll('alt').map((alt) => cleanLine(String(alt)).slice(0, longest.alt))
  const names = [...new Set(form.getAll('picture').map(String))]
  return names.map((fileName, position) => ({ fileName, alt: alts[position] ?? '' }))
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

const part = z.object({ id: z.int().optional(), name: z.string() })
const price = z.int().transform((amount) => amount as Millimes)
const draftShape = z.object({
  storeId: z.int(),
  name: z.string(),
  model: z.string(),
  category: z.enum(categories) satisfies z.ZodType<Category>,
  description: z.string(),
  regularPrice: price,
  promotionalPrice: price.optional(),
  mainColor: z.string(),
  widthMillimeters: z.int().optional(),
  heightMillimeters: z.int().optional(),
  weightGrams: z.int().optional(),
  sizes: z.array(part),
  colors: z.array(part.extend({ swatch: z.string() })),
  pictures: z.array(z.object({ fileName: z.string(), alt: z.string() })),
})

/** The product as it was when the form was opened, which travels with the form. Undefined when it was tampered with. */
export function readBase(form: FormData): ProductDraft | undefined {
  try {
    return draftShape.safeParse(JSON.parse(textIn(form, 'base'))).data
  } catch {
    return undefined
  }
}
