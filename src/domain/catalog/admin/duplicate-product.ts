import { mayEditProducts } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { productDraftOf } from './admin-product.ts'
import { getAdminProduct } from './get-admin-product.ts'
import { insertProduct } from './insert-product.ts'

/**
 * Copies a product under another name and returns the id of the copy. The copy is retired and has no stock, so that it
 * can be edited before visitors see it.
 */
export async function duplicateProduct(marketplace: Marketplace, id: number, name: string): Promise<number> {
  requireAllowed(mayEditProducts(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const { promotionalPrice: _, ...draft } = productDraftOf(await getAdminProduct(marketplace, id))
    const { widthMillimeters, heightMillimeters, weightGrams, ...required } = draft
    const copy = {
      ...required,
      ...(widthMillimeters !== undefined && { widthMillimeters }),
      ...(heightMillimeters !== undefined && { heightMillimeters }),
      ...(weightGrams !== undefined && { weightGrams }),
      name,
      sizes: draft.sizes.map((size) => ({ name: size.name, stock: 0 })),
      colors: draft.colors.map((color) => ({ name: color.name, swatch: color.swatch })),
      pictures: draft.pictures.map(({ fileName, alt, colorId }) => {
        const color = draft.colors.find(({ id }) => id !== undefined && id === colorId)
        return { fileName, alt, ...(color && { color: color.name }) }
      }),
    }
    const copyId = await insertProduct(marketplace, copy, { isRetired: true })
    await recordAudit(marketplace, { entity: 'product', id: copyId, action: 'duplicated', after: { from: id, name } })
    return copyId
  })
}
