import { findVariant } from '#domain/catalog/variant.ts'
import { type CodeRefusal, type DiscountTerms, refusalOn, type TypedCode } from '#domain/discounts/discount-code.ts'
import { discountOfLines } from '#domain/discounts/discount-of-lines.ts'
import { tryCode } from '#domain/discounts/try-code.ts'
import type { Governorate } from '#domain/geography/governorate.ts'
import type { Clock, Marketplace } from '#domain/marketplace.ts'
import { millimes, times } from '#domain/money.ts'
import type { QuotedLine, RequestedLine } from '#domain/orders/order.ts'
import { type Fee, shippingOf, type Totals, totalsOf } from '#domain/orders/totals.ts'
import { RateLimited } from '#domain/rate-limits/rate-limit.ts'
import { getSaleTerms } from '#domain/sale-terms/sale-terms-setting.ts'
import { type TunisDay, tunisDayOf } from '#domain/tunis-day.ts'
import { isSamePiece, piecesOf } from './order-lines.ts'
import { findShortVariants } from './stock-of-lines.ts'
import { asOffered, selectVariants, type VariantRow } from './variant-statements.ts'

/** The requested lines at current prices and stock. Positions count from 0 in the order requested. */
export interface Quote {
  readonly lines: readonly StockedLine[]
  readonly totals: Totals
  /** Why the typed code takes nothing off; absent without one, or when it does. */
  readonly codeRefusal?: CodeRefusal
  /**
   * Lines with an unknown product, size or color, with a color that the size does not come in, or without a size where
   * one has to be chosen.
   */
  readonly unknown: readonly UnknownLine[]
  /** Lines of which there is less than all lines together request. */
  readonly short: readonly ShortLine[]
}

/** A line and the pieces still available of its variant; 0 for a retired product. */
export interface StockedLine extends QuotedLine {
  /** Of the requested line, which has several where some of its pieces keep the price of their order. */
  readonly position: number
  readonly left: number
  /** While its store is closed. */
  readonly reopensOn?: TunisDay
}

export interface UnknownLine {
  readonly position: number
  readonly part: 'product' | 'size' | 'color'
}

export interface ShortLine {
  readonly position: number
  readonly productId: number
  readonly variantId: number
  readonly sizeId: number
  readonly colorId?: number
  readonly name: string
  /** Of the variant, as far as it has them. */
  readonly sizeName: string
  readonly colorName?: string
  /** Pieces still available; 0 for a retired product, and while the store is closed. */
  readonly left: number
  /** From when there are pieces again, while the store is closed. */
  readonly reopensOn?: TunisDay
}

/**
 * Quotes the lines with the current prices, stock and sale terms. The delivery fee is that of the governorate, if it is
 * known, and the discount that of the typed code, as far as it does not depend on the phone number.
 */
export async function quoteLines(
  marketplace: Marketplace,
  requested: readonly RequestedLine[],
  { governorate, code }: { readonly governorate?: Governorate | undefined; readonly code?: string | undefined } = {},
): Promise<Quote> {
  const typed = code === undefined ? undefined : await tryCode(marketplace, code).catch(refusalOf)
  const [{ rows }, terms] = await Promise.all([
    marketplace.db.executeQuery(selectVariants(marketplace, requested)),
    getSaleTerms(marketplace),
  ])
  const discount = typed && ('reason' in typed ? { refusal: typed } : discountFrom(marketplace.clock, typed))
  return quoteFrom(asOffered(rows), requested, { shipping: shippingOf(terms, { governorate }), discount })
}

function refusalOf(error: unknown): CodeRefusal {
  if (error instanceof RateLimited) return { reason: 'too-many-tries' }
  throw error
}

/** What a typed code gives, or why it gives nothing, whatever the pieces. */
export type QuotedDiscount =
  | { readonly terms: DiscountTerms; readonly code: string }
  | { readonly refusal: CodeRefusal }

export function discountFrom(clock: Clock, typed: TypedCode): QuotedDiscount {
  const refusal = refusalOn(tunisDayOf(clock.now()), typed)
  if (refusal || !typed.found) return { refusal: refusal ?? { reason: 'unknown' } }
  return { terms: typed.found, code: typed.code }
}

