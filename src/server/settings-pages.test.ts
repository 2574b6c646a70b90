import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connect } from '#database/connect.ts'
import { sendMessage } from '#domain/correspondence/send-message.ts'
import type { Email } from '#domain/email.ts'
import { type House, usualHouse } from '#domain/house/house.ts'
import { getHouse, houseSetting } from '#domain/house/house-setting.ts'
import { usualLimits } from '#domain/limits/limits.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { openLine } from '#tests/ledger/line.ts'
import { sendQueuedLetters } from '#tests/support/letters.ts'
import { atWork, hire, signedInToken } from '#tests/support/operators.ts'
import { copyName } from '#tests/support/test-database.ts'
import { testServer } from '#tests/support/test-server.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { textsOfHouse } from '#web/backoffice/settings/house-form.ts'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { clientDirectory, loadPages } from './pages.ts'

const publicUrl = 'https://shop.example'
const pages = await loadPages()

/** The shop as a browser finds it in which an owner is signed in. */
async function openOffice(shop: TestShop) {
  const app = createApp({ marketplace: shop.marketplace, publicUrl, pages, clientDirectory })
  const headers = {
    Cookie: `__Host-hirfa-office=${await signedInToken(shop.marketplace)}`,
    Host: 'shop.example',
    Origin: publicUrl,
    'Sec-Fetch-Site': 'same-origin',
  }
  const shown = async (path: string) => (await app.request(`${publicUrl}${path}`, { headers })).text()
  const save = async (part: string, version: number, fields: Readonly<Record<string, string>>) => {
    const body = new URLSearchParams({ part, version: String(version), ...fields })
    const answer = await app.request(`${publicUrl}/admin/settings`, { method: 'POST', headers, body })
    return { status: answer.status, html: await answer.text() }
  }
  return { app, shown, save }
}

const typed = (facts: Partial<Record<keyof House, string>>) => ({ ...textsOfHouse(usualHouse), ...facts })

/** The facts of every JSON-LD block of a page, by their type. */
function factsIn(html: string): Record<string, Record<string, unknown>> {
  const blocks = [...html.matchAll(/<script[^>]*ld\+json[^>]*>(.*?)<\/script>/gs)]
  return Object.fromEntries(blocks.map(([, json = '{}']) => [JSON.parse(json)['@type'], JSON.parse(json)]))
}

test('an edit of the house shows at once in pages, letters and what search engines are told', async () => {
  await using shop = await openTestShop()
  const { shown, save } = await openOffice(shop)
  const saved = await save('house', 0, typed({ tagline: 'From their hands to yours.', name: 'Souk', facebookUrl: '' }))
  assert.equal(saved.status, 200)
  assert.match(saved.html, /Saved: Name, Tagline, Facebook address\./)

  const home = await shown('/')
  assert.match(home, /<title>Souk: From their hands to yours\.<\/title>/)
  assert.doesNotMatch(home, /facebook\.com/)
  const { name, slogan, sameAs } = factsIn(home).Organization ?? {}
  assert.deepEqual([name, slogan, sameAs], ['Souk', 'From their hands to yours.', []])
  assert.match(await shown('/hirfa'), /About Souk/)

  await sendMessage(shop.marketplace, { name: 'Amel', email: 'amel@example.tn' as Email, message: 'Hello' })
  await sendQueuedLetters(shop.marketplace)
  const [letter] = shop.marketplace.mailer.sent
  assert.equal(letter?.fromName, 'Souk')
  assert.match(letter?.text ?? '', /your Souk team in Nabeul/)
})

