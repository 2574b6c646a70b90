import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBackofficeBrowser } from '#tests/support/backoffice-browser.ts'
import { openCountedShop } from '#tests/support/round-trips.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { newCourierPath } from '#web/paths/backoffice-courier-paths.ts'
import { dashboardPath } from '#web/paths/backoffice-paths.ts'

const list = /The first hour/
const week = /Orders of the last seven days/

test('owners see the first steps until one hides them, then the week; staff see the week', async () => {
  await using shop = await openTestShop()
  const owner = await openBackofficeBrowser(shop, 'owner')
  const staff = await openBackofficeBrowser(shop, 'staff')
  const pageOf = async (ask: typeof owner) => (await ask(dashboardPath())).text()

  const open = await pageOf(owner)
  assert.match(open, list)
  assert.match(open, new RegExp(`href="${newCourierPath()}"[^>]*>Add who delivers your parcels`))
  // The address of this shop is https.
  assert.match(open, /Give the shop its public address<!-- --> <span class="sr-only">\(Done\)/)
  assert.doesNotMatch(open, week)
  assert.doesNotMatch(await pageOf(staff), list)

  const hide = { method: 'POST', body: new URLSearchParams() }
  assert.equal((await staff(`${dashboardPath()}?index`, hide)).status, 403)
  assert.match(await pageOf(owner), list)
  assert.equal((await owner(`${dashboardPath()}?index`, hide)).status, 200)
  assert.doesNotMatch(await pageOf(owner), list)
  for (const ask of [owner, staff]) assert.match(await pageOf(ask), week)
})

test('the dashboard with the first steps asks for the state of the backups once', async () => {
  await using shop = await openTestShop()
  await using counted = await openCountedShop(shop)
  const owner = await openBackofficeBrowser(counted, 'owner')
  assert.match(await (await owner(dashboardPath())).text(), list)
  assert.equal(counted.statements().match(/"is_on_same_disk"/g)?.length, 1)
})

test('the chart of the week says the orders of each day as text', async () => {
  await using shop = await openTestShop()
  await shop.order([{ product: await shop.sells() }])
  const staff = await openBackofficeBrowser(shop, 'staff')
  const page = await (await staff(dashboardPath())).text()
  const days = [...page.matchAll(/<li>([^<]+ 2026: [^<]+)<\/li>/g)].map(([, day]) => day)
  assert.equal(days.length, 7)
  assert.deepEqual(
    days.map((day) => day?.split(': ')[1]),
    ['0 orders', '0 orders', '0 orders', '0 orders', '0 orders', '0 orders', '1 order'],
  )
})
