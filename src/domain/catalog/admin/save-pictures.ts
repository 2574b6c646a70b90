import { translationsColumn } from '#domain/languages/translations-column.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { ProductDraft } from './product-draft.ts'

/**
 * Replaces the pictures of a product. `colorIds` maps the color keys of the draft to the ids of the saved colors.
 */
export async function savePictures(
  { db }: Marketplace,
  productId: number,
  pictures: ProductDraft['pictures'],
  colorIds: ReadonlyMap<number, number>,
): Promise<void> {
  await db.deleteFrom('product_pictures').where('product_id', '=', productId).execute()
  if (pictures.length === 0) return
  const rows = pictures.map(({ fileName, alt, colorId, translations }, position) => ({
    product_id: productId,
    position,
    file_name: fileName,
    alt,
    translations: translationsColumn(translations),
    color_id: colorId === undefined ? null : (colorIds.get(colorId) ?? null),
  }))
  await db.insertInto('product_pictures').values(rows).execute()
}
