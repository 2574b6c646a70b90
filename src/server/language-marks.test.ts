import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { NewProduct } from '#domain/catalog/new-product.ts'
import { addPicture } from '#domain/catalog/pictures/add-picture.ts'
import { mainLocaleSetting } from '#domain/languages/main-locale-setting.ts'
import { type Locale, locales } from '#domain/locale.ts'
import { createIssue } from '#domain/newsletter/edit-issue.ts'
import { previewIssue } from '#domain/newsletter/preview-issue.ts'
import { placeOrder } from '#domain/orders/placing/place-order.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { originalShopProfile } from '#domain/shop-profile/shop-profile.ts'
import { shopProfileSetting } from '#domain/shop-profile/shop-profile-setting.ts'
import { sendQueuedEmails } from '#tests/support/emails.ts'
import { asOperator, createSessionToken } from '#tests/support/operators.ts'
import { testApp } from '#tests/support/test-app.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { emailLinks } from '#web/email-links.ts'
import { checkoutPath, orderPath, platformPath } from '#web/paths/storefront-paths.ts'

function pageOf({ marketplace }: TestShop) {
  const app = testApp(marketplace)
  return async (path: string) => {
    const response = await app.request(path || '/')
    assert.equal(response.status, 200, path)
    return response.text()
  }
}

/** Language, direction and text of the elements in the content of a page that have a language of their own. */
function marksIn(html: string): string[] {
  return allMarksIn(html.slice(html.indexOf('<main'), html.indexOf('</main>')))
}

