import type { productPartTexts } from '#domain/catalog/product-texts.ts'
import type { ProductText } from '#domain/fields/product-fields.ts'
import { bannersMessages } from '#page-messages/backoffice/banners.ts'
import { translatedTextsMessages } from '#page-messages/backoffice/translated-texts.ts'
import { productFieldNames } from '#page-messages/product-fields.ts'

const { name, description, mainColor } = productFieldNames

/** What people call the texts of products, and of their sizes, colors and pictures. */
export const productTextLabels: Readonly<Record<ProductText | keyof typeof productPartTexts, string>> = {
  ...{ name, description, mainColor, ...translatedTextsMessages.parts, alt: bannersMessages.alt },
}
