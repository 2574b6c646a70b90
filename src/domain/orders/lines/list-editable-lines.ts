import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { QuotedLine, RequestedLine } from '#domain/orders/order.ts'
import { selectVariants, type VariantRow } from './variant-statements.ts'

/** An order line in the form that edits it. */
export interface EditableLine extends Pick<QuotedLine, 'productId' | 'sizeId' | 'colorId' | 'quantity'> {
  readonly name: string
  readonly sizeName: string
  readonly picture: string
  /**
   * The colors on sale in this size, with their stock where each has its own pieces, and the color that was ordered
   * even if it is retired now.
   */
  readonly colors: readonly { readonly id: number; readonly name: string; readonly stock?: number }[]
}

/**
 * Returns the lines with what the form shows of each: names and picture from the `known` lines of the order where they
 * have the size, otherwise from the catalog in the main language. Lines of an unknown size are left out.
 */
export async function listEditableLines(
  marketplace: Marketplace,
  lines: readonly RequestedLine[],
  known: readonly QuotedLine[],
): Promise<EditableLine[]> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  const { rows: variants } = await marketplace.db.executeQuery(selectVariants(marketplace, lines, 'main'))
  return lines.flatMap(({ productId, sizeId = 0, colorId, quantity }) => {
    const ordered = known.find((line) => line.sizeId === sizeId)
    const ofSize = variants.filter((variant) => variant.sizeId === sizeId)
    const [size] = ofSize
    if (!ordered && !size) return []
    return {
      ...{ productId, sizeId, ...(colorId !== undefined && { colorId }), quantity },
      name: ordered?.name ?? size?.productName ?? '',
      sizeName: ordered?.sizeName ?? size?.name ?? '',
      picture: ordered?.picture ?? size?.picture ?? '',
      colors: colorsToChoose(
        offeredColors(ofSize),
        known.filter((line) => line.productId === productId && line.sizeId === sizeId),
      ),
    }
  })
}

function offeredColors(ofSize: readonly VariantRow[]): EditableLine['colors'] {
  const colors = (ofSize[0]?.colors ?? []).map(({ id, name }) => ({ id, name }))
  if (ofSize.some(({ colorId }) => colorId === null)) return colors
  return colors.flatMap((color) => {
    const variant = ofSize.find(({ colorId }) => colorId === color.id)
    return variant ? [{ ...color, stock: variant.stock }] : []
  })
}

function colorsToChoose(offered: EditableLine['colors'], ordered: readonly QuotedLine[]): EditableLine['colors'] {
  const colors = new Map(offered.map((color) => [color.id, color]))
  for (const { colorId, colorName = '' } of ordered) {
    if (colorId !== undefined && !colors.has(colorId)) colors.set(colorId, { id: colorId, name: colorName })
  }
  return [...colors.values()]
}
