/** The fields of the pieces of a size by color. */
export const splitFields = {
  seen: (sizeId: number) => `seen-${sizeId}`,
  pieces: (sizeId: number, colorId: number) => `pieces-${sizeId}-${colorId}`,
}