/** As `marksIn`, of a whole page or email. */
function allMarksIn(content: string): string[] {
  return [...content.matchAll(/<\w+([^>]* lang="[^>]*)>([^<]*)/g)].map(([, attributes = '', text]) => {
    const [lang, dir, alt] = ['lang', 'dir', 'alt'].map(
      (name) => new RegExp(` ${name}="([^"]+)"`).exec(attributes)?.[1],
    )
    return `${lang} ${dir} ${alt ?? text}`
  })
}

function promote({ marketplace, clock }: TestShop, productId: number) {
  const endsAt = new Date(clock.now().getTime() + 86_400_000)
  return sql`insert into weekly_promotions (product_id, starts_at, ends_at, price_millimes)
    values (${productId}, ${clock.now()}, ${endsAt}, 30000)`.execute(marketplace.db)
}

const prefixes: Record<Locale, string> = { en: '', fr: '/fr', ar: '/ar' }

const plate = {
  name: 'Plate of Sejnane',
  description: 'Coiled by hand.',
  mainColor: 'Brown',
  colors: [
    { name: 'Brown', swatch: '#663300' },
    { name: 'Cream', swatch: '#ffeedd' },
  ],
  sizes: [
    { name: 'Small', stock: 3 },
    { name: 'Large', stock: 3 },
  ],
} satisfies Partial<NewProduct>

test('a product without French and Arabic texts is marked as English on those pages', async () => {
  await using shop = await openTestShop()
  const storeId = await shop.hasStore({
    ...{ name: 'Potters of Sejnane', craft: 'Coiled pottery', town: 'Sejnane', governorate: 'TN-23' },
    description: 'Women who coil clay.',
  })
  const { id } = await shop.sells({ ...plate, storeId })
  await shop.sells({ storeId })
  await promote(shop, id)
  const page = pageOf(shop)
  for (const locale of ['fr', 'ar'] as const) {
    const marks = async (path: string) => marksIn(await page(`${prefixes[locale]}${path}`))
    const includes = (found: readonly string[], ...texts: readonly string[]) => {
      for (const text of texts) assert.ok(found.includes(`en ltr ${text}`), `${locale}: ${text} in ${found}`)
    }
    const productPage = await marks(`/product/${id}`)
    includes(productPage, plate.name, plate.description, 'Brown', 'Cream', 'Small', 'Large')
    includes(productPage, 'Potters of Sejnane', 'Coiled pottery', 'Sejnane')
    const shown = [plate.name, 'Potters of Sejnane']
    includes(await marks('/shop'), ...shown)
    includes(await marks(`/shop?brand=${storeId}`), ...shown)
    includes(await marks('/shop?q=Potter+nothing'), 'Potters of Sejnane')
    includes(await marks(''), ...shown)
    includes(await marks('/stores'), 'Potters of Sejnane', 'Coiled pottery', 'Sejnane', 'Women who coil clay.')
    includes(await marks('/about'), 'Potters of Sejnane', 'Coiled pottery')
    const storePage = await marks(`/store/${storeId}`)
    includes(storePage, plate.name, 'Potters of Sejnane', 'Coiled pottery', 'Sejnane', 'Women who coil clay.')
  }
  for (const path of [`/product/${id}`, '/shop', '', '/stores', `/store/${storeId}`])
    assert.deepEqual(marksIn(await page(path)), [], path)
})

test('a product that was written in Arabic only is marked as Arabic on English and French pages', async () => {
  await using shop = await openTestShop()
  const picture = await addPicture(shop.system, {
    ...{ bytes: new Uint8Array([2]), format: 'webp', width: 4, height: 5, placeholderColor: '#ede3d3' },
  })
  const { id } = await shop.sells({
    ...{ locale: 'ar', name: 'قفة', description: 'مضفورة باليد.', mainColor: 'بني' },
    pictures: [{ fileName: picture, alt: 'قفة على رف' }],
  })
  await promote(shop, id)
  const page = pageOf(shop)
  for (const prefix of ['', '/fr']) {
    const productPage = marksIn(await page(`${prefix}/product/${id}`))
    for (const text of ['قفة', 'مضفورة باليد.', 'قفة على رف'])
      assert.ok(productPage.includes(`ar rtl ${text}`), `${text} in ${productPage}`)
    for (const path of ['/shop', '']) {
      const marks = marksIn(await page(prefix + path))
      assert.ok(marks.includes('ar rtl قفة'), `${prefix}${path}: ${marks}`)
    }
  }
  assert.ok(!marksIn(await page(`/ar/product/${id}`)).some((mark) => mark.startsWith('ar ')))
})

test('a product and a store with all their texts have no marks in any language', async () => {
  await using shop = await openTestShop()
  const texts = { name: 'Assiette', description: 'Faite main.', mainColor: 'Brun' }
  const named = (name: string) => ({ fr: { name }, ar: { name } })
  const { id, store } = await shop.sells({
    translations: { fr: texts, ar: texts },
    colors: [{ name: 'Brown', swatch: '#663300', translations: named('Brun') }],
    sizes: [{ name: 'Small', stock: 3, translations: named('Petit') }],
  })
  const storeTexts = { name: 'Nom', description: 'Texte.', craft: 'Métier', town: 'Ville' }
  const translations = JSON.stringify({ fr: storeTexts, ar: storeTexts })
  await sql`update stores set craft = 'Craft', town = 'Town', translations = ${translations}`.execute(
    shop.marketplace.db,
  )
  const page = pageOf(shop)
  for (const locale of locales)
    for (const path of [`/product/${id}`, '/shop', '', '/stores', '/about', `/store/${store.id}`])
      assert.deepEqual(marksIn(await page(prefixes[locale] + path)), [], locale + path)
})

test('a banner without a French text is marked as English on the French home page', async () => {
  await using shop = await openTestShop()
  const { pictures } = await shop.sells({ translations: { fr: { name: 'Bol' } } })
  await sql`insert into banners (slot, file_name, alt, headline, words, link_label, translations) values
    ('hero-1', ${pictures[0]?.fileName}, 'A bowl', 'Made by hand', 'In Nabeul', 'See them', '{"fr": {"words": "À Nabeul"}}'),
    ('tile-home-ambiance-essentials', ${pictures[0]?.fileName}, '', 'Lamps', 'And candles', '', '{}')`.execute(
    shop.marketplace.db,
  )
  const marks = marksIn(await pageOf(shop)('/fr'))
  for (const text of ['A bowl', 'Made by hand', 'See them', 'Lamps', 'And candles'])
    assert.ok(marks.includes(`en ltr ${text}`), `${text} in ${marks}`)
  assert.ok(!marks.some((mark) => mark.endsWith('À Nabeul')))
})

const halfTranslated = {
  ...{ name: 'Plate', translations: { fr: { name: 'Assiette' } } },
  sizes: [
    { name: 'Small', stock: 9 },
    { name: 'Large', stock: 9, translations: { ar: { name: 'كبير' } } },
  ],
  colors: [{ name: 'Brown', swatch: '#663300' }],
} satisfies Partial<NewProduct>

test('names of an order line are marked on its page when they are in another language, whatever that of the order', async () => {
  await using shop = await openTestShop()
  const product = await shop.sells(halfTranslated)
  const line = { product, sizeId: product.sizes[1]?.id ?? 0, colorId: product.colors[0]?.id ?? 0 }
  const page = pageOf(shop)
  const marksOn = async (ordered: Locale, path: Locale) => {
    const placed = await placeOrder({ ...shop.marketplace, locale: ordered }, shop.requestFor([line]))
    assert.ok(placed.outcome === 'placed')
    return marksIn(await page(`/${path}${orderPath(placed.order.token)}`))
  }
  const english = (...texts: string[]) => texts.map((text) => `en ltr ${text}`)
  assert.deepEqual(await marksOn('fr', 'fr'), english('Large', 'Brown'))
  assert.deepEqual(await marksOn('ar', 'ar'), english('Plate', 'Brown'))
  assert.deepEqual(await marksOn('en', 'en'), [])
  assert.deepEqual(await marksOn('en', 'fr'), english('Plate', 'Large', 'Brown'))
  assert.deepEqual(await marksOn('fr', 'en'), ['fr ltr Assiette'])
})

test('names of what is bought without a cart are marked in the checkout', async () => {
  await using shop = await openTestShop()
  const { id, sizes, colors } = await shop.sells(halfTranslated)
  const page = pageOf(shop)
  const marksOn = async (locale: Locale, size: number, quantity = 1) => {
    const path = checkoutPath({ product: id, size: sizes[size]?.id, color: colors[0]?.id, quantity })
    return marksIn(await page(`${prefixes[locale]}${path}`)).filter((mark) =>
      /Plate|Assiette|Small|Brown|كبير/.test(mark),
    )
  }
  assert.deepEqual(await marksOn('fr', 0), ['en ltr Small', 'en ltr Brown'])
  assert.deepEqual(await marksOn('ar', 1), ['en ltr Plate', 'en ltr Brown'])
  assert.deepEqual(await marksOn('en', 0), [])
  assert.deepEqual(await marksOn('ar', 0, 99), ['en ltr Plate', 'en ltr Small', 'en ltr Brown'], 'too many')
})

test('the cart is checked, and favorites are fetched, with the names in the language of the page', async () => {
  await using shop = await openTestShop()
  const product = await shop.sells({ name: 'Bowl', translations: { fr: { name: 'Bol' } } })
  const { marketplace } = shop
  const app = testApp(marketplace)
  const post = async (path: string, fields: Record<string, string>) => {
    const response = await app.request(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { Origin: 'https://hirfa.example' },
    })
    return response.text()
  }
  const lines = JSON.stringify([{ productId: product.id, sizeId: product.sizes[0]?.id, colorId: null, quantity: 1 }])
  assert.match(await post('/fr/cart.data', { orderItems: lines }), /"Bol"/)
  assert.match(await post('/cart.data', { orderItems: lines }), /"Bowl"/)
  assert.match(await post('/ar/cart.data', { orderItems: lines }), /"Bowl".*"languages".*"en"/)
  assert.match(await post('/fr/profile.data', { products: String(product.id) }), /"Bol"/)
  assert.match(await post('/ar/profile.data', { products: String(product.id) }), /"Bowl"/)
})

