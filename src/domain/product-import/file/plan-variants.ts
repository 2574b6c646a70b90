import type { NewProduct } from '#domain/catalog/new-product.ts'
import { maxPartLength } from '#domain/catalog/product-texts.ts'
import { priceOfVariant } from '#domain/catalog/variant.ts'
import { cutText } from '#domain/cut-text.ts'
import { locales } from '#domain/locale.ts'
import type { Millimes } from '#domain/money.ts'
import { cleanLine, comparableName } from '#domain/text.ts'
import type { Translations } from '#domain/translations.ts'
import type { CellReader } from './cell-reader.ts'
import type { ImportTableRow } from './import-table.ts'
import type { PieceFindings } from './piece-findings.ts'
import type { PartCell, PieceRows } from './piece-rows.ts'
import { planPrices, type RowPrices } from './plan-prices.ts'
import { neutralSwatch, swatchOf } from './swatch-of.ts'

const maxSizes = 100
const maxColors = 50
const maxPieces = 999_999

export interface PlannedVariants extends Pick<NewProduct, 'sizes' | 'colors' | 'regularPrice' | 'promotionalPrice'> {
  /** The only color that there is: nothing is chosen by it. */
  readonly onlyColor: Part | undefined
}

interface Part {
  readonly name: string
  readonly translations?: Translations<'name'>
}

/** A row with what its cells say. */
interface ReadVariant {
  /** By their keys; a size or color that is not told apart is ''. */
  readonly sizes: readonly string[]
  readonly colors: readonly string[]
  readonly prices: RowPrices | undefined
  readonly stock: number | undefined
}

type WithValues = ReadVariant & { readonly prices: RowPrices; readonly stock: number }

function isRead(variant: ReadVariant): variant is WithValues {
  return variant.prices !== undefined && variant.stock !== undefined
}

/** Returns sizes and colors of a piece with prices and stock; undefined where its rows are refused or asked about. */
export function planVariants(
  reader: CellReader,
  { variants }: PieceRows,
  findings: PieceFindings,
): PlannedVariants | undefined {
  if (variants.some(({ sizes, colors }) => sizes.length > maxSizes || colors.length > maxColors)) {
    findings.refuse('too-many-variants')
    return undefined
  }
  const [sizeParts, colorParts] = [new Map<string, Part>(), new Map<string, Part>()]
  const read = variants.map(({ row, hasNoStock, ...cells }) => {
    const sizes = partKeys(cells.sizes, 'size', sizeParts, findings)
    const colors = partKeys(cells.colors, 'color', colorParts, findings)
    const stock = hasNoStock ? '' : reader.text(row, 'stock')
    const prices = planPrices(reader, row, findings)
    return { sizes, colors, prices, stock: planStock(reader, row, stock, sizes.length > 1, findings) }
  })
  checkParts(read, sizeParts, colorParts, findings)
  if (findings.reasons.length > 0 || findings.isAsked || !read.every(isRead)) return undefined
  const [onlyColor, ...otherColors] = colorParts.values()
  const isChosenByColor = otherColors.length > 0
  const nameOf = (size: string, color = '') =>
    [sizeParts.get(size), colorParts.get(color)].flatMap((part) => part?.name ?? []).join(' / ')
  const bySize = joinBySize(read, isChosenByColor, findings, nameOf)
  if (!bySize) return undefined
  const colors = isChosenByColor ? [...colorParts] : []
  const prices = pricesOfSizes([...bySize.values()], findings)
  // A row that stands for several colors says how many pieces there are of all of them.
  const isByColor = colors.length > 0 && read.every(({ colors }) => colors.length === 1)
  const sizes = [...bySize].map(([key, { regular, stocks }]) => ({
    ...(sizeParts.get(key) ?? { name: '' }),
    ...(regular > prices.regularPrice && { price: regular }),
    stock: [...stocks.values()].reduce((sum, pieces) => sum + pieces, 0),
    ...(isByColor && { stockByColor: colors.map(([color]) => stocks.get(color) ?? 0) }),
  }))
  return {
    ...{ sizes, ...prices, onlyColor: isChosenByColor ? undefined : onlyColor },
    colors: colors.map(([, color]) => ({ ...color, swatch: plannedSwatch(color.name, findings) })),
  }
}

