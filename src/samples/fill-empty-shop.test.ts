import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connect, defaultTimeouts } from '#database/connect.ts'
import { system } from '#domain/access/actor.ts'
import { listProducts } from '#domain/catalog/search/list-products.ts'
import { locales } from '#domain/locale.ts'
import { lockList } from '#domain/lock-list.ts'
import { countMissingTranslations } from '#domain/translating/list-translations.ts'
import { openBackofficeBrowser } from '#tests/support/backoffice-browser.ts'
import { untilWaitingForLock } from '#tests/support/lock-waits.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openSampleShop } from '#tests/support/sample-shop.ts'
import { databaseName } from '#tests/support/test-database.ts'
import { testDatabaseAddress } from '#tests/support/test-database-address.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { importTranslationsPath, translationsFilePath } from '#web/paths/backoffice-paths.ts'
import { fillEmptyShop } from './fill-empty-shop.ts'
import { sampleStores } from './stores/stores.ts'

test('a second instance waits longer than the lock timeout while another fills the shop', async () => {
  await using shop = await openTestShop()
  const { db } = shop.marketplace
  const address = testDatabaseAddress(await databaseName({ database: db }))
  await using stack = new AsyncDisposableStack()
  const second = connect(address, { timeouts: { ...defaultTimeouts, lock: 100 } })
  stack.defer(second.close)

  let filling: Promise<void> | undefined
  await db.transaction().execute(async (first) => {
    await lockList({ ...shop.marketplace, db: first }, 'stores')
    filling = fillEmptyShop({ ...shop.marketplace, actor: system, db: second.database }, () => {})
    await untilWaitingForLock(shop, { times: 3 })
  })
  await filling

  const { stores } = await db
    .selectFrom('stores')
    .select(({ fn }) => fn.countAll<number>().as('stores'))
    .executeTakeFirstOrThrow()
  assert.equal(stores, sampleStores.length)
})

test('every sample is complete in every language, and the file of all texts changes nothing when it comes back', async () => {
  await using shop = await openSampleShop()
  const office = await asOperator(shop.marketplace)
  assert.deepEqual(await countMissingTranslations(office), Object.fromEntries(locales.map((locale) => [locale, 0])))
  const { products, total } = await listProducts({ ...shop.marketplace, locale: 'ar' }, { pageSize: 100 })
  assert.equal(products.length, total)
  for (const { name, languageOf, store, sizes, colors, pictures } of products)
    for (const part of [{ languageOf }, store, ...sizes, ...colors, ...pictures])
      assert.equal(part.languageOf, undefined, name)

  const owner = await openBackofficeBrowser(shop, 'owner')
  const file = await (await owner(translationsFilePath())).text()
  const body = new FormData()
  body.set('file', new File([file], 'translations.csv'))
  const preview = await (await owner(importTranslationsPath(), { method: 'POST', body })).text()
  assert.match(file, /\u202f/)
  assert.match(preview, />0 rows change texts, [1-9]\d* stay as they are, 0 cannot be used\.</)
})
