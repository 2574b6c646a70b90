import { ask } from '#database/in-fixed-words.ts'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import type { QuotedLine, RequestedLine } from './order.ts'
import { selectSizes } from './quote-lines.ts'

/** A line of an order while somebody changes it. */
export interface DescribedLine extends Pick<QuotedLine, 'productId' | 'sizeId' | 'colorId' | 'quantity'> {
  readonly name: string
  readonly sizeName: string
  readonly picture: string
  /** What there is to choose from, and the colour that was ordered when there was still that. */
  readonly colors: readonly { readonly id: number; readonly name: string }[]
}

/**
 * What a person who changes lines has to see of each: in the words of the order where it `knows` the size, otherwise in
 * those of the catalogue. A line of a size that neither has is left out.
 */
export async function describeLines(
  marketplace: Marketplace,
  lines: readonly RequestedLine[],
  known: readonly QuotedLine[],
): Promise<DescribedLine[]> {
  requireOperator(marketplace, 'staff')
  const sizes = await ask(marketplace.db, selectSizes(marketplace, lines))
  return lines.flatMap(({ productId, sizeId = 0, colorId, quantity }) => {
    const ordered = known.find((line) => line.sizeId === sizeId)
    const size = sizes.find(({ id }) => id === sizeId)
    if (!ordered && !size) return []
    return {
      ...{ productId, sizeId, ...(colorId !== undefined && { colorId }), quantity },
      name: ordered?.name ?? size?.productName ?? '',
      sizeName: ordered?.sizeName ?? size?.name ?? '',
      picture: ordered?.picture ?? size?.picture ?? '',
      colors: colorsToChoose(
        sizes.find((size) => size.productId === productId)?.colors ?? [],
        known.filter((line) => line.productId === productId),
      ),
    }
  })
}

function colorsToChoose(offered: DescribedLine['colors'], ordered: readonly QuotedLine[]): DescribedLine['colors'] {
  const colors = new Map(offered.map((color) => [color.id, color]))
  for (const { colorId, colorName = '' } of ordered) {
    if (colorId !== undefined && !colors.has(colorId)) colors.set(colorId, { id: colorId, name: colorName })
  }
  return [...colors.values()]
}
