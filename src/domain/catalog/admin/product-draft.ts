import type { Category } from '#domain/catalog/category.ts'
import type { Millimes } from '#domain/money.ts'

/** The editable fields of a product. Stock is not one of them: orders change it at any time. */
export interface ProductDraft {
  readonly storeId: number
  readonly name: string
  readonly model: string
  readonly category: Category
  readonly description: string
  readonly regularPrice: Millimes
  readonly promotionalPrice?: Millimes | undefined
  readonly mainColor: string
  readonly widthMillimeters?: number | undefined
  readonly heightMillimeters?: number | undefined
  readonly weightGrams?: number | undefined
  /** In the order of display. A size without id is new; one left out is retired. */
  readonly sizes: readonly { readonly id?: number | undefined; readonly name: string }[]
  readonly colors: readonly { readonly id?: number | undefined; readonly name: string; readonly swatch: string }[]
  /** The main one first. */
  readonly pictures: readonly PictureDraft[]
}

export interface PictureDraft {
  readonly fileName: string
  readonly alt: string
  /** The id of the color that it shows, or minus its position in `colors` for a new one. Undefined: all colors. */
  readonly colorId?: number | undefined
}

/** The key that pictures of a draft use for a color of it. */
export function colorKey({ id }: ProductDraft['colors'][number], position: number): number {
  return id ?? -position
}

export type DraftField = keyof ProductDraft

export const draftFields = [
  'pictures',
  'name',
  'storeId',
  'category',
  'model',
  'regularPrice',
  'promotionalPrice',
  'description',
  'sizes',
  'colors',
  'mainColor',
  'widthMillimeters',
  'heightMillimeters',
  'weightGrams',
] as const satisfies readonly DraftField[]
