import { type Kysely, sql } from 'kysely'
import { type Placeholders, type PreparedQuery, prepareQuery, runQuery } from '#database/prepared-query.ts'
import type { Tables } from '#database/tables.ts'
import { onSale } from '#domain/catalog/on-sale.ts'
import { priceAt } from '#domain/catalog/product-rows.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes, times } from '#domain/money.ts'
import type { QuotedLine, RequestedLine } from '#domain/orders/order.ts'
import { shippingPrice, type Totals, totalsOf } from '#domain/orders/totals.ts'

/** The requested lines at current prices and stock. Positions count from 0 in the order requested. */
export interface Quote {
  readonly lines: readonly StockedLine[]
  readonly totals: Totals
  /** Lines with an unknown product, size or color, or without a size where one has to be chosen. */
  readonly unknown: readonly UnknownLine[]
  /** Lines of sizes with less stock than all lines together request. */
  readonly short: readonly ShortLine[]
}

/** A line and the pieces still available of its size; 0 for a retired product. */
export interface StockedLine extends QuotedLine {
  readonly left: number
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
  /** Pieces still available; 0 for a retired product. */
  readonly left: number
}

/** Quotes the lines with the current prices and stock of the catalog. */
export async function quoteLines(marketplace: Marketplace, requested: readonly RequestedLine[]): Promise<Quote> {
  return quoteFrom(await runQuery(marketplace.db, selectSizes(marketplace, requested)), requested)
}

/**
 * Quotes the lines from sizes that have been read; pure. `held` are the pieces by size that an order being changed has
 * already, and count as available to it. `shipping` is 0 for an order handed over in the shop.
 */
export function quoteFrom(
  sizes: readonly SizeRow[],
  requested: readonly RequestedLine[],
  held: ReadonlyMap<number, number> = new Map(),
  shipping: Millimes = shippingPrice,
): Quote {
  const lines: (StockedLine & { position: number })[] = []
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

/** Returns the lines that exceed the stock. Lines of one size share its stock. */
function shortLines(lines: readonly (StockedLine & { position: number })[]): ShortLine[] {
  const wanted = new Map<number, number>()
  for (const line of lines) wanted.set(line.sizeId, (wanted.get(line.sizeId) ?? 0) + line.quantity)
  return lines
    .filter((line) => (wanted.get(line.sizeId) ?? 0) > line.left)
    .map(({ position, productId, sizeId, name, left }) => ({ position, productId, sizeId, name, left }))
}

type SizeRow = ReturnType<typeof selectSizes> extends PreparedQuery<infer Row> ? Row : never

/**
 * Selects every size of the products, not only those requested: a line may omit the size of a product with a single
 * one.
 */
export function selectSizes({ db, clock }: Marketplace, requested: readonly RequestedLine[]) {
  return sizesOfProducts(db, { productIds: productIdsOf(requested), now: clock.now() })
}

/** The first of the pictures that show a product in a color: the same as `picturesOfColor`, in SQL. */
const pictureOfColor = sql`(select file_name from product_pictures as shown where shown.product_id = color.product_id
  order by case when shown.color_id = color.id then 0 when shown.color_id is null then 1 else 2 end, position limit 1)`

const sizesOfProducts = prepareQuery((db, { productIds, now }: Placeholders<{ productIds: number[]; now: Date }>) =>
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
 * Locks the sizes of these lines until the transaction ends, and all sizes of a product whose line omits the size.
 * Locks in the order of ids, so that two orders cannot deadlock. Has to run before the stock is read.
 */
export function lockSizes(marketplace: Marketplace, lines: readonly LineOfSize[]) {
  return lockedSizes(marketplace.db, sizesNamed(lines))
}

/** Locks only the sizes that no other transaction has locked (`skip locked`) and returns their ids; never waits. */
export function lockSizesSkippingLocked(marketplace: Marketplace, lines: readonly LineOfSize[]) {
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
  /** Products of lines without a size. */
  readonly productIds: number[]
}

const lockedSizes = prepareQuery((db, blanks: Placeholders<SizesNamed>) => sizesInOrder(db, blanks).forUpdate())

const lockedFreeSizes = prepareQuery((db, blanks: Placeholders<SizesNamed>) =>
  sizesInOrder(db, blanks).forUpdate().skipLocked(),
)

function sizesInOrder(db: Kysely<Tables>, { sizeIds, productIds }: Placeholders<SizesNamed>) {
  return db
    .selectFrom('product_sizes')
    .select('id')
    .where(sql<boolean>`(id = any(${sizeIds}::int[]) or product_id = any(${productIds}::int[]))`)
    .orderBy('id')
}

function productIdsOf(lines: readonly { readonly productId: number }[]): number[] {
  return [...new Set(lines.map(({ productId }) => productId))]
}
