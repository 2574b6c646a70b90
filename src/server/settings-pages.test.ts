import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connect } from '#database/connect.ts'
import { postContactMessage } from '#domain/contact-messages/post-contact-message.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { dinars } from '#domain/money.ts'
import { defaultRateLimits } from '#domain/rate-limits/rate-limit.ts'
import { defaultSaleTerms } from '#domain/sale-terms/sale-terms.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { defaultShopProfile } from '#domain/shop-profile/default-shop-profile.ts'
import type { EditableShopProfile } from '#domain/shop-profile/shop-profile.ts'
import { shopProfileSetting } from '#domain/shop-profile/shop-profile-setting.ts'
import { openProxiedDatabase } from '#tests/ledger/proxied-database.ts'
import { publicUrl } from '#tests/support/api-client.ts'
import { sendQueuedEmails } from '#tests/support/emails.ts'
import { asOperator, createOperator, createSessionToken } from '#tests/support/operators.ts'
import { setSaleTerms } from '#tests/support/sale-terms.ts'
import { testApp } from '#tests/support/test-app.ts'
import { databaseName } from '#tests/support/test-database.ts'
import { testDatabaseAddress } from '#tests/support/test-database-address.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { rateLimits } from '#web/backoffice/settings/limits.ts'
import { saleTerms } from '#web/backoffice/settings/sale-terms.ts'
import { settingTexts } from '#web/backoffice/settings/setting-form.ts'
import { shopProfile } from '#web/backoffice/settings/shop-profile.ts'
import { readConfig } from './config.ts'

/** A browser in which an owner is signed in. */
async function openBackoffice(shop: TestShop) {
  const app = testApp(shop.marketplace)
  const headers = {
    Cookie: `__Host-hirfa-office=${await createSessionToken(shop.marketplace)}`,
    Host: 'hirfa.example',
    Origin: publicUrl,
    'Sec-Fetch-Site': 'same-origin',
  }
  const shown = async (path: string) => (await app.request(`${publicUrl}${path}`, { headers })).text()
  const save = async (part: string, version: number, fields: Readonly<Record<string, string>>) => {
    const body = new URLSearchParams({ part, version: String(version), ...fields })
    const response = await app.request(`${publicUrl}/admin/settings`, { method: 'POST', headers, body })
    return { status: response.status, html: await response.text() }
  }
  return { app, shown, save }
}

const typed = (facts: Readonly<Record<string, string>>) => ({
  ...settingTexts(shopProfile, defaultShopProfile),
  ...facts,
})

const storedProfile = async ({ marketplace }: TestShop) => (await getSetting(marketplace, shopProfileSetting)).value

/** The JSON-LD objects of a page, by type. */
function factsIn(html: string): Record<string, Record<string, unknown>> {
  const blocks = [...html.matchAll(/<script[^>]*ld\+json[^>]*>(.*?)<\/script>/gs)]
  return Object.fromEntries(blocks.map(([, json = '{}']) => [JSON.parse(json)['@type'], JSON.parse(json)]))
}

test('an edit of the shop profile shows at once on pages, in emails and in structured data', async () => {
  await using shop = await openTestShop()
  const { shown, save } = await openBackoffice(shop)
  const saved = await save(
    'shop-profile',
    0,
    typed({ tagline: 'From their hands to yours.', name: 'Souk', facebookUrl: '' }),
  )
  assert.equal(saved.status, 200)
  assert.match(saved.html, /Saved: Name, Tagline, Facebook address\./)

  const home = await shown('/')
  assert.match(home, /<title>Souk: From their hands to yours\.<\/title>/)
  assert.doesNotMatch(home, /facebook\.com/)
  const { name, slogan, sameAs } = factsIn(home).Organization ?? {}
  assert.deepEqual([name, slogan, sameAs], ['Souk', 'From their hands to yours.', []])
  assert.match(await shown('/hirfa'), /About Souk/)

  await postContactMessage(shop.marketplace, {
    name: 'Amel',
    email: 'amel@example.tn' as EmailAddress,
    message: 'Hello',
  })
  await sendQueuedEmails(shop.marketplace)
  const [sentEmail] = shop.marketplace.mailer.sent
  assert.equal(sentEmail?.fromName, 'Souk')
  assert.match(sentEmail?.text ?? '', /your Souk team in Nabeul/)
})

test('what was saved is named in words, also texts in languages', async () => {
  await using shop = await openTestShop()
  const { save } = await openBackoffice(shop)
  assert.match((await save('seller-terms', 0, { en: 'We sell.', fr: '', ar: '' })).html, /Saved: Terms of makers\./)
  const texts = { 'translation-en-at-the-door': 'We are at the door.' }
  assert.match((await save('customer-texts', 0, texts)).html, /Saved: Message templates\./)
})

