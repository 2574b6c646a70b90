import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { selectVariants } from '#domain/orders/lines/variant-statements.ts'
import type { ReturnLine } from './order-return.ts'

/** The variants in which the piece of a line can be sent, with the pieces in stock. */
export interface ExchangeVariants {
  readonly position: number
  readonly name: string
  readonly variantId: number
  readonly variants: readonly ExchangeVariant[]
}

interface ExchangeVariant {
  readonly id: number
  readonly sizeName: string
  /** Where pieces are counted by color. */
  readonly colorName?: string | undefined
  readonly stock: number
}

export async function listExchangeVariants(
  marketplace: Marketplace,
  lines: readonly ReturnLine[],
): Promise<ExchangeVariants[]> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  const { rows } = await marketplace.db.executeQuery(selectVariants(marketplace, lines))
  return lines.map(({ position, name, productId, variantId }) => ({
    ...{ position, name, variantId },
    variants: rows
      .filter((variant) => variant.productId === productId)
      .map(({ id, name, colorId, colors, stock, isRetired }) => ({
        ...{ id, sizeName: name, stock: isRetired ? 0 : stock },
        colorName: colors.find((color) => color.id === colorId)?.name,
      })),
  }))
}
