import type { Millimes } from '#domain/money.ts'
import type { Category } from './category.ts'

/** A product to be added. */
export interface NewProduct {
  readonly storeId: number
  readonly name: string
  readonly model: string
  readonly category: Category
  readonly description: string
  readonly regularPrice: Millimes
  readonly promotionalPrice?: Millimes
  readonly mainColor: string
  readonly colors: readonly { readonly name: string; readonly swatch: string }[]
  /** At least one. A product that comes in one size has a single size with an empty name. */
  readonly sizes: readonly { readonly name: string; readonly stock: number }[]
  /** File names of stored pictures, the main one first. `color` is the name of the color that the picture shows. */
  readonly pictures: readonly { readonly fileName: string; readonly alt: string; readonly color?: string }[]
  readonly widthMillimeters?: number
  readonly heightMillimeters?: number
  readonly weightGrams?: number
}
