import { sql } from 'kysely'
import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Category } from '#domain/category.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { filterRulesVersion, findColors, findMaterials, type TextsOfProduct } from './find-filter-keys.ts'

const batchSize = 200

/**
 * Derives the colors and materials that visitors filter by from the texts of the products that these rules have not
 * read yet.
 */
export async function assignFilterKeys(marketplace: Marketplace): Promise<void> {
  requireAllowed(isSystem(marketplace.actor))
  while ((await assignBatch(marketplace)) === batchSize);
}

function assignBatch(marketplace: Marketplace): Promise<number> {
  return inTransaction(marketplace, async ({ db }) => {
    // Locked before the texts are read: a later change of them waits, and outdates the keys again.
    const outdated = await db
      .selectFrom('product_filter_keys')
      .select('product_id')
      .where('rules_version', '<', filterRulesVersion)
      .orderBy('rules_version')
      .orderBy('product_id')
      .limit(batchSize)
      .forUpdate()
      .skipLocked()
      .execute()
    if (outdated.length === 0) return 0
    const products = await readTexts(
      db,
      outdated.map(({ product_id }) => product_id),
    )
    const assigned = products.map(({ id, category, ...texts }) => ({
      id,
      colors: findColors(texts.colors),
      // What is in a soap or a perfume is no material of a piece.
      materials: category === 'Cosmetics' ? [] : findMaterials(texts),
    }))
    await sql`
      update product_filter_keys as keys set rules_version = ${filterRulesVersion},
        colors = array(select jsonb_array_elements_text(new.colors)),
        materials = array(select jsonb_array_elements_text(new.materials))
      from jsonb_to_recordset(${JSON.stringify(assigned)}::jsonb) as new (id integer, colors jsonb, materials jsonb)
      where keys.product_id = new.id`.execute(db)
    return outdated.length
  })
}

async function readTexts(db: Marketplace['db'], ids: readonly number[]) {
  const { rows } = await sql<TextsOfProduct & { id: number; category: Category }>`
    select id, category,
      array_append(all_texts(translations, 'name'), name) as names,
      array_append(all_texts(translations, 'description'), description) as descriptions,
      array_append(all_texts(translations, 'mainColor'), main_color) || array(
        select unnest(array_append(all_texts(color.translations, 'name'), color.name))
        from product_colors as color where product_id = products.id and retired_at is null) as colors
    from products where id = any(${ids}::int[])`.execute(db)
  return rows
}