test('no page contains facts of the shop that are not from the shop profile', async () => {
  await using shop = await openTestShop()
  const backoffice = await asOperator(shop.marketplace)
  const edited = {
    ...{ name: 'Souk', nameInArabic: 'سوق', tagline: 'All by hand.', legalName: 'Souk and friends' },
    ...{ street: '1 Rue du Puits', postalCode: '4000', city: 'Sousse' },
    ...{ phone: '+21673222333', email: 'ahlan@souk.example', instagramUrl: 'https://www.instagram.com/souk' },
    locale: 'en',
  } as EditableShopProfile
  await editSetting(backoffice, shopProfileSetting, { version: 0, edited })
  const { shown } = await openBackoffice(shop)
  const old = /Hirfa(?! API)|حرفة|Habib Thameur|72.?285.?410|salam@|facebook\.com\/hirfa/
  for (const path of [
    '/',
    '/shop',
    '/contact',
    '/hirfa',
    '/about',
    '/pricing',
    '/cart',
    '/checkout',
    '/success',
    '/none',
  ])
    assert.doesNotMatch(await shown(path), old, path)
  for (const path of ['/admin', '/admin/account/second-factor']) assert.doesNotMatch(await shown(path), old, path)
})

test('pages show the shop profile in their language, and a missing text in the main one', async () => {
  await using shop = await openTestShop()
  const { shown, save } = await openBackoffice(shop)
  const arabic = await shown('/ar')
  assert.match(arabic, /<title>\u2068?حرفة\u2069?: \u2068?صُنع باليد/)
  assert.match(arabic, />حرفة<\/bdi><bdi class="[^"]*">Hirfa<\/bdi>/)
  const { name, alternateName, address } = factsIn(arabic).Organization ?? {}
  assert.deepEqual([name, alternateName], ['حرفة', 'Hirfa'])
  assert.equal((address as Record<string, string>).addressLocality, 'نابل')
  assert.match(await shown('/fr/contact'), /24, avenue Habib Thameur/)
  assert.equal(JSON.parse(await shown('/ar/manifest.webmanifest')).name, 'حرفة')

  const { status, html } = await save('shop-profile', 0, typed({ 'translation-ar-street': '', name: 'حرفة' }))
  assert.equal(status, 200)
  assert.match(html, /Saved: Name, Translations\./)
  const contact = await shown('/ar/contact')
  assert.match(contact, /24 Avenue Habib Thameur/)
  assert.doesNotMatch(contact, /Hirfa/)
})

test('errors are shown next to their fields, and the input stays', async () => {
  await using shop = await openTestShop()
  const { save } = await openBackoffice(shop)
  const wrong = {
    tagline: 'Kept as typed',
    phone: '+33 6 12 34 56 78',
    facebookUrl: 'http://facebook.com/hirfa',
    city: '',
    'translation-fr-city': 'x'.repeat(61),
  }
  const { status, html } = await save('shop-profile', 0, typed(wrong))
  assert.equal(status, 422)
  for (const words of [
    /not a Tunisian phone number/,
    /not an https address/,
    /Please fill this in/,
    /value="Kept as typed"/,
  ])
    assert.match(html, words)
  assert.match(html, /value="\+33 6 12 34 56 78"/)
  assert.deepEqual(await storedProfile(shop), defaultShopProfile)

  const limits = await save('rate-limits', 0, { 'order.perNetwork.count': '0', unconfirmedOrders: 'three' })
  assert.equal(limits.status, 422)
  assert.match(limits.html, /value="three"/)
  assert.equal((await save('merchandising', 0, { bestSellers: 'none' })).status, 422)
  assert.equal((await save('nothing', 0, {})).status, 400)
})

test('the second of two edits is a conflict: it shows the first and keeps the input, which can be saved again', async () => {
  await using shop = await openTestShop()
  const { save } = await openBackoffice(shop)
  const theirs = { city: 'Sousse', 'translation-fr-city': 'Soussa' }
  await save('shop-profile', 0, typed(theirs))
  const second = await save('shop-profile', 0, typed({ tagline: 'My words' }))
  assert.equal(second.status, 409)
  assert.match(second.html, /Sana saved this while you were editing/)
  assert.match(second.html, /<strong>City<\/strong>: <bdi>Sousse/)
  assert.match(second.html, /<strong>City \(Français\)<\/strong>: <bdi>Soussa/)
  assert.match(second.html, /value="My words"/)
  assert.match(second.html, /name="version" value="1"/)
  assert.equal((await storedProfile(shop)).tagline, defaultShopProfile.tagline)
  assert.equal((await save('shop-profile', 1, typed({ city: 'Sousse', tagline: 'My words' }))).status, 200)
  assert.deepEqual(await storedProfile(shop), {
    ...defaultShopProfile,
    city: 'Sousse',
    tagline: 'My words',
  })
})

