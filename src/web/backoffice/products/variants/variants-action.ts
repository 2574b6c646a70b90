import { data } from 'react-router'
import { type EditVariantsOutcome, editVariants } from '#domain/catalog/admin/edit-variants.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { listVariants } from '#domain/catalog/admin/list-variants.ts'
import type { OfficeVariant } from '#domain/catalog/admin/office-variant.ts'
import { type RetireVariantOutcome, setVariantRetired } from '#domain/catalog/admin/set-variant-retired.ts'
import { type PriceDoubt, priceDoubtOf } from '#domain/catalog/price-doubt.ts'
import { type SplitOutcome, splitStock } from '#domain/catalog/stock/split-stock.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { parsePrice } from '#domain/parse-price.ts'
import { confirmationOf } from '#web/backoffice/forms/unconfirmed-doubt.ts'
import { readFields } from '#web/forms/form-fields.ts'
import { textIn } from '#web/forms/read-form.ts'
import { doneIf } from '#web/http/done.ts'
import { priceFieldValue } from '#web/text/format.ts'
import { detailKey } from './cell-keys.ts'
import type { CellsResult, TypedCell } from './typed-cells.ts'
import {
  onSaleForm,
  readCounts,
  readDetails,
  readSplits,
  readTypedCells,
  type ValuesReading,
  variantEditsOf,
} from './variants-form.ts'

export type CellError = 'wholeNumber' | 'price' | 'below-price' | 'made-to-order' | 'one-of-a-kind' | PriceDoubt

/** The result of a grid of variants. Nothing is saved unless all of it is. */
export interface GridResult extends CellsResult {
  /** `invalid`: cells have errors. `nothing`: nothing was typed. */
  readonly outcome: EditVariantsOutcome['outcome'] | 'invalid' | 'nothing'
  /** By the key of the cell. */
  readonly errors: Readonly<Record<string, CellError>>
  /** What was typed of variants that are no longer on sale. */
  readonly gone: readonly string[]
}

export interface SplitResult extends CellsResult {
  readonly outcome: SplitOutcome['outcome'] | 'invalid' | 'nothing' | 'saved'
  readonly errors: Readonly<Record<string, CellError>>
  /** The size that the outcome is about. */
  readonly sizeId?: number | undefined
}

export interface OnSaleResult {
  readonly outcome: RetireVariantOutcome['outcome']
  readonly variantId: number
  readonly isRetired: boolean
}

/** The result of the form that was sent about the variants of a product. */
export interface VariantsResults {
  readonly counts?: GridResult
  readonly details?: GridResult
  readonly split?: SplitResult
  readonly onSale?: OnSaleResult
}

/** Runs the action of the form that was sent. */
export async function runVariantsAction(office: Marketplace, productId: number, form: FormData) {
  const button = textIn(form, 'do')
  switch (button) {
    case 'count-variants':
      return answerTo('counts', await saveCounts(office, productId, form))
    case 'edit-variants':
      return answerTo('details', await saveDetails(office, productId, form))
    case 'split-stock':
      return answerTo('split', await saveSplit(office, productId, form))
    case 'retire-variant':
    case 'restore-variant':
      return answerTo('onSale', await saveOnSale(office, productId, form, button === 'retire-variant'))
    default:
      throw data(null, { status: 400 })
  }
}

function answerTo<Part extends keyof VariantsResults>(part: Part, result: NonNullable<VariantsResults[Part]>) {
  return doneIf(result.outcome === 'saved', { [part]: result } as VariantsResults)
}

async function saveCounts(office: Marketplace, productId: number, form: FormData): Promise<GridResult> {
  const cells = readTypedCells(form)
  return saveGrid(office, productId, cells, {
    reading: readCounts(cells),
    keyOf: ({ id }) => [String(id)],
    textOf: (_, { stock }) => String(stock),
  })
}

