import { z } from 'zod'
import type { OfficeVariant, VariantValues } from '#domain/catalog/admin/office-variant.ts'
import type { SizeSplit } from '#domain/catalog/stock/split-stock.ts'
import { maxSkuLength } from '#domain/catalog/variant.ts'
import { cutText } from '#domain/cut-text.ts'
import { parsePrice } from '#domain/parse-price.ts'
import { cleanLine } from '#domain/text.ts'
import { rawTexts, readFields, sentIdOrZero } from '#web/forms/form-fields.ts'
import { readId } from '#web/http/parse-id.ts'
import { splitKey } from './cell-keys.ts'
import { readPieces } from './pieces.ts'
import type { TypedCell } from './typed-cells.ts'

/** More cells than any product has. */
const maxCells = 5000

/** Repeated fields, one of each for a cell. */
const cellsForm = z.object({ cell: rawTexts, typed: rawTexts, seen: rawTexts })

export const onSaleForm = z.object({ variantId: sentIdOrZero })

/** Reads the cells of a grid in which something else stands than before. */
export function readTypedCells(form: FormData): TypedCell[] {
  const { cell, typed, seen } = readFields(cellsForm, form)
  return cell
    .slice(0, maxCells)
    .map((key, row) => ({ key, text: (typed[row] ?? '').trim(), seen: seen[row] ?? '' }))
    .filter(({ text, seen }) => text !== seen)
}

/** The values of variants that were typed and what was displayed instead of them, by the id of the variant. */
export type TypedValues = ReadonlyMap<
  number,
  { readonly typed: Partial<VariantValues>; readonly seen: Partial<VariantValues> }
>

export interface ValuesReading {
  readonly values: TypedValues
  /** The cells that cannot be read, by their key. */
  readonly errors: Readonly<Record<string, 'wholeNumber' | 'price'>>
}

/** Reads the stock of variants: the key of a cell is the id of its variant. */
export function readCounts(cells: readonly TypedCell[]): ValuesReading {
  const values = new Map<number, { typed: Partial<VariantValues>; seen: Partial<VariantValues> }>()
  const errors: Record<string, 'wholeNumber'> = {}
  for (const { key, text, seen } of cells) {
    const stock = readPieces(text)
    if (stock === undefined) errors[key] = 'wholeNumber'
    else values.set(readId(key) ?? 0, { typed: { stock }, seen: { stock: readPieces(seen) ?? -1 } })
  }
  return { values, errors }
}

/** Reads the SKU and the own price of variants: the key of a cell is the column and the id of its variant. */
export function readDetails(cells: readonly TypedCell[]): ValuesReading {
  const values = new Map<number, { typed: Partial<VariantValues>; seen: Partial<VariantValues> }>()
  const errors: Record<string, 'price'> = {}
  for (const { key, text, seen } of cells) {
    const [column, id = ''] = key.split(' ')
    const ownPrice = parsePrice(text)
    if (column === 'price' && text !== '' && ownPrice === undefined) errors[key] = 'price'
    const [typedValue, seenValue] =
      column === 'price' ? [{ ownPrice }, { ownPrice: parsePrice(seen) }] : [{ sku: skuIn(text) }, { sku: seen }]
    const before = values.get(readId(id) ?? 0)
    values.set(readId(id) ?? 0, {
      typed: { ...before?.typed, ...typedValue },
      seen: { ...before?.seen, ...seenValue },
    })
  }
  return { values, errors }
}

function skuIn(text: string): string {
  return cutText(cleanLine(text), maxSkuLength).trimEnd()
}

/** Returns the edits of what was typed: what was not keeps the value that it has now. */
export function variantEditsOf(values: TypedValues, now: readonly OfficeVariant[]) {
  return Array.from(values, ([id, { typed, seen }]) => {
    const { stock = 0, sku = '', ownPrice = undefined } = now.find((variant) => variant.id === id) ?? {}
    const current = { stock, sku, ownPrice }
    return { id, ...current, ...typed, seen: { ...current, ...seen } }
  })
}

export interface SplitsReading {
  readonly splits: readonly SizeSplit[]
  readonly errors: Readonly<Record<string, 'wholeNumber'>>
}

/** The stock of the sizes as it was displayed. */
const splitForm = z.object({ size: rawTexts, stock: rawTexts })

/** Reads the pieces of sizes by color. A size without any number is left out, a color without one has none. */
export function readSplits(form: FormData, colorIds: readonly number[]): SplitsReading {
  const { size, stock } = readFields(splitForm, form)
  const cells = readTypedCells(form)
  const errors = Object.fromEntries(
    cells.filter(({ text }) => readPieces(text) === undefined).map(({ key }) => [key, 'wholeNumber' as const]),
  )
  const splits = size.flatMap((sent, row) => {
    const sizeId = readId(sent) ?? 0
    const pieces = new Map(
      colorIds.map((colorId) => {
        const cell = cells.find(({ key }) => key === splitKey(sizeId, colorId))
        return [colorId, cell ? (readPieces(cell.text) ?? 0) : undefined]
      }),
    )
    if ([...pieces.values()].every((count) => count === undefined)) return []
    const counted = new Map(Array.from(pieces, ([colorId, count = 0]) => [colorId, count]))
    return { sizeId, seen: readPieces(stock[row] ?? '') ?? -1, pieces: counted }
  })
  return { splits, errors }
}