interface QuoteOptions {
  /** The pieces by variant that an order being changed has already; they count as available to it. */
  readonly held?: ReadonlyMap<number, number>
  /** The lines of an order being changed: its pieces keep the price at which they were ordered. */
  readonly agreed?: readonly QuotedLine[]
  /** The delivery fee; 0 for an order handed over in the shop. */
  readonly shipping: Fee
  /** Undefined: agreed pieces keep the discount that they have. */
  readonly discount?: QuotedDiscount | undefined
}

/** Quotes the lines from variants that have been read; pure. */
export function quoteFrom(
  variants: readonly VariantRow[],
  requested: readonly RequestedLine[],
  { held = new Map(), agreed = [], shipping, discount }: QuoteOptions,
): Quote {
  const takeAgreed = agreedPieces(agreed)
  const lines: StockedLine[] = []
  const unknown: UnknownLine[] = []

  for (const [position, line] of requested.entries()) {
    const variant = variantOf(variants, line)
    const isFound = typeof variant !== 'string'
    const quoted = isFound ? quotedLine(line, variant) : variant === 'product' ? undefined : keptLine(line, agreed)
    if (quoted) {
      const left = (isFound && !variant.isRetired ? variant.stock : 0) + (held.get(quoted.variantId) ?? 0)
      const reopensAt = isFound ? variant.reopensAt : null
      const closed = reopensAt && { reopensOn: tunisDayOf(reopensAt) }
      lines.push(...takeAgreed({ position, ...quoted, left, ...closed }, line))
    } else unknown.push({ position, part: variant as UnknownLine['part'] })
  }

  return {
    ...discounted(lines, variants, { shipping, discount }),
    unknown,
    short: shortLines(lines, findShortVariants(lines, variants, held)),
  }
}

/** Takes the discount off the lines. */
function discounted<Line extends QuotedLine>(
  lines: readonly Line[],
  variants: readonly VariantRow[],
  { shipping, discount }: Pick<QuoteOptions, 'shipping' | 'discount'>,
): { readonly lines: readonly Line[]; readonly totals: Totals; readonly codeRefusal?: CodeRefusal } {
  if (!discount) return { lines, totals: totalsOf(lines, shipping) }
  const full = lines.map(({ discount: _, ...line }) => line as Line)
  const plain = { lines: full, totals: totalsOf(full, shipping) }
  if ('refusal' in discount) return { ...plain, codeRefusal: discount.refusal }
  const ofLines = lines.map(({ productId, lineTotal }) => ({ ...variantOfProduct(variants, productId), lineTotal }))
  const result = discountOfLines(discount.terms, ofLines)
  if ('refusal' in result) return { ...plain, codeRefusal: result.refusal }
  const less = full.map((line, index) => {
    const discount = result.discounts[index]
    return discount ? { ...line, discount } : line
  })
  const totals = totalsOf(less, result.hasFreeDelivery ? millimes(0) : shipping)
  if (totals.total >= plain.totals.total) return { ...plain, codeRefusal: { reason: 'no-gain' } }
  return { lines: less, totals: { ...totals, code: discount.code } }
}

/**
 * Returns what splits a line at today's price into the pieces that the order has, at the prices at which they were
 * ordered, and those that are added. Lines of one size and color share the pieces of the order, also those of a variant
 * that is retired since.
 */
function agreedPieces(agreed: readonly QuotedLine[]) {
  const pools = agreed.map((line) => ({ line, left: line.quantity }))
  return (today: StockedLine, { colorId }: RequestedLine): StockedLine[] => {
    let added = today.quantity
    const parts = pools
      .filter(({ line }) => line.sizeId === today.sizeId && line.colorId === colorId)
      .map((pool) => {
        const taken = Math.min(added, pool.left)
        pool.left -= taken
        added -= taken
        return { line: pool.line, taken, quantity: taken }
      })
    const asToday = parts.find(({ line }) => isSamePiece(line, today))
    if (asToday) asToday.quantity += added
    else parts.push({ line: today, taken: added, quantity: added })
    const lines = parts.filter(({ quantity }) => quantity > 0).map(partOf)
    const { position, left, reopensOn } = today
    return joinedAtOnePrice(lines).map((line) => ({ ...line, position, left, ...(reopensOn && { reopensOn }) }))
  }
}