test('the page names the fields that have their default because what is stored cannot be read, until they are saved', async (t) => {
  await using shop = await openTestShop()
  t.mock.method(console, 'error', () => {})
  await setSaleTerms(shop.marketplace, { deliveryFee: dinars(12) })
  const broken = JSON.stringify({ ...defaultSaleTerms, deliveryFee: 12_000, exchangeDays: undefined })
  await shop.marketplace.db.updateTable('settings').set({ value: broken }).execute()
  const { shown, save } = await openBackoffice(shop)
  for (const [locale, sentence] of [
    ['en', /These saved settings cannot be read: Days to exchange\./],
    ['fr', /Ce qui était enregistré est illisible\u00a0: Jours pour échanger\./],
    ['ar', /تعذرت قراءة المحفوظ: أيام التبديل\./],
  ] as const) {
    await shop.marketplace.db.updateTable('operators').set({ locale }).execute()
    assert.match(await shown('/admin/settings'), sentence)
  }
  await save('sale-terms', 1, settingTexts(saleTerms, { ...defaultSaleTerms, deliveryFee: dinars(12) }))
  assert.doesNotMatch(await shown('/admin/settings'), /تعذرت قراءة المحفوظ/)
})

test('staff may not edit settings', async () => {
  await using shop = await openTestShop()
  const app = testApp(shop.marketplace)
  const cookie = `__Host-hirfa-office=${await createSessionToken(shop.marketplace, 'staff')}`
  const body = new URLSearchParams({ part: 'shop-profile', version: '0', ...typed({ city: 'Sfax' }) })
  const headers = { Cookie: cookie, Host: 'hirfa.example', Origin: publicUrl, 'Sec-Fetch-Site': 'same-origin' }
  assert.equal((await app.request(`${publicUrl}/admin/settings`, { method: 'POST', headers, body })).status, 403)
  assert.deepEqual(await storedProfile(shop), defaultShopProfile)
})

test('while the database is unavailable pages show the last known shop profile', async (t) => {
  await using shop = await openTestShop()
  const { proxy, address } = await openProxiedDatabase(
    testDatabaseAddress(await databaseName({ database: shop.marketplace.db })),
  )
  const { database: db, close } = connect(address)
  t.after(async () => {
    await close()
    await proxy.close()
  })
  const app = testApp({ ...shop.marketplace, db })
  const edited = { ...defaultShopProfile, city: 'Sfax' }
  await editSetting(await asOperator(shop.marketplace), shopProfileSetting, { version: 0, edited })
  await app.request('/contact')
  await proxy.refuse()
  proxy.cut()
  const response = await app.request('/success')
  assert.deepEqual([response.status, /Sfax/.test(await response.text())], [200, true])
})

test('the limits at the door hold where anonymous visitors may do anything', async () => {
  await using shop = await openTestShop()
  const { limits } = readConfig({ ABUSE_LIMITS: 'off' })
  const app = testApp(shop.marketplace, { limits })
  const { email } = await createOperator(shop.marketplace)
  const post = (path: string, fields: Record<string, string>) =>
    app.request(`${publicUrl}${path}`, {
      method: 'POST',
      headers: { Host: 'hirfa.example', Origin: publicUrl, 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams(fields),
    })
  const statuses = async (path: string, fields: Record<string, string>, times: number) => {
    const seen: number[] = []
    for (let count = 0; count < times; count++) seen.push((await post(path, fields)).status)
    return seen
  }
  assert.equal((await statuses('/admin/sign-in', { email, password: 'guess' }, 21)).at(-1), 429)
  assert.equal((await statuses('/admin/forgotten', { email }, 4)).at(-1), 429)
  const message = { name: 'Amel', email: 'amel@example.tn', description: 'Hello' }
  const often = defaultRateLimits.message.perRecipient.count + 2
  assert.ok((await statuses('/contact', message, often)).every((status) => status === 200))
})

test('one choice sets the protection; limits that are set one by one are no choice', async () => {
  await using shop = await openTestShop()
  const { shown, save } = await openBackoffice(shop)
  const chosenOn = (html: string) =>
    /<input(?=[^>]*name="protection")(?=[^>]*checked="")[^>]*value="(normal|strict)"/.exec(html)?.[1]
  const oneByOne = /Limits were set one by one/
  assert.equal(chosenOn(await shown('/admin/settings')), 'normal')
  const saved = await save('protection', 0, { protection: 'strict' })
  assert.match(saved.html, /Saved: Strict/)
  assert.match(saved.html, /<input(?=[^>]*name="order\.perNetwork\.count")[^>]*value="100"/)
  const page = await shown('/admin/settings')
  assert.equal(chosenOn(page), 'strict')
  assert.doesNotMatch(page, oneByOne)
  assert.equal((await save('protection', 0, { protection: 'none' })).status, 400)

  const limits = { ...settingTexts(rateLimits, defaultRateLimits), unconfirmedOrders: '9' }
  assert.equal((await save('rate-limits', 1, limits)).status, 200)
  const own = await shown('/admin/settings')
  assert.equal(chosenOn(own), undefined)
  assert.match(own, oneByOne)
})
