import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { translationsColumn } from '#domain/languages/translations-column.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { ProductDraft } from './product-draft.ts'

/**
 * Saves the translations of the sizes, colors and pictures of a product that `edited` has others of than `current`.
 * Only these rows change, so that only the pages in these languages are invalidated.
 */
export async function saveTranslationsOfParts(
  { db }: Marketplace,
  productId: number,
  { current, edited }: { readonly current: ProductDraft; readonly edited: ProductDraft },
): Promise<void> {
  for (const [table, key, before, after] of [
    ['variants', 'size_id', current.sizes, edited.sizes],
    ['product_colors', 'id', current.colors, edited.colors],
  ] as const)
    for (const { id, translations } of after) {
      const old = before.find((part) => part.id === id)
      if (id === undefined || isDeepStrictEqual(old?.translations, translations)) continue
      await sql`update ${sql.table(table)} set translations = ${translationsColumn(translations)}
        where ${sql.ref(key)} = ${id}`.execute(db)
    }
  for (const { fileName, translations } of edited.pictures) {
    const old = current.pictures.find((picture) => picture.fileName === fileName)
    if (isDeepStrictEqual(old?.translations, translations)) continue
    await db
      .updateTable('product_pictures')
      .set({ translations: translationsColumn(translations) })
      .where('product_id', '=', productId)
      .where('file_name', '=', fileName)
      .execute()
  }
}
