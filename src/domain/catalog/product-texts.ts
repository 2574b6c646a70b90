import { textRulesOf } from '#domain/fields/field.ts'
import { type ProductText, productFields } from '#domain/fields/product-fields.ts'
import { type Locale, locales } from '#domain/locale.ts'
import { type TextRules, textsNamed } from '#domain/text-rule.ts'
import type { Translations } from '#domain/translations.ts'

/**
 * The texts of a product that are translated, besides the names of its sizes and colors and the alt texts of its
 * pictures.
 */
export const productTexts = textRulesOf(productFields)

/** Of the name of a size or color, in characters. */
export const maxPartLength = 40
/** Of the words for what a picture shows, in characters. */
export const maxAltLength = 250

/** The texts of parts of a product, by the beginning of their keys. */
export const productPartTexts = {
  size: { maxLength: maxPartLength, isRequired: true },
  color: { maxLength: maxPartLength, isRequired: true },
  alt: { maxLength: maxAltLength },
} as const satisfies TextRules

/** A product or a draft, as far as its translations are concerned. */
interface TranslatedProduct {
  readonly translations?: Translations<ProductText> | undefined
  readonly sizes: readonly TranslatedPart[]
  readonly colors: readonly TranslatedPart[]
  readonly pictures: readonly { readonly fileName: string; readonly translations?: Translations<'alt'> | undefined }[]
}

interface TranslatedPart {
  readonly id?: number | undefined
  readonly translations?: Translations<'name'> | undefined
}

/** The keys of the texts of parts, among those of the product: `size-7`, `color-3`, `alt-bowl.webp`. */
export const partKeys = {
  sizes: ({ id }: TranslatedPart) => (id === undefined ? undefined : `size-${id}`),
  colors: ({ id }: TranslatedPart) => (id === undefined ? undefined : `color-${id}`),
  pictures: ({ fileName }: { readonly fileName: string }) => `alt-${fileName}`,
} as const

interface WrittenProduct extends Readonly<Record<ProductText, string>> {
  readonly sizes: readonly (TranslatedPart & { readonly name: string })[]
  readonly colors: readonly (TranslatedPart & { readonly name: string })[]
  readonly pictures: readonly { readonly fileName: string; readonly alt: string }[]
}

/** Returns the texts of a product and of its parts as they were written, by key. New parts have no key yet. */
export function originalTextsOfProduct(product: WrittenProduct): Readonly<Record<string, string>> {
  const parts = [
    ...product.sizes.map((size) => [partKeys.sizes(size), size.name] as const),
    ...product.colors.map((color) => [partKeys.colors(color), color.name] as const),
    ...product.pictures.map((picture) => [partKeys.pictures(picture), picture.alt] as const),
  ]
  const saved = parts.flatMap(([key, text]) => (key === undefined ? [] : [[key, text] as const]))
  return { ...textsNamed(productTexts, product), ...Object.fromEntries(saved) }
}

/**
 * Returns the translations of a product and of its parts in one object, by language and key. New parts have no key yet.
 */
export function textsOfProduct({ translations = {}, sizes, colors, pictures }: TranslatedProduct): Translations {
  const ofParts = [
    ...sizes.map((size) => [partKeys.sizes(size), size.translations, 'name'] as const),
    ...colors.map((color) => [partKeys.colors(color), color.translations, 'name'] as const),
    ...pictures.map((picture) => [partKeys.pictures(picture), picture.translations, 'alt'] as const),
  ]
  const languages = locales.map((language) => {
    const parts = ofParts.flatMap(([key, texts, field]) => {
      const text = (texts as Translations | undefined)?.[language]?.[field]
      return key === undefined || text === undefined ? [] : [[key, text] as const]
    })
    return [language, { ...translations[language], ...Object.fromEntries(parts) }] as const
  })
  return Object.fromEntries(languages.filter(([, texts]) => Object.keys(texts).length > 0)) as Translations
}

/**
 * Returns the product with these translations of it and of its parts, in place of those it had. New parts keep theirs.
 */
export function withTextsOfProduct<Product extends TranslatedProduct>(product: Product, texts: Translations): Product {
  const own = (key: string, field: string) =>
    translationsOf((language) => {
      const text = texts[language]?.[key]
      return text === undefined ? {} : { [field]: text }
    })
  const ofProduct = translationsOf((language) =>
    Object.fromEntries(
      Object.entries(texts[language] ?? {}).flatMap(([key, text]) =>
        isProductText(key) && text !== undefined ? [[key, text]] : [],
      ),
    ),
  )
  const part = (kind: 'sizes' | 'colors') => (each: TranslatedPart) => {
    const key = partKeys[kind](each)
    return key === undefined ? each : replaced(each, own(key, 'name'))
  }
  return {
    ...replaced(product, ofProduct),
    sizes: product.sizes.map(part('sizes')),
    colors: product.colors.map(part('colors')),
    pictures: product.pictures.map((picture) => replaced(picture, own(partKeys.pictures(picture), 'alt'))),
  }
}

function isProductText(key: string): key is ProductText {
  return Object.hasOwn(productTexts, key)
}

function translationsOf(textsIn: (language: Locale) => Readonly<Record<string, string>>): Translations | undefined {
  const languages = locales.map((language) => [language, textsIn(language)] as const)
  const filled = languages.filter(([, texts]) => Object.keys(texts).length > 0)
  return filled.length > 0 ? (Object.fromEntries(filled) as Translations) : undefined
}

/** Without a property `translations` when there are none, as drafts are compared as a whole. */
function replaced<Thing extends object>(thing: Thing, translations: Translations | undefined): Thing {
  const { translations: _, ...others } = thing as Thing & { readonly translations?: unknown }
  return { ...others, ...(translations && { translations }) } as Thing
}
