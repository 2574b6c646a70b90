import assert from 'node:assert/strict'
import { test } from 'node:test'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { getProduct } from '#domain/catalog/get-product.ts'
import { priceOf } from '#domain/catalog/product.ts'
import { dinars } from '#domain/money.ts'
import { openPlainOffice } from '#tests/support/plain-browser.ts'

test('a product that is added from the page of a store begins with this store', async () => {
  await using office = await openPlainOffice()
  await office.shop.hasStore()
  const storeId = await office.shop.hasStore({ name: 'Dar El Fakhar' })
  const form = await (await office.open(`/admin/stores/${storeId}`)).follow('Add a product')
  assert.match(form.html, new RegExp(`<option value="${storeId}" selected="">Dar El Fakhar`))
})

test('a retired product is found, brought back, and its price and stock are set in the list', async () => {
  await using office = await openPlainOffice()
  const { shop } = office
  const { id, sizes } = await shop.sells({ name: 'Blue bowl' })
  await retireProduct(shop.system, id)
  const retired = await (await office.open('/admin/products?state=retired')).follow(/Blue bowl/)
  assert.match(retired.main, /Visitors do not see it: it is retired/)
  assert.match((await retired.submit('Restore')).main, /Visitors see it and can order it/)
  assert.equal((await office.open(`/product/${id}`)).status, 200)

  const list = await office.open('/admin/products?q=bowl')
  await list.submit('', { value: '41' }, 'name="do" value="stock"')
  await list.submit('', { value: '46' }, 'name="do" value="price"')
  assert.equal(await shop.stockOf(sizes[0]?.id), 41)
  assert.equal(priceOf(await getProduct(shop.marketplace, id)), dinars(46))
})

test('the weekly promotion is scheduled for less than the price, changed and ended', async () => {
  await using office = await openPlainOffice()
  const { shop } = office
  const { id } = await shop.sells({ name: 'Blue bowl' })
  const price = async () => priceOf(await getProduct(shop.marketplace, id))
  const days = { startsAt: '2026-03-01T08:00', endsAt: '2026-03-12T08:00' }
  const searched = await (await office.open('/admin/promotion')).submit('Search', { q: 'bowl' })
  const next = { ...days, productId: String(id) }
  const refused = await searched.submit('Schedule it', { ...next, price: '45' })
  assert.match(refused.main, /without the promotion the product costs/)
  const prepared = await refused.submit('Schedule it', { ...next, price: '9,9' })
  assert.match(prepared.main, /It is scheduled/)
  assert.equal(await price(), dinars(9.9))
  const changed = await prepared.submit('Save the change', { price: '8,8' })
  assert.match(changed.main, /Saved\./)
  assert.equal(await price(), dinars(8.8))
  assert.match((await changed.submit('End it now')).main, /No promotion is running\./)
  assert.equal(await price(), dinars(45))
})

test('prices are pasted from a spreadsheet, reviewed, and saved', async () => {
  await using office = await openPlainOffice()
  const { id } = await office.shop.sells({ model: 'B-1' })
  const price = async () => priceOf(await getProduct(office.shop.marketplace, id))
  const form = await office.open('/admin/products/paste')
  const review = await form.submit('Preview changes', { text: 'model\tprice\nB-1\t161,5\nNone\t20' })
  assert.match(review.main, /161\.50 TND/)
  assert.match(review.main, /Left out: a new product also needs: name, category, store/)
  assert.equal(await price(), dinars(45))
  assert.match((await review.submit('Save changes')).main, /1 product changed, 0 new\./)
  assert.equal(await price(), dinars(161.5))
})

test('a retired store disappears with its products, and returns', async () => {
  await using office = await openPlainOffice()
  const { store } = await office.shop.sells()
  const page = await office.open(`/admin/stores/${store.id}`)
  const retired = await page.submit('Retire the store')
  assert.match(retired.main, /Visitors see neither this store nor its products/)
  assert.equal((await office.open(`/store/${store.id}`)).status, 404)
  assert.match((await retired.follow('Its products')).main, /Store retired/)
  const back = await retired.submit('Restore the store')
  assert.doesNotMatch(back.main, /Visitors see neither this store nor its products/)
  assert.equal((await office.open(`/store/${store.id}`)).status, 200)
})

test('a promotional price is planned for some days, which must be in order', async () => {
  await using office = await openPlainOffice()
  const { id } = await office.shop.sells()
  const form = await office.open(`/admin/products/${id}`)
  const days = { promotionalPrice: '20', promotionFirstDay: '2026-04-05', promotionLastDay: '2026-04-04' }
  const refused = await form.submit('Save', days)
  assert.match(refused.main, /The last day is before the first one\./)
  const planned = await refused.submit('Save', { promotionLastDay: '2026-04-09' })
  assert.match(planned.main, /20\.00 TND from 5 April 2026 until 9 April 2026/)
  assert.ok(!(await office.open(`/product/${id}`)).main.includes('20.00 TND'))
})

