import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseProtection } from '#domain/rate-limits/choose-protection.ts'
import { openBackofficeBrowser } from '#tests/support/backoffice-browser.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { adminProductsPath } from '#web/paths/backoffice-catalog-paths.ts'
import { orderDetailsPath, ordersPath } from '#web/paths/backoffice-order-paths.ts'
import { auditLogPath } from '#web/paths/backoffice-paths.ts'

test('folded filters say how many of them are set, and what a list shows by itself is not counted', async () => {
  await using shop = await openTestShop()
  const ask = await openBackofficeBrowser(shop)
  const summaryOf = async (path: string) =>
    /<details[^>]*><summary[^>]*>(Filters[^<]*)</.exec(await (await ask(path)).text())?.[1]
  assert.equal(await summaryOf(adminProductsPath()), 'Filters')
  assert.equal(await summaryOf(`${adminProductsPath()}?state=on-sale&category=decor`), 'Filters (1)')
  assert.equal(await summaryOf(`${adminProductsPath()}?state=all&category=decor&store=1`), 'Filters (3)')
  assert.equal(await summaryOf(ordersPath({ status: 'shipped' })), 'Filters')
  assert.equal(await summaryOf(ordersPath({ payment: 'paypal', isOverdue: true })), 'Filters (2)')
  assert.equal(await summaryOf(`${auditLogPath()}?what=order`), 'Filters (1)')
})

test('an entry of the history with many changes is folded', async () => {
  await using shop = await openTestShop()
  await chooseProtection(await asOperator(shop.marketplace), 'strict')
  const ask = await openBackofficeBrowser(shop, 'owner')
  const page = await (await ask(auditLogPath())).text()
  assert.match(page, /<summary[^>]*>Changes \(9\)<\/summary><dl/)
})

test('the pieces of an order come after its next step and before its payment', async () => {
  await using shop = await openTestShop()
  const placed = await shop.order([{ product: await shop.sells() }])
  assert.equal(placed.outcome, 'placed')
  const ask = await openBackofficeBrowser(shop)
  const page = await (await ask(orderDetailsPath(placed.order.id))).text()
  const headings = [...page.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, heading]) => heading)
  const places = ['Next step', 'Pieces', 'Payment', 'Notes', 'History'].map((heading) => headings.indexOf(heading))
  assert.ok(!places.includes(-1), headings.join())
  assert.deepEqual(
    places,
    places.toSorted((one, other) => one - other),
  )
})
