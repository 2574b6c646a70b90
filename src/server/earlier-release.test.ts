import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import pg from 'pg'
import { imagesInFolder } from '#adapters/images-folder.ts'
import { clientConfig, connect, type DatabaseAddress } from '#database/connect.ts'
import { startEmbeddedDatabase } from '#database/embedded.ts'
import { migrate } from '#database/migrate.ts'
import { findAllViolations } from '#domain/consistency/find-violations.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { signIn } from '#domain/operators/sign-in.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { shopProfileSetting } from '#domain/shop-profile/shop-profile-setting.ts'
import { publicUrl } from '#tests/support/api-client.ts'
import { onRestored } from '#tests/support/backup-shop.ts'
import { longTest } from '#tests/support/long-test.ts'
import { asOperator } from '#tests/support/operators.ts'
import { freshDirectory, launchShop } from '#tests/support/shop-process.ts'
import { runOnTestServer } from '#tests/support/test-database.ts'
import { superuserAddress } from '#tests/support/test-database-address.ts'
import { marketplaceOn, noImages } from '#tests/support/test-marketplace.ts'
import { createApp } from './app.ts'
import { clientDirectory, loadPages } from './pages.ts'

const fixture = (name: string) => readFile(new URL(`../../tests/fixtures/earlier-release/${name}`, import.meta.url))

/** The one of `fill-shop.mjs`. */
const secretKey = Buffer.alloc(32, 'secrets of the fixture').toString('base64')

const expected = JSON.parse((await fixture('expected.json')).toString())

/** Fills a database with what the earlier release had. Returns the names of its pictures. */
async function fillDatabase(address: DatabaseAddress): Promise<readonly string[]> {
  const dump = (await promisify(gunzip)(await fixture('shop.sql.gz'))).toString()
  const client = new pg.Client(clientConfig(address))
  await client.connect()
  await client.query(dump)
  const { rows } = await client.query<{ name: string }>('select file_name as name from public.pictures')
  await client.end()
  return rows.map(({ name }) => name)
}

/** Checks the pages and the API of the shop. */
async function expectServed(get: (at: string) => Promise<Response>): Promise<void> {
  const read = async (at: string) => {
    const response = await get(at)
    return { status: response.status, text: await response.text() }
  }
  for (const [index, { id, name, store, price }] of expected.products.entries()) {
    const { status, text } = await read(`/product/${id}`)
    assert.equal(status, 200, `product ${id}`)
    assert.ok(text.includes(name) && text.includes(store), name)
    const [product] = JSON.parse((await read(`/api/products/${id}`)).text)
    const charged = product.promo === 'TRUE' ? product.percentpromo : product.price
    assert.equal(Math.round(Number(charged) * 1000), price, name)
    if (index >= expected.comments.length) continue
    const listed = JSON.parse((await read(`/api/comment/${id}`)).text).products
    assert.deepEqual(
      listed.map(({ name, comment }: { name: string; comment: string }) => [name, comment]),
      expected.comments[index].map((comment: { authorName: string; body: string }) => [
        comment.authorName,
        comment.body,
      ]),
    )
  }
  for (const page of ['/', '/shop', '/store/1', '/store/2', '/contact']) {
    const { status, text } = await read(page)
    assert.equal(status, 200, page)
    assert.ok(text.includes(expected.profile.name), page)
  }
}

/** Checks what only the office sees. */
async function expectKept(visitor: Marketplace): Promise<void> {
  const { db } = visitor
  assert.deepEqual(await Array.fromAsync(findAllViolations(visitor)), [])
  const office = await asOperator(visitor)
  const owner = { email: 'sana@hirfa.example', password: 'blue wool on sundays', device: 'Test' }
  assert.equal((await signIn(visitor, owner)).outcome, 'signed-in')
  // Of a release with one language.
  const profile = { ...expected.profile, locale: 'en' }
  assert.deepEqual((await getSetting(office, shopProfileSetting)).value, profile)
  for (const order of expected.orders) {
    const { id, number, status, totals, customer, delivery } = await getOrderDetails(office, order.id)
    // Of a release without discounts.
    const known = { ...order, totals: { ...order.totals, discount: 0 } }
    assert.deepEqual({ id, number, status, totals, customer, delivery }, known)
  }
  const counted = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  assert.equal(Number(counted.count), expected.orders.length)
  for (const { id, sizes } of expected.products)
    assert.deepEqual(
      await db
        .selectFrom('product_sizes')
        .select(['id', 'name', 'stock'])
        .where('product_id', '=', id)
        .orderBy('id')
        .execute(),
      sizes,
    )
}

test('the data of an earlier release is migrated and served as that release left it', async (t) => {
  const name = `hirfa_test_${randomBytes(6).toString('hex')}`
  await runOnTestServer(`create database ${name} template template0`)
  const address = superuserAddress(name)
  await fillDatabase(address)
  const connection = connect(address)
  t.after(() => connection.close().finally(() => runOnTestServer(`drop database ${name} with (force)`)))
  assert.match((await migrate(connection))[0] ?? '', /^0045-/)
  const marketplace = marketplaceOn(connection.database, noImages)
  const pages = await loadPages()
  const app = createApp({ marketplace, publicUrl, pages, clientDirectory })
  await expectServed(async (at) => app.request(at))
  await expectKept(marketplace)
})

longTest('the data of an earlier release is backed up, migrated and served by a start', async (t) => {
  const dataDirectory = path.join(await freshDirectory(t), 'var')
  const server = await startEmbeddedDatabase(dataDirectory)
  const pictures = await fillDatabase(server.superuserAddress)
  await server.stop()
  await mkdir(path.join(dataDirectory, 'pictures'))
  for (const name of pictures) await writeFile(path.join(dataDirectory, 'pictures', name), name)

  const shop = launchShop(t, { DATA_DIR: dataDirectory, SECRET_KEY: secretKey, WORKER: 'off' })
  const origin = await shop.opened
  await expectServed((at) => fetch(`${origin}${at}`, { headers: { Accept: '*/*' } }))
  assert.match(
    shop.output(),
    /^Backing up before migrating: 0045-[\s\S]*It is proven: [\s\S]*Database migrated: 0045-[\s\S]*open at/,
  )
  shop.process.kill('SIGTERM')
  await once(shop.process, 'exit')
  const images = imagesInFolder(path.join(dataDirectory, 'pictures'))
  await onRestored(dataDirectory, (db) => expectKept(marketplaceOn(db, images)))
})
