import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { millimes } from '#domain/money.ts'
import { openProxiedDatabase } from '#tests/ledger/proxied-database.ts'
import { fillShop, hotSku } from '#tests/ledger/staff-work.ts'
import { setPrices } from '#tests/support/catalog-changes.ts'
import { createOperator, testPassword } from '#tests/support/operators.ts'
import { startS3Server, testBucket } from '#tests/support/s3-server.ts'
import { sendOrder } from '#tests/support/send-order.ts'
import { cleanUpAfter, freshDirectory, launchShop } from '#tests/support/shop-process.ts'
import { databaseName, openDatabaseCopy } from '#tests/support/test-database.ts'
import { superuserAddress } from '#tests/support/test-database-address.ts'
import { marketplaceOn, noImages } from '#tests/support/test-marketplace.ts'

const shiftClock = import.meta.resolve('../support/shift-clock.ts')

/** Minutes by which the clock of each instance is fast. */
const minutesFast = [0, -6, 9]

/** A page changed on one instance is not stale on another for longer than this. */
const maxStaleMilliseconds = 1000

/** Starts three instances at once, each behind a fault proxy, on one database and one bucket. */
async function openThreeInstances(t: TestContext) {
  const copy = await openDatabaseCopy()
  cleanUpAfter(t, copy.close)
  const s3 = await startS3Server()
  cleanUpAfter(t, async () => s3[Symbol.asyncDispose]())
  s3.objects.set('pictures/bowl.webp', Buffer.from('a bowl'))
  const bowl = hotSku(await fillShop(copy.database))
  const target = superuserAddress(await databaseName(copy))
  const common = {
    ...s3.settings,
    ...{ BACKUP_TO: 'off', IMAGES_URL: `s3://${testBucket}/pictures` },
    SECRET_KEY: Buffer.alloc(32, 'several').toString('base64'),
  }
  const opening = minutesFast.map(async (minutes) => {
    const { proxy, address } = await openProxiedDatabase(target)
    cleanUpAfter(t, proxy.close)
    assert.ok('host' in address)
    const DATABASE_URL = `postgres://${address.user}@127.0.0.1:${address.port}/${address.database}`
    const settings = { ...common, DATABASE_URL, CLOCK_SHIFT_SECONDS: String(60 * minutes) }
    const command = [process.execPath, '--import', shiftClock, 'src/server/main.ts']
    const shop = launchShop(t, { ...settings, DATA_DIR: await freshDirectory(t) }, { command })
    return { proxy, origin: await shop.opened }
  })
  return { bowl, marketplace: marketplaceOn(copy.database, noImages), instances: await Promise.all(opening) }
}

test('three instances whose clocks are minutes apart are one shop', async (t) => {
  const { bowl, marketplace, instances } = await openThreeInstances(t)
  const origins = instances.map(({ origin }) => origin)
  const post = (url: string, fields: Record<string, string>) =>
    fetch(url, {
      ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) },
      headers: { Origin: new URL(url).origin, 'Sec-Fetch-Site': 'same-origin' },
    })

  await t.test('a request sent to all of them is one order, with the time of the database', async () => {
    const answers = await Promise.all(origins.map((origin) => sendOrder(origin, bowl, '7')))
    for (const { status } of answers) assert.equal(status, 201)
    const orders = (await Promise.all(answers.map((answer) => answer.json()))) as { orderNumber: string }[]
    assert.equal(new Set(orders.map(({ orderNumber }) => orderNumber)).size, 1)
    for (const [index, origin] of origins.entries())
      assert.equal((await sendOrder(origin, bowl, `${index}`)).status, 201)
    const placed = await marketplace.db.selectFrom('orders').select('placed_at').execute()
    assert.equal(placed.length, 4)
    for (const { placed_at } of placed) assert.ok(Math.abs(placed_at.getTime() - Date.now()) < 60_000, `${placed_at}`)
  })

  await t.test('somebody who signs in at one is signed in at all, and wrong passwords count together', async () => {
    const { email } = await createOperator(marketplace)
    const signIn = (origin: string, typed: string, password: string) =>
      post(`${origin}/admin/sign-in`, { email: typed, password })
    const signedIn = await signIn(origins[2] ?? '', email, testPassword)
    const cookie = signedIn.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')
    for (const origin of origins) {
      const { status } = await fetch(`${origin}/admin/orders`, { headers: { Cookie: cookie }, redirect: 'manual' })
      assert.equal(status, 200, origin)
    }
    const guessed: number[] = []
    const { email: other } = await createOperator(marketplace)
    for (let turn = 0; turn < 22; turn++)
      guessed.push((await signIn(origins[turn % origins.length] ?? '', other, 'a guess')).status)
    assert.deepEqual(guessed, [...Array(20).fill(422), 429, 429])
  })

  await t.test('a picture in the bucket is served by all', async () => {
    for (const origin of origins)
      assert.equal(await (await fetch(`${origin}/api/image/bowl.webp`)).text(), 'a bowl', origin)
  })

  /** `isLastKnown`: it is marked as such, because the instance has no database. */
  const page = async (origin: string) => {
    const response = await fetch(`${origin}/product/${bowl.productId}`)
    const isLastKnown = response.headers.get('Server-Timing')?.includes('last-known') ?? false
    return { status: response.status, isLastKnown, text: await response.text() }
  }

  await t.test('a changed page is stale nowhere for longer than a second', async () => {
    for (const price of [21_000, 22_000, 23_000]) {
      await Promise.all(origins.map(page))
      await setPrices(marketplace, bowl.productId, { regularPrice: millimes(price) })
      await pause(maxStaleMilliseconds)
      for (const { status, text } of await Promise.all(origins.map(page)))
        assert.deepEqual([status, text.includes(`${price / 1000}.00 TND`)], [200, true])
    }
  })

  await t.test('what changed while an instance heard nothing is not stale there once it hears again', async () => {
    const [, { origin: deafOrigin, proxy } = assert.fail()] = instances
    for (const [price, fault] of [
      [31_000, 'stall'],
      [32_000, 'refuse'],
    ] as const) {
      const isChanged = ({ text }: { text: string }) => text.includes(`${price / 1000}.00 TND`)
      await Promise.all(origins.map(page))
      await proxy[fault]()
      await setPrices(marketplace, bowl.productId, { regularPrice: millimes(price) })
      await pause(maxStaleMilliseconds)
      const meanwhile = await page(deafOrigin)
      assert.ok(meanwhile.isLastKnown || isChanged(meanwhile))
      await proxy.heal()
      let again = await page(deafOrigin)
      while (again.isLastKnown) again = await page(deafOrigin)
      assert.ok(isChanged(again))
    }
  })
})
