import { fieldNames } from '#domain/fields/field.ts'
import { type ProductText, type ProductValues, productFields } from '#domain/fields/product-fields.ts'
import type { Translations } from '#domain/translations.ts'

/**
 * What people write of a product, with its translations. Stock is not part of it: orders change it at any time.
 */
export interface ProductDraft extends ProductValues {
  /** In the order of display. A size without id is new; one left out is retired. */
  readonly sizes: readonly PartDraft[]
  readonly colors: readonly (PartDraft & { readonly swatch: string })[]
  /** The main one first. */
  readonly pictures: readonly PictureDraft[]
  /** Undefined where there are none. */
  readonly translations: Translations<ProductText> | undefined
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

export const draftFields: readonly DraftField[] = [
  ...fieldNames(productFields),
  ...(['sizes', 'colors', 'pictures', 'translations'] as const),
]
