import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { originalTextsOfProduct, textsOfProduct } from '#domain/catalog/product-texts.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

/** Counts by reading the texts of the product, as its form shows them. */
async function countedByReading({ system }: TestShop, id: number) {
  const product = productDraftOf(await getAdminProduct(await asOperator(system), id))
  const written = Object.entries(originalTextsOfProduct(product)).filter(([, text]) => text !== '')
  const keys = new Set(written.map(([key]) => key))
  const translated = Object.entries(textsOfProduct(product)).map(([language, texts]) => [
    language,
    Object.keys(texts).filter((key) => keys.has(key)).length,
  ])
  return { texts: keys.size, translated: Object.fromEntries(translated.filter(([, count]) => count !== 0)) }
}

async function stored({ marketplace: { db } }: TestShop, id: number) {
  const { rows } = await sql<{ texts: number; translated: Record<string, number>; sold: number; earned: number }>`
    select texts, translated, sold_pieces::int as sold, earned_millimes::int as earned
    from product_translation_counts where product_id = ${id}`.execute(db)
  const [{ sold, earned, ...counts } = { sold: -1, earned: -1, texts: -1, translated: {} }] = rows
  return { counts, sold, earned }
}

test('the texts of a product and its translations are counted after every change', async () => {
  await using shop = await openTestShop()
  const { db } = shop.marketplace
  const { id } = await shop.sells({
    translations: { fr: { name: 'Bol' } },
    sizes: [
      { name: 'Small', stock: 1, translations: { fr: { name: 'Petit' }, ar: { name: 'صغير' } } },
      { name: 'Large', stock: 1 },
    ],
    colors: [{ name: 'Blue', swatch: '#1f4e86', translations: { ar: { name: 'أزرق' } } }],
  })
  const other = await shop.sells()
  const isCounted = async () => {
    assert.deepEqual((await stored(shop, id)).counts, await countedByReading(shop, id))
    assert.deepEqual((await stored(shop, other.id)).counts, await countedByReading(shop, other.id))
  }
  await isCounted()
  const french = (texts: object) => JSON.stringify({ fr: texts })
  const changes = [
    db
      .updateTable('products')
      .set({ translations: french({ name: 'Bol', description: 'Un bol.' }) })
      .where('id', '=', id),
    db.updateTable('products').set({ main_color: '' }),
    db
      .updateTable('variants')
      .set({ translations: french({ name: 'Grand' }) })
      .where('product_id', '=', id),
    db.updateTable('variants').set({ retired_at: new Date() }).where('name', '=', 'Large'),
    db.updateTable('product_colors').set({ name: 'Indigo', translations: '{}' }),
    db.updateTable('product_pictures').set({ alt: 'A bowl', translations: french({ alt: 'Un bol' }) }),
    db.deleteFrom('product_pictures').where('product_id', '=', id),
  ]
  for (const change of changes) {
    await change.execute()
    await isCounted()
  }
})

test('what was earned with a product follows its sales and its price', async () => {
  await using shop = await openTestShop()
  const { db } = shop.marketplace
  const { id } = await shop.sells()
  assert.deepEqual(await stored(shop, id).then(({ sold, earned }) => [sold, earned]), [0, 0])
  const sold = async (pieces: number, week: string) => {
    await sql`insert into product_sales as known (week, product_id, pieces) values (${week}, ${id}, ${pieces})
      on conflict (week, product_id) do update set pieces = known.pieces + excluded.pieces`.execute(db)
    return (await stored(shop, id)).earned
  }
  assert.equal(await sold(2, '2026-02-23'), 90_000)
  assert.equal(await sold(1, '2026-02-23'), 135_000)
  assert.equal(await sold(1, '2026-03-02'), 180_000)
  await sql`update products set regular_price_millimes = 10000 where id = ${id}`.execute(db)
  assert.equal((await stored(shop, id)).earned, 40_000)
  await sql`update product_sales set pieces = 0 where week = '2026-03-02'`.execute(db)
  assert.equal((await stored(shop, id)).earned, 30_000)
})
