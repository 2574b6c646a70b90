import type { Category } from '#domain/category.ts'
import type { Locale } from '#domain/locale.ts'

/** What a column may become. Texts with a language are translations: of the name, the description and so on. */
export const importFields = [
  /** What the rows of one piece share, such as the handle of Shopify. */
  'group',
  'name',
  'description',
  'price',
  /** What it costs in a promotion, where `price` is what it costs without. */
  'promotionalPrice',
  /** What it cost before a reduction, where `price` is the reduced price. */
  'priceBefore',
  'promotionFirstDay',
  'promotionLastDay',
  'currency',
  'stock',
  'model',
  'category',
  'size',
  'color',
  'mainColor',
  'width',
  'height',
  'weight',
  'name.fr',
  'name.ar',
  'name.en',
  'description.fr',
  'description.ar',
  'description.en',
  'size.fr',
  'size.ar',
  'size.en',
  'color.fr',
  'color.ar',
  'color.en',
  'mainColor.fr',
  'mainColor.ar',
  'mainColor.en',
] as const

export type ImportField = (typeof importFields)[number]

/** The fields whose texts are numbers, which may read two ways. */
export const numberFields = ['price', 'promotionalPrice', 'priceBefore', 'stock', 'width', 'height', 'weight'] as const

export type NumberField = (typeof numberFields)[number]

/** The sign before the decimals; the other one groups thousands. */
export type DecimalSign = 'comma' | 'point'

/** A category of the shop that pieces may get, with all that people call it. */
export interface ImportCategory {
  readonly slug: Category
  readonly names: readonly string[]
}

/** What the plan of an import knows of the shop. */
export interface ImportShop {
  /** Those that are offered. */
  readonly categories: readonly ImportCategory[]
  /** The main language. */
  readonly locale: Locale
}

interface Answers {
  /** The language of the texts that have no language of their own. */
  readonly locale: Locale
  /** Said by a person where nothing in the file says the currency. */
  readonly currency?: 'TND' | undefined
  /** Said by a person of columns that read two ways. */
  readonly decimals: { readonly [Field in NumberField]?: DecimalSign }
  /** By what the file calls them, in any capitals; '' is no category at all. Empty: its pieces are not taken. */
  readonly categories: Readonly<Record<string, Category | ''>>
}

/** What a file is taken for. */
export interface ImportChoices extends Answers {
  /** By the index of their heading. */
  readonly columns: { readonly [Field in ImportField]?: number }
  /** The columns with addresses of pictures, the main one first. */
  readonly pictures: readonly number[]
}

/** The choices for files of the same program: columns by their headings, whose order may be another one. */
export interface RememberedChoices extends Answers {
  readonly columns: { readonly [Field in ImportField]?: string }
  readonly pictures: readonly string[]
}
