import type { ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import { originalTextsOfProduct } from '#domain/catalog/product-texts.ts'
import { type TranslatedField, translatedFields } from '#web/backoffice/translations/translated-fields.ts'

/** Returns the texts of a product to translate. New sizes and colors follow once they are saved. */
export function translatedProductFields(draft: ProductDraft): TranslatedField[] {
  return translatedFields('product', originalTextsOfProduct(draft))
}