test('texts of the shop profile that are missing in a language are marked wherever they are displayed', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const { translations: _, ...written } = originalShopProfile
  const edited = { ...written, nameInArabic: 'دار', legalName: 'House Ltd', street: '1 Old Street', city: 'Sousse' }
  await editSetting(office, shopProfileSetting, { version: 0, edited })
  const page = pageOf(shop)
  const [town, street, legalName, tagline] = ['8000 Sousse', edited.street, edited.legalName, edited.tagline]
  const texts = {
    [platformPath()]: [town, street, legalName, tagline, 'Sousse'],
    '/contact': [town, street, tagline],
    '/about': [town, street, tagline],
  }
  for (const [path, expected] of Object.entries(texts))
    for (const locale of ['fr', 'ar']) {
      const html = await page(`/${locale}${path}`)
      const marks = allMarksIn(html.slice(html.indexOf('<body')))
      for (const text of expected) assert.ok(marks.includes(`en ltr ${text}`), `${locale}${path}: ${text} in ${marks}`)
    }
  for (const [path, expected] of Object.entries(texts)) {
    const marks = allMarksIn(await page(path))
    for (const text of expected) assert.ok(!marks.some((mark) => mark.endsWith(text)), `${path}: ${text}`)
  }
})

test('an issue of the newsletter that lacks a language is marked in its email and in the back office', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const text = { subject: 'Spring bowls', body: '# New\n\nSee them.' }
  const { id } = await createIssue(office, text)
  const links = emailLinks('https://hirfa.example')
  for (const locale of ['fr', 'ar', 'en'] as const) {
    const email = await previewIssue({ ...office, locale }, id, links)
    const expected = locale === 'en' ? [] : ['en ltr Spring bowls', 'en ltr New', 'en ltr See them.']
    const marks = allMarksIn(email.html).filter((mark) => mark.startsWith('en '))
    assert.deepEqual(
      marks.filter((mark) => !mark.endsWith('\n')),
      expected,
    )
    assert.equal(/^\u200fSpring bowls$/m.test(email.text), false, 'a line of English begins at the left')
  }
  const app = testApp(shop.marketplace)
  const cookie = `__Host-hirfa-office=${await createSessionToken(shop.marketplace)}`
  await shop.system.db.updateTable('operators').set({ locale: 'ar' }).execute()
  for (const path of ['/admin/newsletter', `/admin/newsletter/${id}`]) {
    const response = await app.request(`https://hirfa.example${path}`, { headers: { Cookie: cookie } })
    assert.ok(marksIn(await response.text()).includes('en ltr Spring bowls'), path)
  }
})

