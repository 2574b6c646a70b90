import type { Category } from '#domain/category.ts'
import type { Governorate } from '#domain/geography/governorate.ts'
import type { Supply } from '#domain/supply.ts'

/** `whole`: the product alone; `detail`: close up; `group`: several of it; `scene`: in use in a room. */
export type View = 'whole' | 'detail' | 'group' | 'scene'

/** A view of a product in one color, such as `whole-cream`. */
export type ColorView = `${View}-${string}`

export interface SampleComment {
  readonly name: string
  readonly text: string
  /** How many days before the samples are added it was posted. */
  readonly daysAgo: number
}

interface Stock {
  readonly stock: number
  /** In the order of the colors: together they are the stock. Without them the pieces are not told apart by color. */
  readonly stockByColor?: readonly number[] | undefined
}

export interface SampleProduct {
  readonly name: string
  readonly model: string
  readonly category: Category
  /** In dinars, with at most 3 decimals. */
  readonly price: number
  readonly promotionalPrice?: number
  readonly description: string
  /** Without sizes the product has one default size with `stock` pieces. */
  readonly sizes?: readonly (Stock & {
    readonly name: string
    /** In dinars, where it costs more than the product. */
    readonly price?: number
  })[]
  readonly stock?: number
  readonly stockByColor?: readonly number[]
  readonly supply?: Supply
  /** Of a product that is made to order. */
  readonly preparationDays?: number
  readonly weeklyLimit?: number
  /**
   * `swatch` is `#rrggbb`. `views` are the pictures that show the product in this color and no other, the main one
   * first, each a file `pictures/<folder of the product>/<view>.webp`:
   *
   *     views: ['whole', 'detail', 'scene'],
   *     colors: [
   *       { name: 'Indigo', swatch: '#1F4E86', views: ['whole', 'detail'] },
   *       { name: 'Cream', swatch: '#DCC29C', views: ['whole-cream'] },
   *     ],
   *
   * A color may list views of the product, and additional ones named after a view and the color, of the same size.
   * Views that no color lists, such as `scene` here, are shown for all colors. A color without views has only those.
   */
  readonly colors: readonly {
    readonly name: string
    readonly swatch: string
    readonly views?: readonly (View | ColorView)[]
  }[]
  readonly widthMillimeters: number
  readonly heightMillimeters: number
  readonly weightGrams: number
  /** Two to four, the first is the main picture, of the first color where colors have their own. */
  readonly views: readonly View[]
  readonly comments?: readonly SampleComment[]
}

export interface SampleStore {
  readonly name: string
  readonly town: string
  readonly governorate: Governorate
  /** A few words, displayed under the name of the store. */
  readonly craft: string
  readonly category: Category
  readonly description: string
  readonly instagramUrl: string
  readonly facebookUrl: string
  readonly products: readonly SampleProduct[]
}

export interface SampleProductTexts {
  /** Ends with the product's own name in the quotation marks of the language, such as `Assiette à poisson « Hout »`. */
  readonly name: string
  /** With the numbers of the English description. Its first sentence ends within 100 characters. */
  readonly description: string
  /** By the English names of sizes, without those that are the same in every language. */
  readonly sizes?: Readonly<Record<string, string>>
  /** By the English names of colors. */
  readonly colors: Readonly<Record<string, string>>
}

export interface SampleStoreTexts {
  readonly name: string
  readonly town: string
  readonly craft: string
  readonly description: string
  /** By the models of products. */
  readonly products: Readonly<Record<string, SampleProductTexts>>
}

/** The texts of the samples in a language other than English. Comments stay in the language they were written in. */
export interface SampleTexts {
  readonly views: Readonly<Record<View, string>>
  /** By the English names of stores. */
  readonly stores: Readonly<Record<string, SampleStoreTexts>>
}

/** The texts of one store: a missing or superfluous product, size or color is a type error. */
export type TextsOf<Store extends SampleStore> = Omit<SampleStoreTexts, 'products'> & {
  readonly products: {
    readonly [Product in Store['products'][number] as Product['model']]: ProductTextsOf<Product>
  }
}

type ProductTextsOf<Product extends SampleProduct> = Omit<SampleProductTexts, 'colors' | 'sizes'> &
  SizeTextsOf<Product> & { readonly colors: Readonly<Record<Product['colors'][number]['name'], string>> }

type SizeTextsOf<Product> = Product extends { sizes: readonly { name: infer Name extends string }[] }
  ? SizeTexts<WordedSize<Name>>
  : unknown

type SizeTexts<Name extends string> = [Name] extends [never]
  ? unknown
  : { readonly sizes: Readonly<Record<Name, string>> }

type WordedSize<Name extends string> = Exclude<Name, `${number}` | 'S' | 'M' | 'L' | 'XL'>
