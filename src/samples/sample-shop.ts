import type { Category } from '#domain/catalog/category.ts'

/** What a picture shows. The studio in `drawings/` knows how to draw each shape. */
export type Shape =
  | 'vase'
  | 'bowl'
  | 'plate'
  | 'jug'
  | 'cup'
  | 'doll'
  | 'lantern'
  | 'board'
  | 'spoon'
  | 'basket'
  | 'rug'
  | 'cushion'
  | 'fouta'
  | 'mirror'
  | 'candle'
  | 'soap'
  | 'bottle'
  | 'jar'
  | 'necklace'
  | 'earrings'
  | 'bracelet'
  | 'ring'
  | 'scarf'
  | 'hat'
  | 'tote'
  | 'satchel'
  | 'clutch'
  | 'backpack'
  | 'babouche'
  | 'sandal'
  | 'espadrille'
  | 'jebba'
  | 'dress'
  | 'jacket'
  | 'shirt'
  | 'toy-animal'
  | 'blocks'
  | 'mobile'
  | 'puppet'
  | 'rattle'
  | 'stool'

export type Motif =
  | 'plain'
  | 'stripes'
  | 'diamonds'
  | 'fish'
  | 'arabesque'
  | 'zellige'
  | 'dots'
  | 'berber'
  | 'grain'
  | 'weave'

/** Colours are `#rrggbb`. */
export interface Subject {
  readonly shape: Shape
  readonly motif: Motif
  readonly palette: { readonly main: string; readonly second: string; readonly accent: string }
}

/** `whole` the piece alone, `detail` close up, `group` several of it, `scene` the piece in use in a room. */
export type View = 'whole' | 'detail' | 'group' | 'scene'

export interface SampleComment {
  readonly name: string
  readonly text: string
  /** How many days before the shop is filled it was written. */
  readonly daysAgo: number
}

export interface SampleProduct {
  readonly name: string
  readonly model: string
  readonly category: Category
  /** Dinars, at most 3 decimals. */
  readonly price: number
  readonly promotionalPrice?: number
  readonly description: string
  /** Without sizes the product has one default size with `stock` pieces. */
  readonly sizes?: readonly { readonly name: string; readonly stock: number }[]
  readonly stock?: number
  /** `swatch` is `#rrggbb`. */
  readonly colors: readonly { readonly name: string; readonly swatch: string }[]
  readonly widthMillimeters: number
  readonly heightMillimeters: number
  readonly weightGrams: number
  readonly subject: Subject
  /** Two to four, the first is the main picture. */
  readonly views: readonly View[]
  readonly comments?: readonly SampleComment[]
}

export interface SampleStore {
  readonly name: string
  readonly town: string
  readonly category: Category
  readonly description: string
  readonly instagramUrl: string
  readonly facebookUrl: string
  /** Colours of logo and cover, `#rrggbb`. */
  readonly palette: { readonly main: string; readonly second: string; readonly accent: string }
  readonly products: readonly SampleProduct[]
}
