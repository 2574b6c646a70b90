import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EmailAddress } from '#domain/email-address.ts'
import { mainLocaleSetting } from '#domain/languages/main-locale-setting.ts'
import type { Locale } from '#domain/locale.ts'
import { createNewsletterToken } from '#domain/newsletter/newsletter-token.ts'
import { subscribeToNewsletter } from '#domain/newsletter/subscribe-to-newsletter.ts'
import { placeOrder } from '#domain/orders/placing/place-order.ts'
import { createDataLinkToken } from '#domain/personal-data/data-link.ts'
import { requestStockAlert } from '#domain/stock-alerts/request-stock-alert.ts'
import { createStockAlertToken } from '#domain/stock-alerts/stock-alert-token.ts'
import { fromNetwork } from '#tests/support/rate-limits.ts'
import { setSetting } from '#tests/support/settings.ts'
import { testApp } from '#tests/support/test-app.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import {
  confirmStockAlertPath,
  confirmSubscriptionPath,
  dataLinkPath,
  leaveStockAlertsPath,
  orderPath,
  unsubscribePath,
} from '#web/paths/storefront-paths.ts'

const email = 'amel@example.tn' as EmailAddress

/** The paths of the links that a person with a language was sent. */
async function linksIn(shop: TestShop, locale: Locale): Promise<string[]> {
  const marketplace = fromNetwork({ ...shop.marketplace, locale })
  const placed = await placeOrder(marketplace, shop.requestFor([{ product: await shop.sells() }]))
  assert.ok(placed.outcome === 'placed')
  await subscribeToNewsletter(marketplace, email)
  const subscription = await shop.marketplace.db
    .selectFrom('newsletter_subscriptions')
    .select('id')
    .executeTakeFirstOrThrow()
  const dataLink = await shop.marketplace.db
    .insertInto('data_links')
    .values({ email, locale, asked_at: shop.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const vase = await shop.sells({ sizes: [{ name: '', stock: 0 }] })
  const [size] = vase.sizes
  await requestStockAlert(marketplace, { productId: vase.id, variantId: size?.id ?? 0, email })
  const alert = await shop.marketplace.db.selectFrom('stock_alerts').select('id').executeTakeFirstOrThrow()
  return [
    confirmStockAlertPath(await createStockAlertToken(shop.system, alert.id, 'confirm')),
    leaveStockAlertsPath(await createStockAlertToken(shop.system, alert.id, 'leave')),
    orderPath(placed.order.token),
    dataLinkPath(await createDataLinkToken(shop.system, dataLink.id)),
    confirmSubscriptionPath(await createNewsletterToken(shop.system, subscription.id, 'confirm')),
    unsubscribePath(await createNewsletterToken(shop.system, subscription.id, 'unsubscribe')),
  ]
}

function appOf({ marketplace }: TestShop) {
  const app = testApp(marketplace)
  return async (path: string, method = 'GET') => {
    const response = await app.request(path, { method })
    const language = /<html lang="(\w+)"/.exec(await response.text())?.[1]
    assert.equal(response.headers.get('Cache-Control'), 'no-store', path)
    return { status: response.status, location: response.headers.get('Location'), language }
  }
}

test('a link that was sent before a change of the main language opens in the language of its person', async () => {
  await using shop = await openTestShop()
  const links = await linksIn(shop, 'en')
  const open = appOf(shop)
  for (const link of links) assert.deepEqual(await open(link), { status: 200, location: null, language: 'en' })
  await setSetting(shop.marketplace, mainLocaleSetting, { mainLocale: 'fr' })
  for (const link of links) {
    assert.deepEqual(await open(`${link}?new`), { status: 302, location: `/en${link}?new`, language: undefined })
    assert.equal((await open(`/en${link}`)).language, 'en')
  }
})

test('a prefix of the page of a link is a choice, also that of the main language', async () => {
  await using shop = await openTestShop()
  const open = appOf(shop)
  for (const link of await linksIn(shop, 'ar')) {
    assert.equal((await open(link)).location, `/ar${link}`)
    for (const locale of ['en', 'fr', 'ar'])
      assert.deepEqual(await open(`/${locale}${link}`), { status: 200, location: null, language: locale })
  }
})

test('the language switch of the page of a link leads to a prefix in every language', async () => {
  await using shop = await openTestShop()
  const [link = ''] = await linksIn(shop, 'en')
  const app = testApp(shop.marketplace)
  const html = await (await app.request(`/fr${link}`)).text()
  for (const locale of ['en', 'fr', 'ar']) assert.ok(html.includes(`href="/${locale}${link}"`), locale)
})

test('an unknown link is answered in the language of its URL, and what is sent to one is never redirected', async () => {
  await using shop = await openTestShop()
  const open = appOf(shop)
  const order = (await linksIn(shop, 'fr')).find((link) => link.startsWith(orderPath(''))) ?? ''
  const unknown = 'A'.repeat(22)
  for (const path of [
    orderPath,
    dataLinkPath,
    confirmSubscriptionPath,
    unsubscribePath,
    confirmStockAlertPath,
    leaveStockAlertsPath,
  ].map((pathOf) => pathOf(unknown)))
    assert.deepEqual(await open(path), { status: 404, location: null, language: 'en' })
  assert.equal((await open(order, 'POST')).location, null)
  assert.equal((await open(`${order}.data`)).status, 200)
})