/** Joins the parts of a line that differ in nothing for the customer. Those with a discount keep it to themselves. */
function joinedAtOnePrice(parts: readonly QuotedLine[]): QuotedLine[] {
  const full = parts.filter(({ discount }) => discount === undefined)
  return parts.flatMap((part) => {
    if (part.discount !== undefined) return [part]
    const alike = full.filter((other) => isSamePiece(other, part))
    if (alike[0] !== part) return []
    const quantity = piecesOf(alike)
    return [{ ...part, quantity, lineTotal: times(part.unitPrice, quantity) }]
  })
}

/** A line with another quantity; the pieces `taken` of it keep their part of its discount. */
function partOf({
  line,
  taken,
  quantity,
}: {
  readonly line: QuotedLine
  readonly taken: number
  readonly quantity: number
}) {
  const { discount = millimes(0), ...full } = line
  const kept = millimes(Math.floor((discount * taken) / line.quantity))
  return { ...full, quantity, lineTotal: times(line.unitPrice, quantity), ...(kept > 0 && { discount: kept }) }
}

/** Returns the variant of a line, or which part of the line is unknown. */
function variantOf(variants: readonly VariantRow[], { productId, ...choice }: RequestedLine) {
  const [first, ...others] = variants.filter((variant) => variant.productId === productId)
  if (!first) return 'product'
  const variant = findVariant([first, ...others], choice)
  const isKnown = choice.colorId === undefined || first.colors.some(({ id }) => id === choice.colorId)
  return isKnown || variant === 'size' ? variant : 'color'
}

/** Returns any variant of a product: its store and its category are those of the product. */
function variantOfProduct(variants: readonly VariantRow[], productId: number): VariantRow {
  const variant = variants.find((variant) => variant.productId === productId)
  if (!variant) throw new Error(`The variants of product ${productId} were not read`)
  return variant
}

/** Returns a line of pieces that the order has in a size or color which is not offered any more. */
function keptLine(line: RequestedLine, agreed: readonly QuotedLine[]): QuotedLine | undefined {
  const kept = agreed.find(({ sizeId, colorId }) => sizeId === line.sizeId && colorId === line.colorId)
  if (!kept) return undefined
  const { discount: _, ...full } = kept
  return { ...full, quantity: line.quantity, lineTotal: times(kept.unitPrice, line.quantity) }
}

function quotedLine(line: RequestedLine, variant: VariantRow): QuotedLine {
  const unitPrice = millimes(variant.unitPrice)
  const color = variant.colors.find(({ id }) => id === (variant.colorId ?? line.colorId))
  return {
    productId: variant.productId,
    variantId: variant.id,
    sizeId: variant.sizeId,
    ...(color && { colorId: color.id, colorName: color.name }),
    name: variant.productName,
    model: variant.model,
    sizeName: variant.name,
    languages: { name: variant.productLanguage, sizeName: variant.language, colorName: color?.language },
    picture: color?.picture ?? variant.picture ?? '',
    unitPrice,
    quantity: line.quantity,
    lineTotal: times(unitPrice, line.quantity),
    ...(variant.supply === 'made-to-order' && { preparationDays: variant.preparationDays ?? undefined }),
  }
}

/** Returns the lines of the variants that are short, each of the requested ones once. */
function shortLines(lines: readonly StockedLine[], short: ReadonlyMap<number, number>): readonly ShortLine[] {
  return lines.flatMap((line, index) => {
    const left = short.get(line.variantId)
    return left === undefined || line.position === lines[index - 1]?.position
      ? []
      : [{ ...shortLine(line.position, line, left), ...(line.reopensOn && { reopensOn: line.reopensOn }) }]
  })
}

export function shortLine(position: number, line: QuotedLine, left: number): ShortLine {
  const { productId, variantId, sizeId, colorId, name, sizeName, colorName } = line
  return {
    ...{ position, productId, variantId, sizeId, name, sizeName, left },
    ...(colorId !== undefined && { colorId }),
    ...(colorName !== undefined && { colorName }),
  }
}
