/** What is typed of a variant besides its stock. */
export type DetailColumn = 'sku' | 'price'

/** The key of a cell with a detail of a variant. */
export function detailKey(column: DetailColumn, variantId: number): string {
  return `${column} ${variantId}`
}

/** The key of a cell with the pieces of a size in a color. */
export function splitKey(sizeId: number, colorId: number): string {
  return `${sizeId} ${colorId}`
}
