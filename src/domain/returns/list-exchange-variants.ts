import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { findVariant } from '#domain/catalog/variant.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { selectVariants, type VariantRow } from '#domain/orders/lines/variant-statements.ts'
import type { ReturnLine } from './order-return.ts'

/** The variants in which the piece of a line can be sent, with the pieces in stock. */
export interface ExchangeVariants {
  readonly position: number
  readonly name: string
  /** The same as before, or what comes next to it where that is not offered any more. */
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
  return lines.map(({ position, name, productId, ...line }) => {
    const offered = rows.filter((variant) => variant.productId === productId)
    return {
      ...{ position, name, variantId: proposedOf(offered, line) },
      variants: offered.map(({ id, name, colorId, colors, stock, isRetired }) => ({
        ...{ id, sizeName: name, stock: isRetired ? 0 : stock },
        colorName: colors.find((color) => color.id === colorId)?.name,
      })),
    }
  })
}

function proposedOf(offered: readonly VariantRow[], line: Pick<ReturnLine, 'variantId' | 'sizeId' | 'colorId'>) {
  if (offered.some(({ id }) => id === line.variantId)) return line.variantId
  const found = findVariant(offered, line)
  return typeof found === 'string' ? line.variantId : found.id
}
