/** What visitors filter colors by, in the order in which they are shown. Kept in addresses and in the database. */
export const colorKeys = [
  ...['white', 'cream', 'beige', 'natural', 'brown', 'black', 'grey', 'silver', 'gold', 'yellow', 'orange'],
  ...['red', 'pink', 'purple', 'blue', 'green', 'multicolor'],
] as const

/** What visitors filter materials by. */
export const materialKeys = [
  ...['wool', 'cotton', 'silk', 'linen', 'leather', 'felt', 'velvet'],
  ...['esparto', 'palm', 'raffia', 'rush', 'wicker', 'rattan', 'cork', 'wood', 'olive-wood'],
  ...['ceramic', 'porcelain', 'glass', 'marble'],
  ...['silver', 'gold', 'copper', 'brass', 'iron', 'steel', 'pewter', 'coral', 'nacre', 'pearl'],
] as const

export type ColorKey = (typeof colorKeys)[number]

export type MaterialKey = (typeof materialKeys)[number]

/** A color or a material. */
export type FilterKey = { readonly color: ColorKey } | { readonly material: MaterialKey }
