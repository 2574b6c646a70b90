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
/** Enough that no size is sold out. */
const pieces = 1_000_000

/** Makes order requests at current prices, and restocks all sizes. */
export async function prepareOrderRequests(marketplace: Marketplace): Promise<OrderRequests> {
  const sizes = await sizesOnSale(marketplace)
  await inTransaction(marketplace, (marketplace) =>
    moveStock(
      marketplace,
      sizes.map(({ variantId }) => ({ kind: 'restock', variantId, pieces })),
    ),
  )
  const line = { ...(sizes[0] as SizeOnSale), quantity: 1 }
  const spread = await orderedLines(marketplace, orderCount)
  return {
    spread: await Promise.all(spread.map((lines) => orderOf(marketplace, lines))),
    sameSize: [await orderOf(marketplace, [line, line])],
  }
}

/** The size of the first line of an order. */
export function firstSizeOf({ body = '{}' }: LoadRequest): number {
  const { orderItems } = JSON.parse(body) as { orderItems: { variantId: number }[] }
  return orderItems[0]?.variantId as number
}

/** Corrects the stock of the size of the order's first line to so many pieces. */
export async function leaveInStock(marketplace: Marketplace, order: LoadRequest, pieces: number): Promise<void> {
  const variantId = firstSizeOf(order)
  const { stock } = await marketplace.db
    .selectFrom('variants')
    .select('stock')
    .where('id', '=', variantId)
    .executeTakeFirstOrThrow()
  await inTransaction(marketplace, (marketplace) =>
    moveStock(marketplace, [{ kind: 'correction', variantId, pieces: pieces - stock }]),
  )
}

/** Returns the lines of orders of two lines each, spread over all products. */
export async function orderedLines(marketplace: Marketplace, orders: number): Promise<readonly RequestedLine[][]> {
  const sizes = await sizesOnSale(marketplace)
  const lineOf = (place: number) => ({ ...(sizes[place % sizes.length] as SizeOnSale), quantity: 1 })
  return Array.from({ length: orders }, (_, number) => [lineOf(number), lineOf(number * 7 + 3)])
}

type SizeOnSale = Awaited<ReturnType<typeof sizesOnSale>>[number]

function sizesOnSale({ db }: Marketplace) {
  return db
    .selectFrom('variants as variant')
    .innerJoin('products', 'products.id', 'variant.product_id')
    .where('variant.retired_at', 'is', null)
    .where(onSale)
    .select(['variant.id as variantId', 'products.id as productId'])
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
