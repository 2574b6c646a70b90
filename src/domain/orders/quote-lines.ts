import { type Kysely, sql } from 'kysely'
import { ask, type Blanks, inFixedWords, type Question } from '#database/in-fixed-words.ts'
import type { Tables } from '#database/tables.ts'
import { onSale } from '../catalog/on-sale.ts'
import { priceAt } from '../catalog/product-rows.ts'
import type { Marketplace } from '../marketplace.ts'
import { type Millimes, millimes, times } from '../money.ts'
import type { QuotedLine, RequestedLine } from './order.ts'
import { shippingPrice, type Totals, totalsOf } from './totals.ts'

/** What the requested lines come to at today's prices and stock. Positions count from 0 in the order requested. */
export interface Quote {
  readonly lines: readonly QuotedLine[]
  readonly totals: Totals
  /** Lines naming a product, size or colour that never was, or leaving a size open that must be chosen. */
  readonly unknown: readonly UnknownLine[]
  /** Lines of sizes that have fewer pieces than all lines together ask for. */
  readonly short: readonly ShortLine[]
}

export interface UnknownLine {
  readonly position: number
  readonly part: 'product' | 'size' | 'color'
}

export interface ShortLine {
  readonly position: number
  readonly productId: number
  readonly sizeId: number
  readonly name: string
  /** Pieces that can still be had; 0 for a product taken off sale. */
  readonly left: number
}

/** Prices the lines from the catalogue. */
export async function quoteLines(marketplace: Marketplace, requested: readonly RequestedLine[]): Promise<Quote> {
  return quoteFrom(await ask(marketplace.db, selectSizes(marketplace, requested)), requested)
}

/**
 * Prices the lines from sizes that have been read. An order that changes may count on the pieces it holds, by size, and
 * one that is handed over in the shop costs no delivery.
 */
export function quoteFrom(
  sizes: readonly SizeRow[],
  requested: readonly RequestedLine[],
  held: ReadonlyMap<number, number> = new Map(),
  shipping: Millimes = shippingPrice,
): Quote {
  const lines: (QuotedLine & { position: number; left: number })[] = []
  const unknown: UnknownLine[] = []

  for (const [position, line] of requested.entries()) {
    const ofProduct = sizes.filter((size) => size.productId === line.productId)
    const size =
      line.sizeId === undefined && ofProduct.length === 1
        ? ofProduct[0]
        : ofProduct.find((size) => size.id === line.sizeId)
    const color = size?.colors.find((color) => color.id === line.colorId)
    if (ofProduct.length === 0) unknown.push({ position, part: 'product' })
    else if (!size) unknown.push({ position, part: 'size' })
    else if (line.colorId !== undefined && !color) unknown.push({ position, part: 'color' })
    else lines.push({ position, ...quotedLine(line, size, color, held.get(size.id)) })
  }

  return { lines, totals: totalsOf(lines, shipping), unknown, short: shortLines(lines) }
}

type Color = SizeRow['colors'][number]

function quotedLine(line: RequestedLine, size: SizeRow, color: Color | undefined, held = 0) {
  const unitPrice = millimes(size.unitPrice)
  return {
    productId: size.productId,
    sizeId: size.id,
    ...(color && { colorId: color.id, colorName: color.name }),
    name: size.productName,
    model: size.model,
    sizeName: size.name,
    picture: color?.picture ?? size.picture ?? '',
    unitPrice,
    quantity: line.quantity,
    lineTotal: times(unitPrice, line.quantity),
    left: (size.isRetired ? 0 : size.stock) + held,
  }
}

/** Lines of one size share its stock, however they are split. */
function shortLines(lines: readonly (QuotedLine & { position: number; left: number })[]): ShortLine[] {
  const wanted = new Map<number, number>()
  for (const line of lines) wanted.set(line.sizeId, (wanted.get(line.sizeId) ?? 0) + line.quantity)
  return lines
    .filter((line) => (wanted.get(line.sizeId) ?? 0) > line.left)
    .map(({ position, productId, sizeId, name, left }) => ({ position, productId, sizeId, name, left }))
}

type SizeRow = ReturnType<typeof selectSizes> extends Question<infer Row> ? Row : never

/** Every size of the products named, not only those asked for: an open size is fine where there is but one. */
export function selectSizes({ db, clock }: Marketplace, requested: readonly RequestedLine[]) {
  return sizesOfProducts(db, { productIds: productIdsOf(requested), now: clock.now() })
}

/** The first of the pictures that show a product in a color: the twin of `picturesOfColor`. */
const pictureOfColor = sql`(select file_name from product_pictures as shown where shown.product_id = color.product_id
  order by case when shown.color_id = color.id then 0 when shown.color_id is null then 1 else 2 end, position limit 1)`

const sizesOfProducts = inFixedWords((db, { productIds, now }: Blanks<{ productIds: number[]; now: Date }>) =>
  db
    .selectFrom('product_sizes as size')
    .innerJoin('products', 'products.id', 'size.product_id')
    .where('size.retired_at', 'is', null)
    .where(sql<boolean>`products.id = any(${productIds})`)
    .select([
      'size.id',
      'size.name',
      'size.stock',
      'products.id as productId',
      'products.name as productName',
      'products.model',
      priceAt(now).as('unitPrice'),
      sql<boolean>`not ${onSale}`.as('isRetired'),
      sql<
        string | null
      >`(select file_name from product_pictures where product_id = products.id order by position limit 1)`.as(
        'picture',
      ),
      sql<{ id: number; name: string; picture: string | null }[]>`
        (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'picture', ${pictureOfColor})), '[]')
         from product_colors as color where product_id = products.id and retired_at is null)`.as('colors'),
    ])
    .orderBy('size.id'),
)

/**
 * Keeps the sizes of these lines as they are until the transaction ends, and all of a product whose size is left open:
 * in the order of their ids, so that two orders never wait for each other. It goes before reading, so that what is read
 * is what the last order has left.
 */
export function lockSizes(marketplace: Marketplace, lines: readonly LineOfSize[]) {
  return lockedSizes(marketplace.db, sizesNamed(lines))
}

/** Keeps only those that nobody else holds, and answers which: nobody is waited for. */
export function lockFreeSizes(marketplace: Marketplace, lines: readonly LineOfSize[]) {
  return lockedFreeSizes(marketplace.db, sizesNamed(lines))
}

type LineOfSize = Pick<RequestedLine, 'productId' | 'sizeId'>

function sizesNamed(lines: readonly LineOfSize[]): SizesNamed {
  const sizeIds = lines.flatMap(({ sizeId }) => sizeId ?? [])
  const open = lines.filter(({ sizeId }) => sizeId === undefined)
  return { sizeIds, productIds: productIdsOf(open) }
}

interface SizesNamed {
  readonly sizeIds: number[]
  /** Of those whose size is left open. */
  readonly productIds: number[]
}

const lockedSizes = inFixedWords((db, blanks: Blanks<SizesNamed>) => sizesInOrder(db, blanks).forUpdate())

const lockedFreeSizes = inFixedWords((db, blanks: Blanks<SizesNamed>) =>
  sizesInOrder(db, blanks).forUpdate().skipLocked(),
)

function sizesInOrder(db: Kysely<Tables>, { sizeIds, productIds }: Blanks<SizesNamed>) {
  return db
    .selectFrom('product_sizes')
    .select('id')
    .where(sql<boolean>`(id = any(${sizeIds}::int[]) or product_id = any(${productIds}::int[]))`)
    .orderBy('id')
}

function productIdsOf(lines: readonly { readonly productId: number }[]): number[] {
  return [...new Set(lines.map(({ productId }) => productId))]
}
