import { mayEditProducts } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { isCountedByColor } from '#domain/catalog/variant.ts'
import type { ProductText } from '#domain/fields/product-fields.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { locales } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Translations } from '#domain/translations.ts'
import { productDraftOf } from './admin-product.ts'
import { readAdminProduct } from './get-admin-product.ts'
import { insertProduct } from './insert-product.ts'
import { tidyDraft } from './tidy-draft.ts'

/**
 * Copies a product under another name, which is not translated yet, and returns the id of the copy. The copy is retired
 * and has no stock, so that it can be edited before visitors see it.
 */
export async function duplicateProduct(marketplace: Marketplace, id: number, name: string): Promise<number> {
  const scope = requireScope(mayEditProducts(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const product = await readAdminProduct(marketplace, scope, id)
    const draft = productDraftOf(product)
    const copy = {
      ...draft,
      ...{ promotionalPrice: undefined, promotionFirstDay: undefined, promotionLastDay: undefined },
      name,
      locale: product.locale,
      translations: withoutNames(draft.translations),
      sizes: draft.sizes.map(({ id, name, translations }) => ({
        ...{ name, translations, stock: 0 },
        ...(isCountedByColor(product.product.variants, id) && { stockByColor: draft.colors.map(() => 0) }),
      })),
      colors: draft.colors.map(({ name, swatch, translations }) => ({ name, swatch, translations })),
      pictures: draft.pictures.map(({ fileName, alt, colorId, translations }) => {
        const color = draft.colors.find(({ id }) => id !== undefined && id === colorId)
        return { fileName, alt, translations, ...(color && { color: color.name }) }
      }),
    }
    const copyId = await insertProduct(marketplace, tidyDraft(copy, product.locale), { isRetired: true })
    await recordAudit(marketplace, { entity: 'product', id: copyId, action: 'duplicated', after: { from: id, name } })
    return copyId
  })
}

function withoutNames(translations: Translations<ProductText> = {}): Translations<ProductText> {
  return Object.fromEntries(
    locales.map((language) => {
      const { name: _, ...texts } = translations[language] ?? {}
      return [language, texts]
    }),
  )
}
