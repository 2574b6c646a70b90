import { onSale } from '#domain/catalog/on-sale.ts'
import { moveStock } from '#domain/catalog/stock/move-stock.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { toDinars } from '#domain/money.ts'
import { quoteLines } from '#domain/orders/lines/quote-lines.ts'
import type { RequestedLine } from '#domain/orders/order.ts'
import type { LoadRequest } from './load.ts'

export interface OrderRequests {
  /** Orders of two lines each, spread over all products. */
  readonly spread: readonly LoadRequest[]
  /** Orders of two lines each, all for the same size. */
  readonly sameSize: readonly LoadRequest[]
}

const orderCount = 300
/** Enough that no variant is sold out. */
const pieces = 1_000_000

/** Makes order requests at current prices, and restocks all variants. */
export async function prepareOrderRequests(marketplace: Marketplace): Promise<OrderRequests> {
  const variants = await variantsOnSale(marketplace)
  await inTransaction(marketplace, (marketplace) =>
    moveStock(
      marketplace,
      variants.map(({ variantId }) => ({ kind: 'restock', variantId, pieces })),
    ),
  )
  const line = lineOf(variants[0] as VariantOnSale)
  const spread = await orderedLines(marketplace, orderCount)
  return {
    spread: await Promise.all(spread.map((lines) => orderOf(marketplace, lines))),
    sameSize: [await orderOf(marketplace, [line, line])],
  }
}

/** The size of the first line of an order. */
export function firstSizeOf({ body = '{}' }: LoadRequest): number {
  const { orderItems } = JSON.parse(body) as { orderItems: { sizeId: number }[] }
  return orderItems[0]?.sizeId as number
}

/** Corrects the stock of each variant in the size of the order's first line to so many pieces. */
export async function leaveInStock(marketplace: Marketplace, order: LoadRequest, pieces: number): Promise<void> {
  const variants = await marketplace.db
    .selectFrom('variants')
    .select(['id', 'stock'])
    .where('size_id', '=', firstSizeOf(order))
    .execute()
  const corrections = variants.map(({ id, stock }) => ({ variantId: id, pieces: pieces - stock }))
  await inTransaction(marketplace, (marketplace) =>
    moveStock(
      marketplace,
      corrections
        .filter(({ pieces }) => pieces !== 0)
        .map((correction) => ({ kind: 'correction' as const, ...correction })),
    ),
  )
}

/** Returns the lines of orders of two lines each, spread over all products. */
export async function orderedLines(marketplace: Marketplace, orders: number): Promise<readonly RequestedLine[][]> {
  const variants = await variantsOnSale(marketplace)
  const lineAt = (place: number) => lineOf(variants[place % variants.length] as VariantOnSale)
  return Array.from({ length: orders }, (_, number) => [lineAt(number), lineAt(number * 7 + 3)])
}

type VariantOnSale = Awaited<ReturnType<typeof variantsOnSale>>[number]

function lineOf({ productId, sizeId, colorId }: VariantOnSale): RequestedLine {
  return { productId, sizeId, ...(colorId !== null && { colorId }), quantity: 1 }
}

function variantsOnSale({ db }: Marketplace) {
  return db
    .selectFrom('variants as variant')
    .innerJoin('products', 'products.id', 'variant.product_id')
    .where('variant.retired_at', 'is', null)
    .where(onSale)
    .select(['variant.id as variantId', 'variant.size_id as sizeId', 'variant.color_id as colorId'])
    .select('products.id as productId')
    .orderBy('variant.id')
    .execute()
}

async function orderOf(marketplace: Marketplace, lines: readonly RequestedLine[]): Promise<LoadRequest> {
  const { totals } = await quoteLines(marketplace, lines)
  const body = {
    ...{ nom: 'Amel Ben Salah', email: 'buyer{phone}@example.tn', telephone: '{phone}' },
    ...{ adresse: '12 rue de la Kasbah', ville: 'Nabeul', paymentMethod: 'livraison' },
    ...{ orderItems: lines, total: toDinars(totals.total) },
  }
  return { path: '/api/orders', body: JSON.stringify(body) }
}
