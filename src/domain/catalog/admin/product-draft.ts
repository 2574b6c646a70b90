import type { Category } from '#domain/catalog/category.ts'
import type { ProductText } from '#domain/catalog/product-texts.ts'
import type { Millimes } from '#domain/money.ts'
import type { Translations } from '#domain/translations.ts'
import type { TunisDay } from '#domain/tunis-day.ts'

/**
 * The editable fields of a product, as they were written, with their translations: absent where there are none. Stock is not
 * one of them: orders change it at any time.
 */
export interface ProductDraft {
  readonly storeId: number
  readonly name: string
  readonly model: string
  readonly category: Category
  readonly description: string
  readonly regularPrice: Millimes
  readonly promotionalPrice?: Millimes | undefined
  /** From when the promotional price applies, and until when, both days included. Undefined: always. */
  readonly promotionFirstDay?: TunisDay | undefined
  readonly promotionLastDay?: TunisDay | undefined
  readonly mainColor: string
  readonly widthMillimeters?: number | undefined
  readonly heightMillimeters?: number | undefined
  readonly weightGrams?: number | undefined
  /** A size with so many pieces or fewer is low; undefined: as the setting says. */
  readonly lowStock?: number | undefined
  /** In the order of display. A size without id is new; one left out is retired. */
  readonly sizes: readonly PartDraft[]
  readonly colors: readonly (PartDraft & { readonly swatch: string })[]
  /** The main one first. */
  readonly pictures: readonly PictureDraft[]
  readonly translations?: Translations<ProductText> | undefined
}

interface PartDraft {
  readonly id?: number | undefined
  readonly name: string
  readonly translations?: Translations<'name'> | undefined
}

export interface PictureDraft {
  readonly fileName: string
  readonly alt: string
  readonly translations?: Translations<'alt'> | undefined
  /** The id of the color that it shows, or minus its position in `colors` for a new one. Undefined: all colors. */
  readonly colorId?: number | undefined
}

/** The key that pictures of a draft use for a color of it. */
export function colorKey({ id }: ProductDraft['colors'][number], position: number): number {
  return id ?? -position
}

/** `translations` stands for those of sizes, colors and pictures too. */
export type DraftField = keyof ProductDraft

export const draftFields = [
  'pictures',
  'name',
  'storeId',
  'category',
  'model',
  'regularPrice',
  'promotionalPrice',
  'promotionFirstDay',
  'promotionLastDay',
  'description',
  'translations',
  'sizes',
  'colors',
  'mainColor',
  'widthMillimeters',
  'heightMillimeters',
  'weightGrams',
  'lowStock',
] as const satisfies readonly DraftField[]