test('the stored text of an email is marked as that of its language in the back office', async () => {
  await using shop = await openTestShop()
  const request = shop.requestFor([{ product: await shop.sells() }])
  const placed = await placeOrder({ ...shop.marketplace, locale: 'ar' }, request)
  assert.ok(placed.outcome === 'placed')
  const recap = await shop.system.db
    .selectFrom('emails')
    .select('id')
    .where('kind', '=', 'order-recap')
    .executeTakeFirstOrThrow()
  const app = testApp(shop.marketplace)
  const cookie = `__Host-hirfa-office=${await createSessionToken(shop.marketplace)}`
  const marks = async () => {
    const headers = { Cookie: cookie }
    const response = await app.request(`https://hirfa.example/admin/emails/${recap.id}`, { headers })
    return marksIn(await response.text()).map((mark) => mark.slice(0, 6))
  }
  assert.deepEqual(await marks(), ['ar rtl', 'ar rtl'], 'before it is sent')
  await sendQueuedEmails(shop.marketplace)
  assert.deepEqual(await marks(), ['ar rtl', 'ar rtl'])
})

test('papers in Arabic have the comma of Arabic, and addresses in the script they were written in', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  await editSetting(office, mainLocaleSetting, { version: 0, edited: { mainLocale: 'ar' } })
  const { translations: _, ...written } = originalShopProfile
  await editSetting(office, shopProfileSetting, { version: 0, edited: written })
  const delivery = { address: '12 rue de la Kasbah', city: 'Radès' }
  const placed = await shop.order([{ product: await shop.sells() }], { delivery })
  assert.ok(placed.outcome === 'placed')
  const app = testApp(shop.marketplace)
  const cookie = `__Host-hirfa-office=${await createSessionToken(shop.marketplace)}`
  for (const what of ['slips', 'labels']) {
    const path = `https://hirfa.example/admin/orders/print?what=${what}&id=${placed.order.id}`
    const html = await (await app.request(path, { headers: { Cookie: cookie } })).text()
    const paper = html.slice(html.indexOf('<article'), html.indexOf('</article>')).replaceAll('<!-- -->', '')
    assert.match(
      paper,
      /<bdi lang="en" dir="ltr">24 Avenue Habib Thameur<\/bdi>، <bdi lang="en" dir="ltr">8000 Nabeul<\/bdi>/,
    )
    assert.doesNotMatch(paper.replace(/<bdi[^>]*>[^<]*/g, ''), /, /)
  }
})
