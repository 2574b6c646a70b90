import { type RawBuilder, sql } from 'kysely'
import { mayHandleOrders, mayReadOrder } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Locale } from '#domain/locale.ts'
import { localizedText } from '#domain/localized-text.ts'
import { mainLocale } from '#domain/main-locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { millimes } from '#domain/money.ts'
import type { QuotedLine, RequestedLine } from '#domain/orders/order.ts'
import { lineLanguagesFromRow, orderLineFromRow, sizeOfLine } from '#domain/orders/order-rows.ts'

/**
 * Returns the query that inserts the lines of an order, with the names, prices and pictures of the moment of ordering.
 */
export function insertOrderLines({ db }: Marketplace, orderId: number, lines: readonly QuotedLine[]) {
  return db.insertInto('order_lines').values(
    lines.map((line, position) => ({
      order_id: orderId,
      position,
      product_id: line.productId,
      variant_id: line.variantId,
      color_id: line.colorId ?? null,
      name: line.name,
      model: line.model,
      size_name: line.sizeName,
      color_name: line.colorName ?? null,
      name_locale: line.languages?.name ?? null,
      size_name_locale: line.languages?.sizeName ?? null,
      color_name_locale: line.languages?.colorName ?? null,
      picture: line.picture,
      unit_price_millimes: line.unitPrice,
      quantity: line.quantity,
      line_total_millimes: line.lineTotal,
      discount_millimes: line.discount ?? millimes(0),
      preparation_days: line.preparationDays ?? null,
    })),
  )
}

export async function readOrderLines({ actor, db }: Marketplace, orderId: number): Promise<QuotedLine[]> {
  requireAllowed(mayReadOrder(actor, orderId))
  const rows = await db
    .selectFrom('order_lines')
    .select(['product_id', 'variant_id', 'color_id', 'name', 'model', 'size_name', 'color_name', 'picture'])
    .select(sizeOfLine('order_lines'))
    .select(['name_locale', 'size_name_locale', 'color_name_locale'])
    .select(['unit_price_millimes', 'quantity', 'line_total_millimes', 'discount_millimes', 'preparation_days'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({ ...orderLineFromRow(row), languages: lineLanguagesFromRow(row) }))
}

/**
 * SQL for the names of order lines in a language: as bought when the order is in it, otherwise as the catalog has them
 * now. What the catalog has no more keeps its name as bought, and so does a retired size or color: retiring renames it
 * (`save-sizes-and-colors.ts`). For queries of `line`, `orders`, `products`, `variant` and `color`.
 */
export function lineNamesIn(locale: RawBuilder<Locale>) {
  const nameIn = (bought: string, inCatalog: RawBuilder<string | null>) =>
    sql<string>`coalesce(case when orders.locale <> ${locale} then ${inCatalog} end, ${sql.ref(bought)})`
  const nameOfPart = (table: 'variant' | 'color') => {
    const name = localizedText(`${table}.name`, { writtenIn: 'products', locale })
    return sql<string | null>`case when ${sql.ref(`${table}.retired_at`)} is null then ${name} end`
  }
  return [
    nameIn('line.name', localizedText('products.name', { locale })).as('name'),
    nameIn('line.size_name', nameOfPart('variant')).as('size_name'),
    nameIn('line.color_name', nameOfPart('color')).$castTo<string | null>().as('color_name'),
  ] as const
}

export const lineNamesInMainLanguage = lineNamesIn(mainLocale)

/** As `readOrderLines`, for staff, with the names in the main language of the shop. */
export async function readLinesInMainLanguage({ actor, db }: Marketplace, orderId: number): Promise<QuotedLine[]> {
  requireAllowed(mayHandleOrders(actor))
  const rows = await db
    .selectFrom('order_lines as line')
    .innerJoin('orders', 'orders.id', 'line.order_id')
    .leftJoin('products', 'products.id', 'line.product_id')
    .innerJoin('variants as variant', 'variant.id', 'line.variant_id')
    .leftJoin('product_colors as color', 'color.id', 'line.color_id')
    .select(['line.product_id', 'line.variant_id', 'variant.size_id', 'line.color_id', 'line.model', 'line.picture'])
    .select(['line.unit_price_millimes', 'line.quantity', 'line.line_total_millimes', 'line.discount_millimes'])
    .select('line.preparation_days')
    .select(lineNamesInMainLanguage)
    .where('line.order_id', '=', orderId)
    .orderBy('line.position')
    .execute()
  return rows.map(orderLineFromRow)
}

/**
 * Returns whether both have the same products, sizes, colors and quantities in the same order, whatever the prices. One
 * piece may stand in several lines, as one that was added after its price had changed does.
 */
export function areSameLines(some: readonly RequestedLine[], others: readonly RequestedLine[]): boolean {
  return JSON.stringify([...quantityByPiece(some)]) === JSON.stringify([...quantityByPiece(others)])
}

function quantityByPiece(lines: readonly RequestedLine[]): Map<string, number> {
  const quantities = new Map<string, number>()
  for (const { productId, sizeId, colorId, quantity } of lines) {
    const piece = JSON.stringify([productId, sizeId, colorId])
    quantities.set(piece, (quantities.get(piece) ?? 0) + quantity)
  }
  return quantities
}

/** Returns whether two lines are of one variant and color at one price, so that their pieces can stand in one line. */
export function isSamePiece(one: QuotedLine, other: QuotedLine): boolean {
  return (
    one.variantId === other.variantId &&
    one.colorId === other.colorId &&
    one.unitPrice === other.unitPrice &&
    one.preparationDays === other.preparationDays
  )
}

/** Sums the quantities of the lines by variant. */
export function quantityByVariant(lines: readonly Pick<QuotedLine, 'variantId' | 'quantity'>[]): Map<number, number> {
  const pieces = new Map<number, number>()
  for (const { variantId, quantity } of lines) pieces.set(variantId, (pieces.get(variantId) ?? 0) + quantity)
  return pieces
}

export function piecesOf(lines: readonly Pick<QuotedLine, 'quantity'>[]): number {
  return lines.reduce((pieces, { quantity }) => pieces + quantity, 0)
}
