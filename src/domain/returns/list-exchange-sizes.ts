import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { selectVariants } from '#domain/orders/lines/variant-statements.ts'
import type { ReturnLine } from './order-return.ts'

/** The sizes in which the piece of a line can be sent, with the pieces in stock. */
export interface ExchangeSizes {
  readonly position: number
  readonly name: string
  readonly sizeId: number
  readonly sizes: readonly { readonly id: number; readonly name: string; readonly stock: number }[]
}

export async function listExchangeSizes(
  marketplace: Marketplace,
  lines: readonly ReturnLine[],
): Promise<ExchangeSizes[]> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  const { rows } = await marketplace.db.executeQuery(selectVariants(marketplace, lines))
  return lines.map(({ position, name, productId, sizeId }) => ({
    ...{ position, name, sizeId },
    sizes: rows
      .filter((size) => size.productId === productId)
      .map(({ id, name, stock, isRetired }) => ({ id, name, stock: isRetired ? 0 : stock })),
  }))
}
