import type { OfficeVariant } from '#domain/catalog/admin/office-variant.ts'

/** A row or a column of the grid: a size or a color. `name` is empty for the only size, or for pieces of all colors. */
export interface GridLine {
  readonly key: string
  readonly name: string
}

/** The variants on sale by size and color. With a single size the colors are the rows, so that it fits a phone. */
export interface VariantGrid {
  readonly rows: readonly GridLine[]
  readonly columns: readonly GridLine[]
  /** By row and column; undefined for a combination that is not offered. */
  readonly cells: readonly (readonly (OfficeVariant | undefined)[])[]
}

/** `colorIds` is the order of the colors. */
export function variantGridOf(variants: readonly OfficeVariant[], colorIds: readonly number[]): VariantGrid {
  const onSale = variants.filter(({ isRetired }) => !isRetired)
  const sizes = linesOf(onSale, ({ sizeId, sizeName }) => [String(sizeId), sizeName])
  // Pieces that are not told apart by color come before those that are.
  const placeOf = ({ colorId }: OfficeVariant) => (colorId === undefined ? -1 : colorIds.indexOf(colorId))
  const colors = linesOf(
    onSale.toSorted((one, other) => placeOf(one) - placeOf(other)),
    ({ colorId, colorName }) => [String(colorId ?? ''), colorName ?? ''],
  )
  const [rows, columns] = sizes.length === 1 ? [colors, sizes] : [sizes, colors]
  const keyOf = ({ sizeId, colorId }: OfficeVariant) =>
    (sizes.length === 1 ? [colorId ?? '', sizeId] : [sizeId, colorId ?? '']).join()
  const byKey = new Map(onSale.map((variant) => [keyOf(variant), variant]))
  const cells = rows.map((row) => columns.map((column) => byKey.get([row.key, column.key].join())))
  return { rows, columns, cells }
}

function linesOf(
  variants: readonly OfficeVariant[],
  lineOf: (variant: OfficeVariant) => readonly [key: string, name: string],
): GridLine[] {
  const names = new Map(variants.map(lineOf))
  return Array.from(names, ([key, name]) => ({ key, name }))
}

/** A size whose pieces are to be told apart by color. */
export interface UncoloredSize {
  readonly sizeId: number
  readonly sizeName: string
  readonly stock: number
  /** Whether the size is counted by color, and these pieces came back from orders that name none. */
  readonly cameBack: boolean
}

/** Returns the sizes on sale whose pieces, or some of them, are not told apart by color. */
export function uncoloredSizesOf(variants: readonly OfficeVariant[]): UncoloredSize[] {
  const isOffered = (sizeId: number) => variants.some((other) => other.sizeId === sizeId && !other.isRetired)
  return variants
    .filter(({ colorId, isRetired, stock, sizeId }) => !colorId && (!isRetired || (stock > 0 && isOffered(sizeId))))
    .map(({ sizeId, sizeName, stock, isRetired }) => ({ sizeId, sizeName, stock, cameBack: isRetired }))
}
