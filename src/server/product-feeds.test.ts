import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addPicture } from '#domain/catalog/pictures/add-picture.ts'
import { retireCategory } from '#domain/categories/arrange-categories.ts'
import { addCategory } from '#domain/categories/save-category.ts'
import { dinars } from '#domain/money.ts'
import { countFeedParts, listFeedProducts } from '#domain/product-feeds/list-feed-products.ts'
import { productFeedSetting } from '#domain/product-feeds/product-feed-setting.ts'
import { defaultSaleTerms } from '#domain/sale-terms/sale-terms.ts'
import { saleTermsSetting } from '#domain/sale-terms/sale-terms-setting.ts'
import { publicUrl } from '#tests/support/api-client.ts'
import { openBackofficeBrowser } from '#tests/support/backoffice-browser.ts'
import { closeStore, promote, setPrices } from '#tests/support/catalog-changes.ts'
import { editTranslation } from '#tests/support/edit-translation.ts'
import { openInstance } from '#tests/support/instance.ts'
import { asOperator } from '#tests/support/operators.ts'
import { formsIn, submittedFields, textOf } from '#tests/support/plain-forms.ts'
import { setSetting } from '#tests/support/settings.ts'
import { testApp } from '#tests/support/test-app.ts'
import { openTestShop, smallPicture, type TestShop } from '#tests/support/test-shop.ts'
import { readFeed } from '#tests/support/validate-feed.ts'
import { sellByColor } from '#tests/support/variants.ts'
import { builtInName } from '#web/localize-categories.ts'

const rules = { ...productFeedSetting.defaultValue, isOpen: true }

