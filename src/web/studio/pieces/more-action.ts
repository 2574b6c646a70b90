import { data, redirect } from 'react-router'
import { type AdminProduct, productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { editProduct } from '#domain/catalog/admin/edit-product.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { listVariants } from '#domain/catalog/admin/list-variants.ts'
import type { OfficeVariant } from '#domain/catalog/admin/office-variant.ts'
import type { ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import { priceDoubtOf } from '#domain/catalog/price-doubt.ts'
import { maxPartLength } from '#domain/catalog/product-texts.ts'
import { changeStock } from '#domain/catalog/stock/change-stock.ts'
import { type SplitOutcome, splitStock } from '#domain/catalog/stock/split-stock.ts'
import { cutText } from '#domain/cut-text.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import { isSupplySound } from '#domain/supply.ts'
import { cleanLine, cleanText, comparableName } from '#domain/text.ts'
import { type FormFields, readEach, typedIn, typedOf } from '#web/forms/form.ts'
import { readFields } from '#web/forms/form-fields.ts'
import { mergeTyped } from '#web/forms/merge-typed.ts'
import { parseWholeNumber } from '#web/forms/parse-whole-number.ts'
import { promotionErrors } from '#web/forms/promotion-errors.ts'
import { textIn } from '#web/forms/read-form.ts'
import { catchRateLimited } from '#web/http/catch-rate-limited.ts'
import { moreOfPiecePath } from '#web/paths/studio-paths.ts'
import {
  type FieldForm,
  type FormField,
  type FormProblem,
  fieldForms,
  maxParts,
  partsForm,
  seenForm,
  type Typed,
  textsForm,
} from './more-form.ts'
import { type PieceWords, withWords, wordsOf } from './piece-form.ts'
import { splitFields } from './split-fields.ts'

/** A form of plain fields as it was sent, to be shown again: nothing was saved. */
export interface ReturnedFields {
  readonly form: FieldForm
  readonly typed: Typed
  readonly errors: { readonly [Field in FormField]?: FormProblem }
  /** A price that is asked about. */
  readonly sure?: Millimes
  /** What somebody else has saved meanwhile, as it would be typed. */
  readonly theirs?: Typed
}

/** The texts in another language as they were sent. */
export interface ReturnedTexts {
  readonly form: 'texts'
  readonly language: Locale
  readonly typed: Texts
  readonly isRequired?: boolean
  readonly theirs?: Partial<Texts>
}

type Texts = Pick<PieceWords, 'name' | 'description'>

/** The list of sizes or colors as it was sent. */
export interface ReturnedParts {
  readonly form: 'sizes' | 'colors'
  /** By the ids of those that there were. */
  readonly names: Readonly<Record<number, string>>
  readonly newName: string
  readonly problem?: 'required' | 'twice' | 'too-many' | 'last' | 'changed-meanwhile'
}

export interface ReturnedSplit {
  readonly form: 'split'
  readonly typed: Readonly<Record<string, string>>
  readonly problem?: Exclude<SplitOutcome['outcome'], 'split'> | 'number'
}

/** Runs the action of a form on the page of more about a piece. */
export async function runMoreAction(studio: Marketplace, id: number, form: FormData) {
  const what = textIn(form, 'do')
  const item = await getAdminProduct(studio, id)
  switch (what) {
    case 'facts':
    case 'promotion':
      return saveFields(studio, item, what, form)
    case 'texts':
      return saveTexts(studio, item, form)
    case 'sizes':
    case 'colors':
      return saveParts(studio, item, what, form)
    case 'split':
      return split(studio, item, form)
    default:
      throw data(null, { status: 400 })
  }
}

/** Saves the fields of one form. What somebody has changed beside them is no conflict. */
async function saveFields(studio: Marketplace, item: AdminProduct, part: FieldForm, form: FormData) {
  const { id } = item.product
  const fields: FormFields = fieldForms[part]
  const current = productDraftOf(item)
  const sent = readFields(seenForm, form)
  const typed = typedIn(fields, form) as Typed
  const seen = { ...typedOf(fields, { ...current }), ...sent.seen } as Typed
  const reading = readEach(fields, typed)
  const values = reading.values as Partial<ProductDraft>
  const { regularPrice } = current
  const { promotionalPrice: price } = values
  const typedPrice = typed.promotionalPrice ?? ''
  const doubt =
    price !== undefined &&
    price !== current.promotionalPrice &&
    price !== sent.sure &&
    priceDoubtOf(typedPrice, price, regularPrice)
  const edited = { ...current, ...values }
  const errors: ReturnedFields['errors'] = {
    ...(doubt && { promotionalPrice: doubt }),
    ...(part === 'promotion' && promotionErrors({ ...values, regularPrice })),
    ...(!isSupplySound(edited) && { preparationDays: 'required' }),
    ...(reading.fieldErrors as ReturnedFields['errors']),
  }
  const returned: ReturnedFields = { form: part, typed, errors }
  if (Object.keys(errors).length > 0)
    return data({ ...returned, ...(doubt && { sure: price as Millimes }) }, { status: 422 })
  const base = { ...current, ...(readEach(fields, seen).values as Partial<ProductDraft>) }
  const saving = editProduct(studio, id, { base, edited }).then((result) => {
    switch (result.outcome) {
      case 'saved':
        return redirect(moreOfPiecePath(id, part))
      case 'unknown':
        return data({ ...returned, errors: { category: 'required' } } satisfies ReturnedFields, { status: 422 })
      case 'invalid':
        return data({ ...returned, errors: { supply: 'severalPieces' } } satisfies ReturnedFields, { status: 409 })
      case 'changed-meanwhile': {
        const now = typedOf(fields, { ...result.current }) as Typed
        return data({ ...returned, ...mergeTyped(typed, seen, now) } satisfies ReturnedFields, { status: 409 })
      }
    }
  })
  return catchRateLimited(saving, returned)
}

async function saveTexts(studio: Marketplace, item: AdminProduct, form: FormData) {
  const { id } = item.product
  const { language, name, description, ...sent } = readFields(textsForm, form)
  if (!language || language === studio.locale) throw data(null, { status: 400 })
  const languages = { writtenIn: item.locale, locale: language }
  const current = productDraftOf(item)
  const { regularPrice, ...now } = wordsOf(current, languages)
  // A text may have come into the shop with spaces that a form does not send.
  const seen = {
    name: sent.seenName === cleanLine(now.name) ? now.name : sent.seenName,
    description: sent.seenDescription === cleanText(now.description) ? now.description : sent.seenDescription,
  }
  const typed = { name, description }
  const returned: ReturnedTexts = { form: 'texts', language, typed }
  if (name === '' && language === item.locale) return data({ ...returned, isRequired: true }, { status: 422 })
  const draftWith = (texts: Texts) => withWords(current, { ...texts, regularPrice }, languages)
  const saving = editProduct(studio, id, { base: draftWith(seen), edited: draftWith(typed) }).then((result) => {
    if (result.outcome === 'saved') return redirect(moreOfPiecePath(id, 'texts'))
    if (result.outcome !== 'changed-meanwhile') throw new Error(`The texts of product ${id}: ${result.outcome}`)
    const { regularPrice: _, ...saved } = wordsOf(result.current, languages)
    return data({ ...returned, ...mergeTyped({ ...typed }, { ...seen }, { ...saved }) } as ReturnedTexts, {
      status: 409,
    })
  })
  return catchRateLimited(saving, returned)
}

interface Part {
  readonly id?: number | undefined
  readonly name: string
  readonly swatch?: string | undefined
}

/** Saves the sizes or the colors: other names, those that go, and a new one, a size with its pieces. */
async function saveParts(studio: Marketplace, item: AdminProduct, part: 'sizes' | 'colors', form: FormData) {
  const { id } = item.product
  const current = productDraftOf(item)
  const before: readonly Part[] = current[part]
  const { seen = before, gone, newName, ...sent } = readFields(partsForm, form)
  const written = new Map(
    sent.id.map((id, place) => [id, { name: partName(sent.name[place]), swatch: sent.swatch[place] }]),
  )
  const names = Object.fromEntries(Array.from(written, ([id, { name }]) => [id, name]))
  const returned: ReturnedParts = { form: part, names, newName }
  const refused = (problem: NonNullable<ReturnedParts['problem']>, status: number) =>
    data({ ...returned, problem }, { status })
  // A second tap: the first one has added it.
  const isAdded = before.some(
    (one) => comparableName(one.name) === comparableName(newName) && seen.every(({ id }) => id !== one.id),
  )
  if (newName !== '' && isAdded) return redirect(moreOfPiecePath(id, part))

  const kept = before.flatMap((one) => {
    if (one.id === undefined || gone.includes(one.id)) return []
    const { name = one.name, swatch } = written.get(one.id) ?? {}
    return [{ ...one, name, ...(part === 'colors' && swatch !== undefined && { swatch }) }]
  })
  const added = { name: newName, ...(part === 'colors' && { swatch: sent.newSwatch }) }
  const parts = newName === '' ? kept : [...kept, added]
  if (parts.length > Math.max(maxParts, before.length)) return refused('too-many', 409)
  if (parts.length === 0 && part === 'sizes') return refused('last', 409)
  const base = seen.map((one) => ({ ...before.find(({ id }) => id === one.id), ...one }))
  const saving = editProduct(studio, id, {
    base: { ...current, [part]: base },
    edited: withoutMissingColors({ ...current, [part]: parts }),
  }).then(async (result) => {
    if (result.outcome === 'changed-meanwhile') return refused(result.outcome, 409)
    if (result.outcome === 'invalid' && result.field === part) return refused(result.problem, 422)
    if (result.outcome !== 'saved') throw new Error(`The ${part} of product ${id}: ${result.outcome}`)
    if (part === 'sizes' && newName !== '') await addPieces(studio, id, newName, sent.stock ?? 0)
    return redirect(moreOfPiecePath(id, part))
  })
  return catchRateLimited(saving, returned)
}

function partName(typed = ''): string {
  return cutText(cleanLine(typed), maxPartLength).trimEnd()
}

/** A picture of a color that goes is one of the piece. */
function withoutMissingColors(draft: ProductDraft): ProductDraft {
  const pictures = draft.pictures.map(({ colorId, ...picture }) =>
    draft.colors.some(({ id }) => id === colorId) ? { ...picture, colorId } : picture,
  )
  return { ...draft, pictures }
}

/** The pieces of a new size, unless they are told apart by color, or not counted. */
async function addPieces(studio: Marketplace, id: number, sizeName: string, pieces: number): Promise<void> {
  const variants = await listVariants(studio, id)
  const variant = variants.find((one) => one.sizeName === sizeName && one.colorId === undefined && !one.isRetired)
  if (variant && pieces > 0) await changeStock(studio, variant.id, { reason: 'delivered', pieces })
}

/** Tells the pieces of sizes apart by color. */
async function split(studio: Marketplace, { product }: AdminProduct, form: FormData) {
  const { id, colors } = product
  const together = sizesTogether(product, await listVariants(studio, id))
  const typed = Object.fromEntries(
    together.flatMap(({ id: sizeId }) =>
      colors.map((color) => {
        const field = splitFields.pieces(sizeId, color.id)
        return [field, textIn(form, field)]
      }),
    ),
  )
  const numbers = Object.fromEntries(
    Object.entries(typed).map(([field, text]) => [field, parseWholeNumber(text, 999_999, 0)]),
  )
  const returned: ReturnedSplit = { form: 'split', typed }
  if (Object.values(numbers).includes(undefined))
    return data({ ...returned, problem: 'number' as const }, { status: 422 })
  const splits = together.map(({ id: sizeId }) => ({
    sizeId,
    seen: parseWholeNumber(textIn(form, splitFields.seen(sizeId)), 999_999, 0) ?? -1,
    pieces: new Map(colors.map((color) => [color.id, numbers[splitFields.pieces(sizeId, color.id)] ?? 0])),
  }))
  const splitting = splitStock(studio, id, splits).then(({ outcome }) =>
    outcome === 'split'
      ? redirect(moreOfPiecePath(id, 'split'))
      : data({ ...returned, problem: outcome }, { status: 409 }),
  )
  return catchRateLimited(splitting, returned)
}

/** Returns the sizes whose pieces are not told apart by color. */
export function sizesTogether({ sizes }: Pick<AdminProduct['product'], 'sizes'>, variants: readonly OfficeVariant[]) {
  return sizes.filter(({ id }) =>
    variants.some(({ sizeId, colorId, isRetired }) => sizeId === id && colorId === undefined && !isRetired),
  )
}