/** Puts the parts of a row among those of the piece, and returns their keys. */
function partKeys(
  cells: readonly PartCell[],
  field: 'size' | 'color',
  parts: Map<string, Part>,
  findings: PieceFindings,
): readonly string[] {
  return cells.flatMap(({ name, translations = {} }) => {
    const cleaned = cleanLine(name.slice(0, 1000))
    const part = cutText(cleaned, maxPartLength).trim()
    if (part !== cleaned) findings.note('text-cut', field, cleaned)
    const key = comparableName(part)
    if (key === '') return []
    const others = locales.flatMap((locale) => {
      const text = cutText(cleanLine((translations[locale] ?? '').slice(0, 1000)), maxPartLength).trim()
      return text === '' ? [] : [[locale, { name: text }] as const]
    })
    if (!parts.has(key))
      parts.set(key, { name: part, ...(others.length > 0 && { translations: Object.fromEntries(others) }) })
    return [key]
  })
}

function checkParts(
  variants: readonly ReadVariant[],
  sizes: ReadonlyMap<string, Part>,
  colors: ReadonlyMap<string, Part>,
  findings: PieceFindings,
): void {
  const isMixed = (kind: 'sizes' | 'colors') => new Set(variants.map((variant) => variant[kind].length > 0)).size > 1
  if (isMixed('sizes')) findings.refuse('variant-incomplete', 'size')
  if (isMixed('colors')) findings.refuse('variant-incomplete', 'color')
  if (sizes.size > maxSizes || colors.size > maxColors) findings.refuse('too-many-variants')
}

/** Returns the pieces of a row: 0 where nobody says how many there are of each size. */
function planStock(
  reader: CellReader,
  row: ImportTableRow,
  text: string,
  isOfSeveralSizes: boolean,
  findings: PieceFindings,
): number | undefined {
  if (text.trim() === '') {
    findings.note('stock-unknown', 'stock')
    return 0
  }
  const thousandths = reader.number(row, 'stock')
  if (thousandths === 'asked') {
    findings.isAsked = true
    return undefined
  }
  const stock = (thousandths ?? Number.NaN) / 1000
  if (!Number.isInteger(stock) || stock > maxPieces) {
    findings.refuse('stock-unreadable', 'stock', text)
    return undefined
  }
  if (stock < 0) findings.note('stock-below-zero', 'stock', text)
  else if (isOfSeveralSizes && stock > 0) findings.note('stock-of-all-sizes', 'stock', text)
  return isOfSeveralSizes ? 0 : Math.max(0, stock)
}

interface JoinedSize {
  regular: Millimes
  readonly promotional: Set<Millimes | undefined>
  /** By the key of a color. */
  readonly stocks: Map<string, number>
}

/** Joins the rows of each size, in the order of their first ones; undefined where two say the same size and color. */
function joinBySize(
  variants: readonly WithValues[],
  isChosenByColor: boolean,
  findings: PieceFindings,
  nameOf: (size: string, color?: string) => string,
): ReadonlyMap<string, JoinedSize> | undefined {
  const joined = new Map<string, JoinedSize>()
  for (const { sizes, colors, prices, stock } of variants)
    for (const size of sizes.length > 0 ? sizes : ['']) {
      const known = joined.get(size)
      if (known && known.regular !== prices.regular) findings.note('price-by-color', 'price', nameOf(size))
      const entry = known ?? { regular: prices.regular, promotional: new Set(), stocks: new Map() }
      if (prices.regular > entry.regular) entry.regular = prices.regular
      entry.promotional.add(prices.promotional)
      joined.set(size, entry)
      for (const [index, color] of (isChosenByColor && colors.length > 0 ? colors : ['']).entries()) {
        if (entry.stocks.has(color)) {
          findings.refuse('variant-repeated', 'size', nameOf(size, color || colors[0]))
          return undefined
        }
        entry.stocks.set(color, index === 0 ? stock : 0)
      }
    }
  return joined
}

/** A promotion lowers each size by the same part. */
function pricesOfSizes(
  sizes: readonly JoinedSize[],
  findings: PieceFindings,
): Pick<NewProduct, 'regularPrice' | 'promotionalPrice'> {
  const cheapest = sizes.reduce((least, size) => (size.regular < least.regular ? size : least))
  const regularPrice = cheapest.regular
  const [promotionalPrice] = cheapest.promotional
  const isReduced = sizes.some(({ promotional }) => [...promotional].some((price) => price !== undefined))
  const isSame = sizes.every(({ regular, promotional: [price, ...others] }) => {
    const expected = promotionalPrice && priceOfVariant(regular, regularPrice, promotionalPrice)
    return others.length === 0 && price === expected
  })
  if (isReduced && !isSame) findings.note('promotion-differs', 'promotionalPrice')
  return { regularPrice, promotionalPrice: isSame ? promotionalPrice : undefined }
}

function plannedSwatch(name: string, findings: PieceFindings): string {
  const swatch = swatchOf(name)
  if (swatch === undefined) findings.note('color-unknown', 'color', name)
  return swatch ?? neutralSwatch
}