/** A shop with product feeds. `sells` adds a product that readers accept. */
async function openShopWithFeeds() {
  const shop = await openTestShop()
  await setSetting(shop.marketplace, productFeedSetting, rules)
  const fileName = await addPicture(shop.system, {
    ...smallPicture,
    bytes: new Uint8Array([4, 5, 6]),
    width: 1200,
    height: 900,
  })
  const pictures = [{ fileName, alt: '' }]
  const app = testApp(shop.marketplace)
  const open = (path: string) => app.request(`${publicUrl}${path}`)
  return {
    ...{ shop, pictures, open },
    sells: (product: Parameters<TestShop['sells']>[0] = {}) => shop.sells({ pictures, ...product }),
    feed: async (target: 'google' | 'meta' = 'google', prefix = '') =>
      readFeed(await (await open(`${prefix}/feeds/${target}.xml`)).text(), target),
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

function promoteForWeek(shop: TestShop, productId: number) {
  const startsAt = shop.clock.now()
  const endsAt = new Date(startsAt.getTime() + 7 * 24 * 3_600_000)
  return promote(shop.marketplace, { productId, price: dinars(36), startsAt, endsAt, renewsWeekly: false })
}

/** The structured data of a product on its page. */
async function offerOf(response: Response) {
  const blocks = (await response.text()).matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)
  const facts = Array.from(blocks, ([, json = '']) => JSON.parse(json))
  return facts.find((fact) => fact['@type'] === 'Product').offers
}

test('Google and Meta read every piece that is on sale, each with what its reader asks for', async () => {
  await using shop = await openShopWithFeeds()
  const bowl = await shop.sells({
    name: 'Bowl & "lid" <blue>',
    description: 'Thrown by hand.',
    supply: 'made-to-order',
    preparationDays: 5,
  })
  const scarf = await sellByColor(shop.shop, {
    ...{ name: 'Scarf', description: 'Woven.', pictures: shop.pictures, category: 'clothing' },
    stock: { S: { Red: 2, Blue: 0 }, M: { Red: 5 } },
    prices: { M: dinars(60) },
  })
  for (const target of ['google', 'meta'] as const) {
    const [first, ...ofScarf] = await shop.feed(target)
    assert.deepEqual(first?.id, [`${bowl.id}`])
    assert.deepEqual(first?.title, ['Bowl & "lid" <blue>'])
    assert.deepEqual(first?.link, [`${publicUrl}/product/${bowl.id}`])
    assert.deepEqual(first?.max_handling_time, ['5'])
    assert.deepEqual(first?.google_product_category, ['Home & Garden > Decor'])
    assert.deepEqual(first?.shipping, ['TN 8.000 TND'])
    assert.match(first?.image_link?.[0] ?? '', target === 'google' ? /\.webp$/ : /\.jpg$/)
    const shown = ofScarf.map(({ item_group_id: group, title, price, availability }) => {
      return [group?.[0], title?.[0], price?.[0], availability?.[0]?.replaceAll('_', ' ')]
    })
    assert.deepEqual(shown, [
      [`${scarf.id}`, 'Scarf – S – Red', '45.000 TND', 'in stock'],
      [`${scarf.id}`, 'Scarf – S – Blue', '45.000 TND', 'out of stock'],
      [`${scarf.id}`, 'Scarf – M – Red', '60.000 TND', 'in stock'],
    ])
    assert.equal(ofScarf[1]?.link?.[0], `${publicUrl}/product/${scarf.id}?color=${scarf.colors[1]?.id}`)
    assert.deepEqual([ofScarf[2]?.size, ofScarf[2]?.color], [['M'], ['Red']])
  }
})

test('a feed has the one active price of the structured data, with the days of a promotion that ends', async () => {
  await using shop = await openShopWithFeeds()
  const bowl = await shop.sells({ regularPrice: dinars(45) })
  shop.shop.clock.passes({ days: 40 })
  const agree = async () => {
    const [item] = await shop.feed()
    const { price, priceSpecification } = await offerOf(await shop.open(`/product/${bowl.id}`))
    const [active] = item?.sale_price ?? item?.price ?? []
    assert.equal(Number.parseFloat(active ?? ''), price)
    assert.equal(item?.sale_price !== undefined, priceSpecification !== undefined)
    if (priceSpecification) assert.equal(Number.parseFloat(item?.price?.[0] ?? ''), priceSpecification.price)
    return item
  }
  assert.equal((await agree())?.sale_price, undefined)
  await promoteForWeek(shop.shop, bowl.id)
  const promoted = await agree()
  assert.deepEqual([promoted?.price, promoted?.sale_price], [['45.000 TND'], ['36.000 TND']])
  assert.match(promoted?.sale_price_effective_date?.[0] ?? '', /^2026-04-.*\/2026-04-/)
  shop.shop.clock.passes({ days: 40 })
  assert.equal((await agree())?.sale_price, undefined)
})

test('delivery costs what the dearest governorate costs, and nothing from the free limit on', async () => {
  await using shop = await openShopWithFeeds()
  await setSetting(shop.shop.marketplace, saleTermsSetting, {
    ...{ ...defaultSaleTerms, feesByGovernorate: { 'TN-83': dinars(12), 'TN-11': dinars(5) }, freeFrom: dinars(100) },
  })
  await shop.sells({ regularPrice: dinars(99.9) })
  await shop.sells({ regularPrice: dinars(100) })
  assert.deepEqual(
    (await shop.feed()).map(({ shipping }) => shipping?.[0]),
    ['TN 12.000 TND', 'TN 0.000 TND'],
  )
})

test('a piece of a closed store is sold out, and one that is retired is not listed', async () => {
  await using shop = await openShopWithFeeds()
  const bowl = await shop.sells()
  await closeStore(shop.shop.system, bowl.store.id, { closedFirstDay: '2026-03-01', closedLastDay: '2026-03-20' })
  assert.deepEqual((await shop.feed())[0]?.availability, ['out_of_stock'])
  await shop.shop.system.db.updateTable('products').set({ retired_at: shop.shop.clock.now() }).execute()
  assert.deepEqual(await shop.feed(), [])
})

test('a category may be called as anything is, and keeps what Google calls it when it is retired', async () => {
  await using shop = await openShopWithFeeds()
  const names = { en: { name: 'Trivets' }, fr: { name: 'Dessous' }, ar: { name: 'حوامل' } }
  const added = await addCategory(shop.shop.system, 'constructor', { texts: names, isInMenu: false }, builtInName)
  assert.ok(added.outcome === 'saved')
  await shop.sells({ category: 'constructor' })
  const named = async () => (await shop.feed())[0]?.google_product_category
  assert.equal(await named(), undefined)
  const owner = await openBackofficeBrowser(shop.shop, 'owner')
  const save = async (typed: Record<string, string>) => {
    const form = formsIn(await (await owner('/admin/product-feeds')).text()).find(({ method }) => method === 'post')
    const fields = submittedFields(form?.fields ?? [], typed) as [string, string][]
    assert.equal(
      (await owner('/admin/product-feeds', { method: 'POST', body: new URLSearchParams(fields) })).status,
      200,
    )
  }
  await save({ 'category-constructor': '536 - Home & Garden' })
  assert.deepEqual(await named(), ['536'])
  await retireCategory(shop.shop.system, added.id)
  await save({ 'category-decor': '696' })
  assert.deepEqual(await named(), ['536'])
})

test('Meta gets JPEG files that are not lower than it takes', async () => {
  await using shop = await openShopWithFeeds()
  await shop.sells()
  const fileName = await addPicture(shop.shop.system, {
    ...{ ...smallPicture, bytes: new Uint8Array([7, 8, 9]), width: 900, height: 1200 },
  })
  await shop.sells({ pictures: [{ fileName, alt: '' }] })
  const links = (await shop.feed('meta')).map(({ image_link }) => image_link?.[0]?.replace(/.*\.(?=\w+\.jpg$)/, ''))
  assert.deepEqual(links, ['social.jpg', '640.jpg'])
})

test('a feed is in one language, and lists only what is written in it', async () => {
  await using shop = await openShopWithFeeds()
  const bowl = await shop.sells({ name: 'Bowl', description: 'By hand.' })
  assert.equal((await shop.feed('google', '/fr')).length, 0)
  for (const [field, text] of Object.entries({ name: 'Bol', description: 'Fait main.' }))
    await editTranslation(shop.shop.system, `product:${bowl.id}:${field}`, { locale: 'fr', text, basedOn: '' })
  const [item] = await shop.feed('google', '/fr')
  assert.deepEqual([item?.title, item?.link], [['Bol'], [`${publicUrl}/fr/product/${bowl.id}`]])
  assert.deepEqual(item?.product_type, ['Décoration'])
})

test('without the setting, and for unknown readers and parts, there is no feed', async () => {
  await using shop = await openShopWithFeeds()
  for (const path of ['/feeds/google.xml', '/ar/feeds/meta.xml'])
    assert.equal((await shop.open(path)).status, 200, path)
  for (const path of ['/feeds/bing.xml', '/feeds/google.xml?part=2', '/feeds/google.xml?part=0'])
    assert.equal((await shop.open(path)).status, 404, path)
  await setSetting(shop.shop.marketplace, productFeedSetting, { ...rules, isOpen: false })
  assert.equal((await shop.open('/feeds/google.xml')).status, 404)
})

test('a feed is cached until a product changes or a promotion ends, and never older', async () => {
  await using shop = await openShopWithFeeds()
  const bowl = await shop.sells()
  await promoteForWeek(shop.shop, bowl.id)
  await using instance = await openInstance(shop.shop)
  const path = '/feeds/google.xml'
  const priceShown = async () => readFeed(await instance.text(path), 'google')[0]?.price
  assert.deepEqual(await priceShown(), ['36.000 TND'])
  assert.equal(await instance.cacheStatus(path), 'hit')
  await setPrices(shop.shop.system, bowl.id, { regularPrice: dinars(30) })
  await instance.changeFeed.resync()
  assert.deepEqual(await priceShown(), ['30.000 TND'])
  await setPrices(shop.shop.system, bowl.id, { regularPrice: dinars(50) })
  await instance.changeFeed.resync()
  assert.deepEqual(await priceShown(), ['36.000 TND'])
  shop.shop.clock.passes({ days: 9 })
  assert.deepEqual(await priceShown(), ['50.000 TND'])
})

test('a long list of products is divided into parts of which each product is in one', async () => {
  await using shop = await openShopWithFeeds()
  const ids = [await shop.sells(), await shop.sells(), await shop.sells()].map(({ id }) => id)
  const { marketplace } = shop.shop
  assert.equal(await countFeedParts(marketplace, 2), 2)
  const found: number[] = []
  for (const part of [1, 2])
    for await (const products of listFeedProducts(marketplace, part, 2))
      found.push(...products.map(({ product }) => product.id))
  assert.deepEqual(found, ids)
})

test('an owner opens the feeds, names categories, and reads piece by piece what is left out', async () => {
  await using shop = await openShopWithFeeds()
  await setSetting(shop.shop.marketplace, productFeedSetting, { ...rules, isOpen: false })
  await shop.sells({ name: 'Bowl' })
  await shop.sells({ name: 'THE BEST BOWL', description: '' })
  await shop.shop.sells({ name: 'Jug', description: 'See https://elsewhere.example' })
  const owner = await openBackofficeBrowser(shop.shop, 'owner')
  const staff = await openBackofficeBrowser(shop.shop, 'staff')
  const send = (ask: typeof owner, form: Record<string, string>) =>
    ask('/admin/product-feeds', { method: 'POST', body: new URLSearchParams(form) })

  const read = async (path: string) => textOf(await (await owner(path)).text())
  const page = await read('/admin/product-feeds')
  assert.match(page, /1 product is listed, 2 are left out\./)
  assert.match(page, /THE BEST BOWL no description, all in capitals/)
  assert.match(page, /Jug the picture is too small, a link in the description/)
  assert.match(await read('/admin/product-feeds?for=meta&language=ar'), /0 products are listed, 3 are left out\./)
  assert.equal((await staff('/admin/product-feeds')).status, 403)
  assert.equal((await send(staff, { version: '1', isOpen: 'on' })).status, 403)

  const refused = await send(owner, { version: '1', isOpen: 'on', 'category-decor': 'maison' })
  assert.equal(refused.status, 422)
  assert.match(await refused.text(), /value="maison"[\s\S]*?Copy a path or a number/)
  assert.equal((await send(owner, { version: '1', isOpen: 'on', 'category-decor': 'Home & Garden>Decor' })).status, 200)
  const [item] = await shop.feed()
  assert.deepEqual(item?.google_product_category, ['Home & Garden > Decor'])
  const late = await send(owner, { version: '1', isOpen: 'on', 'category-decor': '696' })
  assert.equal(late.status, 409)
  assert.match(await late.text(), /value="696"[\s\S]*?Saved meanwhile: Home &amp; Garden &gt; Decor/)
  const office = await asOperator(shop.shop.marketplace)
  assert.equal(
    (
      await office.db
        .selectFrom('settings')
        .select('version')
        .where('key', '=', 'product-feeds')
        .executeTakeFirstOrThrow()
    ).version,
    2,
  )
})