test('no page of the shop tells a fact of the house on its own', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const edited = {
    ...{ name: 'Souk', nameInArabic: 'سوق', tagline: 'All by hand.', legalName: 'Souk and friends' },
    ...{ street: '1 Rue du Puits', postalCode: '4000', city: 'Sousse' },
    ...{ phone: '+21673222333', email: 'ahlan@souk.example', instagramUrl: 'https://www.instagram.com/souk' },
  } as House
  await editSetting(office, houseSetting, { version: 0, edited })
  const { shown } = await openOffice(shop)
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

test('what is wrong is said beside its field, and what was typed is kept', async () => {
  await using shop = await openTestShop()
  const { save } = await openOffice(shop)
  const wrong = {
    tagline: 'Kept as typed',
    phone: '+33 6 12 34 56 78',
    facebookUrl: 'http://facebook.com/hirfa',
    city: '',
  }
  const { status, html } = await save('house', 0, typed(wrong))
  assert.equal(status, 422)
  for (const words of [/no Tunisian phone number/, /no https address/, /Please fill this in/, /value="Kept as typed"/])
    assert.match(html, words)
  assert.match(html, /value="\+33 6 12 34 56 78"/)
  assert.deepEqual(await getHouse(shop.marketplace), usualHouse)

  const limits = await save('limits', 0, { 'order.perNetwork.count': '0', unconfirmedOrders: 'three' })
  assert.equal(limits.status, 422)
  assert.match(limits.html, /value="three"/)
  assert.equal((await save('shop-window', 0, { bestSellers: 'none' })).status, 422)
  assert.equal((await save('nothing', 0, {})).status, 400)
})

test('of two owners the second sees what the first saved, keeps the own words, and may save them again', async () => {
  await using shop = await openTestShop()
  const { save } = await openOffice(shop)
  await save('house', 0, typed({ city: 'Sousse' }))
  const second = await save('house', 0, typed({ tagline: 'My words' }))
  assert.equal(second.status, 409)
  assert.match(second.html, /Sana saved this while you were at it/)
  assert.match(second.html, /<strong>City<\/strong>: <bdi>Sousse/)
  assert.match(second.html, /value="My words"/)
  assert.match(second.html, /name="version" value="1"/)
  assert.equal((await getHouse(shop.marketplace)).tagline, usualHouse.tagline)
  assert.equal((await save('house', 1, typed({ city: 'Sousse', tagline: 'My words' }))).status, 200)
  assert.deepEqual(await getHouse(shop.marketplace), { ...usualHouse, city: 'Sousse', tagline: 'My words' })
})

test('staff saves no setting', async () => {
  await using shop = await openTestShop()
  const app = createApp({ marketplace: shop.marketplace, publicUrl, pages, clientDirectory })
  const cookie = `__Host-hirfa-office=${await signedInToken(shop.marketplace, 'staff')}`
  const body = new URLSearchParams({ part: 'house', version: '0', ...typed({ city: 'Sfax' }) })
  const headers = { Cookie: cookie, Host: 'shop.example', Origin: publicUrl, 'Sec-Fetch-Site': 'same-origin' }
  assert.equal((await app.request(`${publicUrl}/admin/settings`, { method: 'POST', headers, body })).status, 403)
  assert.deepEqual(await getHouse(shop.marketplace), usualHouse)
})

test('while the database is away a page that needs nothing else has the facts that were known last', async (t) => {
  await using shop = await openTestShop()
  const { proxy, address } = await openLine(testServer(await copyName({ database: shop.marketplace.db })))
  const { database: db, close } = connect(address)
  t.after(async () => {
    await close()
    await proxy.close()
  })
  const app = createApp({ marketplace: { ...shop.marketplace, db }, publicUrl, pages, clientDirectory })
  const edited = { ...usualHouse, city: 'Sfax' }
  await editSetting(await atWork(shop.marketplace), houseSetting, { version: 0, edited })
  await app.request('/contact')
  await proxy.refuse()
  proxy.cut()
  const answer = await app.request('/success')
  assert.deepEqual([answer.status, /Sfax/.test(await answer.text())], [200, true])
})

test('the limits at the door hold where strangers may do anything', async () => {
  await using shop = await openTestShop()
  const { limits } = readConfig({
    ABUSE_LIMITS: 'off',
    LIMIT_SIGN_INS: '9/hour 2/hour',
    LIMIT_PASSWORD_RESETS: '9/hour 1/hour',
  })
  const app = createApp({ marketplace: shop.marketplace, publicUrl, pages, clientDirectory, limits })
  const { email } = await hire(shop.marketplace)
  const post = (path: string, fields: Record<string, string>) =>
    app.request(`${publicUrl}${path}`, {
      method: 'POST',
      headers: { Host: 'shop.example', Origin: publicUrl, 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams(fields),
    })
  const statuses = async (path: string, fields: Record<string, string>, times: number) => {
    const seen: number[] = []
    for (let count = 0; count < times; count++) seen.push((await post(path, fields)).status)
    return seen
  }
  assert.equal((await statuses('/admin/sign-in', { email, password: 'guess' }, 3)).at(-1), 429)
  assert.equal((await statuses('/admin/forgotten', { email }, 2)).at(-1), 429)
  const message = { name: 'Amel', email: 'amel@example.tn', description: 'Hello' }
  const often = usualLimits.message.perRecipient.count + 2
  assert.ok((await statuses('/contact', message, often)).every((status) => status === 200))
})