async function saveDetails(office: Marketplace, productId: number, form: FormData): Promise<GridResult> {
  const cells = readTypedCells(form)
  const { errors, values } = readDetails(cells)
  const { product } = await getAdminProduct(office, productId)
  const doubts = cells.flatMap(({ key, text, seen }) => {
    const price = key.startsWith('price ') ? parsePrice(text) : undefined
    if (price === undefined || form.getAll('sure').includes(confirmationOf(key, price))) return []
    const doubt = priceDoubtOf(text, price, parsePrice(seen) ?? product.regularPrice)
    return doubt ? [[key, doubt] as const] : []
  })
  return saveGrid(office, productId, cells, {
    reading: { values, errors: { ...errors, ...Object.fromEntries(doubts) } },
    keyOf: ({ id }) => [detailKey('sku', id), detailKey('price', id)],
    textOf: (key, { sku, ownPrice }) =>
      key.startsWith('sku') ? sku : ownPrice === undefined ? '' : priceFieldValue(ownPrice),
  })
}

interface Grid {
  readonly reading: { readonly values: ValuesReading['values']; readonly errors: Readonly<Record<string, CellError>> }
  /** The keys of the cells of a variant. */
  readonly keyOf: (variant: Pick<OfficeVariant, 'id'>) => readonly string[]
  /** What a cell of a variant shows. */
  readonly textOf: (key: string, variant: OfficeVariant) => string
}

async function saveGrid(
  office: Marketplace,
  productId: number,
  typed: readonly TypedCell[],
  { reading: { values, errors }, keyOf, textOf }: Grid,
): Promise<GridResult> {
  const nothing = { typed, errors: {}, gone: [] }
  if (typed.length === 0) return { ...nothing, outcome: 'nothing' }
  if (Object.keys(errors).length > 0) return { ...nothing, outcome: 'invalid', errors }
  const result = await editVariants(office, productId, variantEditsOf(values, await listVariants(office, productId)))
  const typedKeys = typed.map(({ key }) => key)
  const errorsOf = (ids: readonly number[], error: CellError) =>
    Object.fromEntries(
      ids.flatMap((id) => keyOf({ id }).filter((key) => typedKeys.includes(key))).map((key) => [key, error]),
    )
  switch (result.outcome) {
    case 'changed-meanwhile': {
      const now = result.current.flatMap((variant) => keyOf(variant).map((key) => [key, textOf(key, variant)] as const))
      const onSale = (await listVariants(office, productId)).filter(({ isRetired }) => !isRetired)
      const offered = onSale.flatMap(keyOf)
      const gone = typed.filter(({ key }) => !offered.includes(key)).map(({ text }) => text)
      return { ...nothing, outcome: result.outcome, now: Object.fromEntries(now), gone }
    }
    case 'below-price':
      return {
        ...{ ...nothing, outcome: 'invalid' },
        errors: Object.fromEntries(result.ids.map((id) => [detailKey('price', id), 'below-price'])),
      }
    case 'made-to-order':
    case 'one-of-a-kind':
      return { ...nothing, outcome: 'invalid', errors: errorsOf([result.id], result.outcome) }
    default:
      return { ...nothing, outcome: result.outcome }
  }
}

async function saveSplit(office: Marketplace, productId: number, form: FormData): Promise<SplitResult> {
  const { product } = await getAdminProduct(office, productId)
  const typed = readTypedCells(form)
  const { splits, errors } = readSplits(
    form,
    product.colors.map(({ id }) => id),
  )
  if (Object.keys(errors).length > 0) return { outcome: 'invalid', typed, errors }
  if (splits.length === 0) return { outcome: 'nothing', typed, errors }
  const result = await splitStock(office, productId, splits)
  if (result.outcome === 'split') return { outcome: 'saved', typed, errors }
  return { ...result, typed, errors }
}

/** Takes a variant off sale, or restores it. */
async function saveOnSale(
  office: Marketplace,
  productId: number,
  form: FormData,
  isRetired: boolean,
): Promise<OnSaleResult> {
  const { variantId } = readFields(onSaleForm, form)
  const { outcome } = await setVariantRetired(office, productId, variantId, isRetired)
  return { outcome, variantId, isRetired }
}
