import type { Marketplace } from '../marketplace.ts'
import type { ProductDraft } from './product-draft.ts'

/** Shows these pictures of a product in this order, and no others. */
export async function savePictures(
  { db }: Marketplace,
  productId: number,
  pictures: ProductDraft['pictures'],
): Promise<void> {
  await db.deleteFrom('product_pictures').where('product_id', '=', productId).execute()
  if (pictures.length === 0) return
  const rows = pictures.map(({ fileName, alt }, position) => ({
    product_id: productId,
    position,
    file_name: fileName,
    alt,
  }))
  await db.insertInto('product_pictures').values(rows).execute()
}
