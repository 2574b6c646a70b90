import type { StockMovement } from '#domain/catalog/stock/move-stock.ts'
import type { QuotedLine } from '#domain/orders/order.ts'
import { quantityByVariant } from './order-lines.ts'
import type { VariantRow } from './variant-statements.ts'

/**
 * Returns the movements that take the pieces of the lines, one for each variant, in the order in which they are locked.
 */
export function movementsOfLines(
  orderId: number,
  lines: readonly Pick<QuotedLine, 'variantId' | 'quantity'>[],
  kind: 'sale' | 'revival' | 'undo',
): StockMovement[] {
  const byVariant = [...quantityByVariant(lines)].sort(([one], [other]) => one - other)
  return byVariant.map(([variantId, pieces]) => ({ kind, variantId, pieces: -pieces, orderId }))
}

type StockedVariant = Pick<VariantRow, 'id' | 'productId' | 'supply' | 'stock' | 'isRetired'>

/**
 * Returns the variants of which lines want more than there is, with what there is for them; `held` is what their order
 * has of each already. The variants of a product that is made to order share what is left of its week, the upper one
 * first.
 */
export function findShortVariants(
  lines: readonly Pick<QuotedLine, 'variantId' | 'quantity'>[],
  variants: readonly StockedVariant[],
  held: ReadonlyMap<number, number> = new Map(),
): ReadonlyMap<number, number> {
  const short = new Map<number, number>()
  const takenOf = new Map<string, number>()
  for (const [variantId, wanted] of quantityByVariant(lines)) {
    const variant = variants.find(({ id }) => id === variantId)
    const shelf = variant?.supply === 'made-to-order' ? `product ${variant.productId}` : `variant ${variantId}`
    const [has, taken] = [held.get(variantId) ?? 0, takenOf.get(shelf) ?? 0]
    const left = has + Math.max(0, variant && !variant.isRetired ? variant.stock - taken : 0)
    if (wanted > left) short.set(variantId, left)
    takenOf.set(shelf, taken + Math.max(0, wanted - has))
  }
  return short
}
