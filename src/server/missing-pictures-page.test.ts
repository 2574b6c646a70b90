import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { listMissingPictures } from '#domain/catalog/pictures/list-missing-pictures.ts'
import { markMissing } from '#domain/catalog/pictures/missing-pictures.ts'
import { openBackofficeBrowser } from '#tests/support/backoffice-browser.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { adminProductPath, adminStorePath, bannersPath } from '#web/paths/backoffice-catalog-paths.ts'
import { dashboardPath } from '#web/paths/backoffice-paths.ts'

/** Writes the row of a picture whose file is missing. Returns its name. */
async function losePicture({ system }: TestShop, name: string): Promise<string> {
  await sql`insert into pictures (file_name, width, height, placeholder_color)
    values (${name}, 1, 1, '#aabbcc')`.execute(system.db)
  await markMissing(system, name)
  return name
}

test('the office names the missing pictures of products, stores and the home page, with links to them', async (t) => {
  t.mock.method(console, 'error', () => {})
  await using shop = await openTestShop()
  const { db } = shop.marketplace
  const ask = await openBackofficeBrowser(shop)
  const dashboard = async () => (await ask(dashboardPath())).text()
  const jug = await shop.sells()
  assert.doesNotMatch(await dashboard(), /files of these pictures/)

  const ofBowl = await losePicture(shop, 'bowl.webp')
  const bowl = await shop.sells({ name: '<i>Bowl</i>', pictures: [{ fileName: ofBowl, alt: '' }] })
  const logo = await losePicture(shop, 'logo.webp')
  const { id: storeId } = await db.updateTable('stores').set({ logo }).returning('id').executeTakeFirstOrThrow()
  const page = await dashboard()
  assert.match(page, new RegExp(`href="${adminProductPath(bowl.id)}"[^>]*><bdi>&lt;i&gt;Bowl&lt;/i&gt;</bdi>`))
  assert.match(page, new RegExp(`href="${adminStorePath(storeId)}"`))
  for (const name of [ofBowl, logo]) assert.ok(page.includes(`(${name})`) || page.includes(`<!-- -->${name}`), name)
  assert.ok(!page.includes(`href="${adminProductPath(jug.id)}"`))

  await db.insertInto('banners').values({ slot: 'hero-1', file_name: ofBowl, alt: '' }).execute()
  assert.match(await dashboard(), new RegExp(`href="${bannersPath()}"[^>]*><bdi>Home page: First picture`))
  await db.deleteFrom('banners').execute()
  await db.deleteFrom('product_pictures').where('product_id', '=', bowl.id).execute()
  assert.match(await dashboard(), /shown with old orders only/)
})

test('however many pictures are missing, in however many places, a bounded number is named', async (t) => {
  t.mock.method(console, 'error', () => {})
  await using shop = await openTestShop()
  const fileName = await losePicture(shop, 'a.webp')
  for (let count = 0; count < 5; count++) await shop.sells({ pictures: [{ fileName, alt: '' }] })
  for (let count = 0; count < 5; count++) await losePicture(shop, `b${count}.webp`)
  const found = await listMissingPictures(await asOperator(shop.marketplace), 3)
  assert.deepEqual(
    found.map(({ uses }) => uses.length),
    [3, 0, 0],
  )
})
