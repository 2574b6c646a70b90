import { sql } from 'kysely'
import { translationsColumn } from '#domain/languages/translations-column.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { colorKey, type ProductDraft } from './product-draft.ts'
import { addVariantsByColor, joinColors, retireVariants } from './variant-steps.ts'

/**
 * Saves the sizes of a product. Those left out are retired with all their variants; a new one is counted by color where
 * the others are.
 */
export async function saveSizes(
  marketplace: Marketplace,
  productId: number,
  sizes: ProductDraft['sizes'],
): Promise<void> {
  const { db } = marketplace
  const keptIds = new Set(sizes.map(({ id }) => id))
  const current = await db
    .selectFrom('variants')
    .select(['id', 'size_id', 'color_id'])
    .where('product_id', '=', productId)
    .where('retired_at', 'is', null)
    .execute()
  const removed = current.filter(({ size_id }) => !keptIds.has(size_id))
  const isByColor = current.some(({ color_id }) => color_id !== null)
  const [color] = isByColor ? await listColors(marketplace, productId) : []
  await setAside(
    marketplace,
    'variants',
    'size_id',
    current.map(({ size_id }) => size_id),
  )
  await retireVariants(
    marketplace,
    removed.map(({ id }) => id),
    'size no longer offered',
  )
  for (const [position, { id, name, translations }] of sizes.entries()) {
    const row = { position, name, translations: translationsColumn(translations) }
    if (id === undefined) {
      const added = { product_id: productId, color_id: color?.id ?? null, ...row }
      await db.insertInto('variants').values(added).execute()
    } else await db.updateTable('variants').set(row).where('size_id', '=', id).execute()
  }
  if (isByColor) await addVariantsByColor(marketplace, productId)
}

/**
 * Saves the colors of a product. Returns their ids by the keys that pictures use for them in the draft. The variants of
 * a color that is left out are retired; without any color left, the pieces of a size are no longer told apart.
 */
export async function saveColors(
  marketplace: Marketplace,
  productId: number,
  colors: ProductDraft['colors'],
): Promise<ReadonlyMap<number, number>> {
  const { db, clock } = marketplace
  const ids = new Map<number, number>()
  const current = await listColors(marketplace, productId)
  const removed = current.filter(({ id }) => colors.every((color) => color.id !== id)).map(({ id }) => id)
  await setAside(
    marketplace,
    'product_colors',
    'id',
    current.map(({ id }) => id),
  )
  if (colors.length === 0) await joinColors(marketplace, productId)
  else {
    const ofRemoved = await db
      .selectFrom('variants')
      .select('id')
      .where('color_id', 'in', [0, ...removed])
      .where('retired_at', 'is', null)
      .execute()
    await retireVariants(
      marketplace,
      ofRemoved.map(({ id }) => id),
      'color no longer offered',
    )
  }
  await db
    .updateTable('product_colors')
    .set({ retired_at: clock.now() })
    .where('id', 'in', [0, ...removed])
    .execute()
  for (const [position, color] of colors.entries()) {
    const { id, name, swatch, translations } = color
    const row = { position, name, swatch, translations: translationsColumn(translations) }
    if (id === undefined) {
      const added = await db
        .insertInto('product_colors')
        .values({ product_id: productId, ...row })
        .returning('id')
        .executeTakeFirstOrThrow()
      ids.set(colorKey(color, position), added.id)
    } else {
      await db.updateTable('product_colors').set(row).where('id', '=', id).execute()
      ids.set(id, id)
    }
  }
  await addVariantsByColor(marketplace, productId)
  return ids
}

function listColors({ db }: Marketplace, productId: number) {
  return db
    .selectFrom('product_colors')
    .select('id')
    .where('product_id', '=', productId)
    .where('retired_at', 'is', null)
    .orderBy('position')
    .execute()
}

/**
 * Renames sizes or colors, because names are unique within a product: a new one may take the name of a retired one, and
 * two may swap names. The caller sets the names of those that stay.
 */
async function setAside(
  { db }: Marketplace,
  table: 'variants' | 'product_colors',
  key: 'id' | 'size_id',
  ids: readonly number[],
): Promise<void> {
  await sql`update ${sql.table(table)} set name = name || ' #' || ${sql.ref(key)} where ${sql.ref(key)} = any(${ids}::int[])`.execute(
    db,
  )
}
