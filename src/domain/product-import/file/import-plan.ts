import type { NewProduct } from '#domain/catalog/new-product.ts'
import type { Category } from '#domain/category.ts'
import type { ImportField, NumberField } from './import-choices.ts'

/** What an import would do. */
export interface ImportPlan {
  readonly pieces: readonly PlannedPiece[]
  readonly refused: readonly RefusedRows[]
  /** To be answered before it can run. */
  readonly questions: readonly ImportQuestion[]
  /** How many pieces are in none of these lists because they wait for an answer. */
  readonly waiting: number
  /** Categories of the file, the most frequent first, with what they become. At most 200. */
  readonly categories: readonly CategoryInFile[]
}

export interface CategoryInFile {
  /** As it is written; empty for pieces without one. */
  readonly name: string
  /** How many pieces have it. */
  readonly count: number
  /** Undefined: asked. Empty: not taken. */
  readonly category: Category | '' | undefined
}

export interface PlannedPiece {
  /** The same for the same piece in the next file of this maker: by its handle, id or model, else by its name. */
  readonly key: string
  readonly lines: readonly number[]
  readonly product: Omit<NewProduct, 'storeId' | 'pictures'>
  /** The main one first, at most `maxPhotosOfPiece`. Their addresses begin with https and are not yet fetched. */
  readonly pictures: readonly PlannedPicture[]
  /** What was left out of it or changed. */
  readonly notes: readonly ImportNote[]
}

export interface PlannedPicture {
  readonly address: string
  readonly alt: string
  /** The name of the color of the piece that it shows. */
  readonly color?: string
}

export const noteKinds = [
  /** Longer than the shop takes: `field` was cut. */
  'text-cut',
  /** Below zero, as of a program that sells what it does not have: 0. */
  'stock-below-zero',
  /** The file does not say how many pieces there are: 0. */
  'stock-unknown',
  /** The file says a number for all sizes, `text`, and not for each: 0. */
  'stock-of-all-sizes',
  /** Not lower than the price: no promotion. */
  'promotion-not-lower',
  /** Sizes are reduced by different parts: no promotion. */
  'promotion-differs',
  /** The days of the promotion, `text`, cannot be read: no promotion. */
  'promotion-days',
  /** Colors of one size, `text`, cost different amounts: the highest. */
  'price-by-color',
  /** No address that begins with https: `text`. */
  'picture-address',
  /** More pictures than a piece has: `text` says how many were left out. */
  'pictures-left-out',
  /** The shop does not know the color `text`: it has a neutral swatch. */
  'color-unknown',
  /** A length or weight, `text`, that cannot be read or has no unit: left out. */
  'measure-left-out',
] as const

export interface ImportNote {
  readonly kind: (typeof noteKinds)[number]
  readonly field?: ImportField
  readonly text?: string
}

/** Rows that become no piece. */
export interface RefusedRows {
  readonly lines: readonly number[]
  /** Of the piece, as far as it is known. */
  readonly name: string
  /** At least one. */
  readonly reasons: readonly RefusalReason[]
}

export const refusalKinds = [
  'name-missing',
  'price-missing',
  /** No amount in dinars with at most three decimals: `text`. */
  'price-unreadable',
  /** 0, or more than a product may cost: `text`. */
  'price-out-of-range',
  /** The price is in the currency `text`. */
  'other-currency',
  'stock-unreadable',
  /** A person has said that this category, `text`, is not taken. */
  'category-left-out',
  /** Another piece has the same handle, model or name: `text`. */
  'repeated',
  /** Two of its rows have the same size and color: `text`. */
  'variant-repeated',
  /** One of its rows has a size or color and another has none. */
  'variant-incomplete',
  /** More than 100 sizes or 50 colors. */
  'too-many-variants',
  /** A variation of WooCommerce whose product, `text`, is not in the file. */
  'parent-missing',
  /** A kind of product that the shop does not have, such as a download: `text`. */
  'kind-not-taken',
  /** A row of Shopify without a handle. */
  'group-missing',
  /** Cells beyond the headings, `text`: a separator in a cell without quotes has moved them. */
  'cells-moved',
] as const

export interface RefusalReason {
  readonly kind: (typeof refusalKinds)[number]
  readonly field?: ImportField
  readonly text?: string
}

export type ImportQuestion =
  /** What the decimals of a column follow. At most three examples, with both readings in thousandths of their unit. */
  | { readonly kind: 'decimals'; readonly field: NumberField; readonly examples: readonly TwoReadings[] }
  /** Whether the prices are in dinars. */
  | { readonly kind: 'currency' }
  /** Which category of the shop this one of the file is; at most 200 are asked about at once. */
  | { readonly kind: 'category'; readonly name: string; readonly count: number }
  /** Which column has this, without which there is no piece. */
  | { readonly kind: 'column'; readonly field: 'name' | 'price' }

export interface TwoReadings {
  readonly text: string
  /** With a decimal comma: 1250 for `1,250`. */
  readonly comma: number
  /** With a decimal point: 1250000 for `1,250`. */
  readonly point: number
}