test('a new product waits for the time at which it is published, or for somebody to bring it back', async () => {
  await using office = await openPlainOffice()
  const storeId = await office.shop.hasStore()
  const form = await office.open('/admin/products/new')
  const blanket = { name: 'Winter blanket', regularPrice: '120', category: 'decor', storeId: String(storeId) }
  const past = { publishing: 'at', publishAt: '2020-01-01T09:00' }
  const refused = await form.submit('Save the product', { ...blanket, ...past })
  assert.match(refused.main, /This time has passed\. Choose a later one\./)
  const product = await refused.submit('Save the product', { publishAt: '2026-03-09T09:00' })
  assert.match(product.main, /Saved\. Visitors do not see it yet/)
  const [, id] = /products\/(\d+)/.exec(product.path) ?? []
  assert.equal((await office.open(`/product/${id}`)).status, 404)
  const canceled = await product.submit('Cancel the publishing')
  assert.match(canceled.main, /Visitors do not see it: it is retired\./)
  await canceled.submit('Restore')
  assert.equal((await office.open(`/product/${id}`)).status, 200)
})

test('a form whose key is used leads to what it added, keeps what is typed, and adds another with its next key', async () => {
  await using office = await openPlainOffice()
  const storeId = await office.shop.hasStore()
  const blanket = { name: 'Winter blanket', regularPrice: '120', category: 'decor', storeId: String(storeId) }
  const issue = { subject: 'Wool', body: 'Soft' }
  for (const [path, button, typed, edited] of [
    ['/admin/products/new', 'Save the product', blanket, { name: 'Summer blanket' }],
    ['/admin/newsletter/new', 'Save the draft', issue, { subject: 'Linen' }],
  ] as const) {
    const form = await office.open(path)
    const added = await form.submit(button, typed)
    const presses = [
      await form.submit(button, { ...typed, ...edited }),
      await form.submit(button, { ...typed, ...edited }),
    ]
    for (const { status, main, html } of presses) {
      assert.equal(status, 409, path)
      assert.match(main, /This form has (?:added a product|made a draft) already/)
      assert.ok(html.includes(`href="${added.path.replace('?new', '')}"`), path)
    }
    const [used] = presses
    const other = await used?.submit(button)
    assert.equal(other?.status, 200)
    assert.notEqual(other?.path, added.path)
    assert.equal((await used?.submit(button))?.path, other?.path)
  }
  const { db } = office.shop.marketplace
  const names = await db.selectFrom('products').select('name').orderBy('id').execute()
  assert.deepEqual(names, [{ name: 'Winter blanket' }, { name: 'Summer blanket' }])
  const subjects = await db.selectFrom('newsletter_issues').select('subject').orderBy('id').execute()
  assert.deepEqual(subjects, [{ subject: 'Wool' }, { subject: 'Linen' }])
})

test('a saved product is said to be seen only while visitors see it', async () => {
  await using office = await openPlainOffice()
  const { id, store } = await office.shop.sells()
  const saved = async () => (await (await office.open(`/admin/products/${id}`)).submit('Save', {}, 'name="model"')).main
  assert.match(await saved(), /Saved\. Visitors see it like this now\./)
  const retired = await (await office.open(`/admin/products/${id}`)).submit('Retire')
  assert.match(await saved(), /Saved\. Visitors do not see it: it is retired\./)
  await retired.submit('Publish at this time', { publishAt: '2026-03-09T09:00' })
  assert.match(await saved(), /Saved\. Visitors do not see it yet: it is published on Monday,? 9 March 2026/)
  await retired.submit('Restore')
  await (await office.open(`/admin/stores/${store.id}`)).submit('Retire the store')
  assert.match(await saved(), /Saved\. Visitors do not see it: its store is retired\./)
})

test('a delivery that is submitted twice is booked once', async () => {
  await using office = await openPlainOffice()
  const { id, sizes } = await office.shop.sells()
  const form = await office.open(`/admin/products/${id}`)
  const delivery = { reason: 'delivered', pieces: '5' }
  const answer = await form.submit('Change the stock', delivery)
  assert.match(answer.main, /The stock is changed\./)
  assert.match(answer.main, /15 pieces/)
  await form.submit('Change the stock', delivery)
  assert.equal(await office.shop.stockOf(sizes[0]?.id), 15)
})

test('the text of a store and of a place of the home page is edited and stands in the shop', async () => {
  await using office = await openPlainOffice()
  const { store, pictures } = await office.shop.sells()
  const form = await office.open(`/admin/stores/${store.id}`)
  const saved = await form.submit('Save', { description: 'Pottery of Nabeul, three generations.' })
  assert.match(saved.main, /Visitors see it like this now/)
  assert.match((await office.open(`/store/${store.id}`)).main, /three generations/)
  const banner = { fileName: pictures[0]?.fileName ?? '', headline: 'Winter wool', linkPath: '/shop?q=wool' }
  const home = await office.open('/admin/home-page')
  const shown = await home.submit('Save', banner, 'value="hero-2"')
  assert.match(shown.main, /The home page shows it now\./)
  assert.match((await office.open('/')).html, /Winter wool/)
})
