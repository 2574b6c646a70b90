import assert from 'node:assert/strict'
import { test } from 'node:test'
import { editProduct } from '#domain/assortment/edit-product.ts'
import { storeDraftOf } from '#domain/assortment/edit-store.ts'
import { getShelfItem } from '#domain/assortment/get-shelf-item.ts'
import { draftOf } from '#domain/assortment/shelf-item.ts'
import { getStore } from '#domain/catalog/get-store.ts'
import { getIssue } from '#domain/correspondence/list-issues.ts'
import { readMessage } from '#domain/correspondence/read-message.ts'
import { sendMessage } from '#domain/correspondence/send-message.ts'
import { beginIssue, rewriteIssue } from '#domain/correspondence/write-issue.ts'
import type { Email } from '#domain/email.ts'
import { getShowcase } from '#domain/showcase/get-showcase.ts'
import { openOfficeBrowser } from '#tests/support/office-browser.ts'
import { atWork } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

/** A browser without script, in which someone of the shop is signed in. */
async function openOffice() {
  const shop = await openTestShop()
  const browse = await openOfficeBrowser(shop)
  const ask = (path: string, fields: Readonly<Record<string, string>> | URLSearchParams) =>
    browse(path, { method: 'POST', body: new URLSearchParams(fields) })
  const send = async (path: string, fields: Readonly<Record<string, string>> | URLSearchParams) =>
    (await ask(path, fields)).text()
  const read = async (path: string) => (await browse(path)).text()
  return { shop, ask, send, read, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

/** Holds the value as a field of that name shows it. */
function shows(html: string, name: string, value: string): boolean {
  const inputs = html.match(/<input[^>]*>/g) ?? []
  return inputs.some((input) => input.includes(`name="${name}"`) && input.includes(`value="${value}"`))
}

test('without script, what was typed wrongly about a product is still there, with what is wrong beside it', async () => {
  await using office = await openOffice()
  const typed = {
    name: 'Deep bowl',
    regularPrice: 'forty',
    category: 'decor',
    storeId: '',
    stock: '7',
    picture: 'a.webp',
    alt: 'Blue',
  }
  const html = await office.send('/admin/products/new', typed)
  for (const field of ['name', 'regularPrice', 'stock', 'picture', 'alt'] as const)
    assert.ok(shows(html, field, typed[field]), field)
  assert.match(html, /<option[^>]*value="decor"[^>]*selected|<option[^>]*selected[^>]*value="decor"/)
  assert.match(html, /Write a price in dinars/)
})

test('without script, an edit that cannot be read keeps its words and its ground', async () => {
  await using office = await openOffice()
  const { id } = await office.shop.sells({ name: 'Bowl' })
  const sana = await atWork(office.shop.marketplace)
  const base = draftOf(await getShelfItem(sana, id))
  const fields = {
    do: 'save',
    base: JSON.stringify(base),
    name: 'Cup',
    category: 'decor',
    storeId: String(base.storeId),
  }
  const html = await office.send(`/admin/products/${id}`, {
    ...fields,
    regularPrice: '4x',
    weight: 'heavy',
    colorName: 'Sea',
    swatch: '#0000ff',
  })
  assert.ok(shows(html, 'name', 'Cup') && shows(html, 'regularPrice', '4x') && shows(html, 'weight', 'heavy'))
  assert.ok(shows(html, 'colorName', 'Sea'))

  await editProduct(sana, id, { base, edited: { ...base, name: 'Mug' } })
  const again = await office.send(`/admin/products/${id}`, { ...fields, regularPrice: '4x' })
  const [, ground = ''] = /name="base" value="([^"]*)"/.exec(again) ?? []
  assert.equal(
    JSON.parse(ground.replaceAll('&quot;', '"')).name,
    'Bowl',
    'what somebody else saved is still to be told',
  )
})

test('without script, what was typed wrongly about a store is still there', async () => {
  await using office = await openOffice()
  const id = await office.shop.hasStore({ name: 'Dar' })
  const opened = storeDraftOf(await getStore(office.shop.marketplace, id))
  const fields = {
    ...opened,
    base: JSON.stringify(opened),
    name: 'Dar El Fakhar',
    instagram: 'my page',
    description: 'Three generations.',
  }
  for (const path of [`/admin/stores/${id}`, '/admin/stores/new']) {
    const html = await office.send(path, fields)
    assert.ok(shows(html, 'name', 'Dar El Fakhar') && shows(html, 'instagram', 'my page'), path)
    assert.ok(shows(html, 'logo', opened.logo), path)
    assert.match(html, />Three generations\.<\/textarea>/, path)
    assert.match(html, /This is no https address/, path)
  }
})

test('a store, picture or size that is not there is marked in the form, and what was typed stays', async () => {
  await using office = await openOffice()
  const { id } = await office.shop.sells({ name: 'Bowl' })
  const base = draftOf(await getShelfItem(await atWork(office.shop.marketplace), id))
  const { storeId, name, category, ...rest } = base
  const fields = { name: 'Cup', category, regularPrice: '45', storeId: String(storeId), stock: '7' }
  const edit = { ...fields, do: 'save', base: JSON.stringify(base) }
  const missing = [{ storeId: '999' }, { picture: 'gone.webp', alt: 'Blue' }, { picture: '../\u0000', alt: 'Blue' }]
  for (const wrong of missing) {
    const told = JSON.stringify(wrong)
    for (const [path, whole] of [['/admin/products/new', fields] as const, [`/admin/products/${id}`, edit] as const]) {
      const html = await office.send(path, { ...whole, ...wrong })
      assert.match(html, /The shop does not have what was chosen here/, `${path} ${told}`)
      assert.ok(shows(html, 'name', 'Cup'), `${path} ${told}`)
      if ('alt' in wrong) assert.ok(shows(html, 'alt', 'Blue'), `${path} ${told}`)
    }
  }
  for (const part of [
    { sizeId: '999', sizeName: 'S' },
    { colorId: '999', colorName: 'Sea', swatch: '#0000ff' },
  ]) {
    const html = await office.send(`/admin/products/${id}`, { ...edit, ...part })
    assert.match(html, /The shop does not have what was chosen here/, JSON.stringify(part))
  }
  assert.deepEqual(draftOf(await getShelfItem(await atWork(office.shop.marketplace), id)), {
    ...rest,
    ...{ storeId, name, category },
  })
})

test('where a store is and what it works at can be written, corrected and left out again', async () => {
  await using office = await openOffice()
  const id = await office.shop.hasStore({ name: 'Dar' })
  const read = async () => storeDraftOf(await getStore(office.shop.marketplace, id))
  const save = async (change: Record<string, string>) => {
    const opened = await read()
    return office.send(`/admin/stores/${id}`, { ...opened, ...change, base: JSON.stringify(opened) })
  }
  const bare = await read()
  await save({ craft: ' Painted  pottery ', town: 'Dar Chaâbane', governorate: 'TN-21' })
  const written = await read()
  assert.deepEqual(written, { ...bare, craft: 'Painted pottery', town: 'Dar Chaâbane', governorate: 'TN-21' })
  const html = await save({ craft: 'x'.repeat(61), governorate: 'TN-53' })
  assert.match(html, /This is too long/)
  assert.match(html, /<option value="TN-53" selected="">Mahdia/)
  assert.deepEqual(await read(), written)
  await save({ craft: '', town: '', governorate: 'TN-99' })
  assert.deepEqual(await read(), bare)
})

test('a logo or cover that is no picture of the shop is marked in the form of the store', async () => {
  await using office = await openOffice()
  const id = await office.shop.hasStore({ name: 'Dar' })
  const opened = storeDraftOf(await getStore(office.shop.marketplace, id))
  for (const field of ['logo', 'cover'] as const) {
    const fields = { ...opened, name: 'Dar El Fakhar', [field]: 'gone.webp', base: JSON.stringify(opened) }
    for (const path of [`/admin/stores/${id}`, '/admin/stores/new']) {
      const html = await office.send(path, fields)
      assert.match(html, /Choose a picture\./, `${path} ${field}`)
      assert.ok(shows(html, 'name', 'Dar El Fakhar'), `${path} ${field}`)
    }
  }
  assert.deepEqual(storeDraftOf(await getStore(office.shop.marketplace, id)), opened)
})

test('of two who change a place of the home page the second sees what the first did, and keeps what was typed', async () => {
  await using office = await openOffice()
  const { logo } = await getStore(office.shop.marketplace, await office.shop.hasStore())
  const opened = { fileName: logo.fileName, alt: '', headline: 'Wool' }
  const fields = { place: 'hero-1', linkPath: '', words: '', ...opened }
  const save = (base: object | null, typed: object) =>
    office.send('/admin/home-page', { ...fields, base: JSON.stringify(base), ...typed })
  const shown = async () => (await getShowcase(office.shop.marketplace))['hero-1']?.headline
  assert.match(await save(null, {}), /The home page shows it now/)
  assert.match(await save(opened, { headline: 'Clay' }), /The home page shows it now/)

  const html = await save(opened, { headline: 'Olive wood' })
  assert.match(html, /Somebody else saved this place.*Clay/s)
  assert.ok(shows(html, 'headline', 'Olive wood'))
  assert.equal(await shown(), 'Clay')
  const [, ground = ''] = /name="base" value="([^"]*Clay[^"]*)"/.exec(html) ?? []
  await save(JSON.parse(ground.replaceAll('&quot;', '"')), { headline: 'Olive wood' })
  assert.equal(await shown(), 'Olive wood')

  const now = { ...opened, headline: 'Olive wood' }
  const missing = await save(now, { headline: 'Silver', fileName: 'gone.webp' })
  assert.match(missing, /Choose a picture\./)
  assert.ok(shows(missing, 'headline', 'Silver'))
  assert.equal(await shown(), 'Olive wood')
})

test('an issue that somebody else has rewritten is not sent over their words', async () => {
  await using office = await openOffice()
  const sana = await atWork(office.shop.marketplace)
  const opened = { subject: 'The fair', body: 'It is on the 27th.' }
  const id = await beginIssue(sana, opened)
  await rewriteIssue(sana, id, { base: opened, edited: { ...opened, body: 'It is on the 29th.' } })
  const stale = { base: JSON.stringify(opened), subject: opened.subject, body: 'It is on the 27th. Come!' }

  const answer = await office.ask(`/admin/newsletter/${id}`, { ...stale, do: 'send' })
  assert.equal(answer.status, 409)
  const html = await answer.text()
  assert.match(html, /Somebody else has changed this draft.*It is on the 29th\./s)
  assert.match(html, /<textarea[^>]*>It is on the 27th\. Come!</)
  const issue = await getIssue(sana, id)
  assert.deepEqual([issue.status, issue.body], ['draft', 'It is on the 29th.'])
})

test('a promotion of a product that is not on sale is not planned, and its days stay in the form', async () => {
  await using office = await openOffice()
  const days = { price: '12.5', startsAt: '2026-03-08T18:00', endsAt: '2026-03-15T18:00' }
  const html = await office.send('/admin/promotion', { productId: '999', ...days })
  assert.match(html, /That product is not on sale/)
  assert.ok(shows(html, 'price', '12.5') && shows(html, 'endsAt', '2026-03-15T18:00'))
})

test('ids that no database could hold are the ids of nothing', async () => {
  await using office = await openOffice()
  const id = '4294967296000'
  const forms = [
    ['/admin/promotion', { do: 'call-off', id }],
    ['/admin/account', { do: 'end-session', id }],
  ] as const
  for (const [path, fields] of forms) assert.notEqual((await office.ask(path, fields)).status, 500, path)
})

test('who answers what a colleague has answered sees it first, keeps what was typed and is asked again', async () => {
  await using office = await openOffice()
  const { marketplace } = office.shop
  const email = 'amel@example.tn' as Email
  const id = await sendMessage(marketplace, { name: 'Amel', email, message: 'Do you deliver to Tozeur?' })
  const path = `/admin/messages/${id}`
  assert.equal((await office.ask(path, { answer: 'Yes, within 48 hours.', repliesSeen: '0' })).status, 302)

  const refused = await office.ask(path, { answer: 'No, not yet.', repliesSeen: '0' })
  assert.equal(refused.status, 409)
  const html = await refused.text()
  assert.match(html, /Yes, within 48 hours\./)
  assert.match(html, />No, not yet\.<\/textarea>/)
  assert.match(html, /This was answered while you wrote/)
  assert.ok(shows(html, 'repliesSeen', '1'))

  assert.equal((await office.ask(path, { answer: 'No, not yet.', repliesSeen: '1' })).status, 302)
  assert.equal((await readMessage(await atWork(marketplace), id)).replies.length, 2)
})

test('the history leads to the sheet of an order by its number', async () => {
  await using office = await openOffice()
  const result = await office.shop.order([{ product: await office.shop.sells() }])
  assert.ok(result.outcome === 'placed')
  const { id, number } = result.order
  await office.ask(`/admin/orders/${id}`, { do: 'step', from: 'received', to: 'confirmed' })
  const html = await office.read(`/admin/history?text=${number}`)
  assert.match(
    html,
    new RegExp(`<a[^>]*href="/admin/orders/${id}"[^>]*><bdi>${number}</bdi></a>: (<!-- -->)?confirmed<`),
  )
  assert.match(html, /State(<!-- -->)?: /)
})

test('without script, each picture of a product says which color it shows', async () => {
  await using office = await openOffice()
  const colors = ['Blue', 'Cream'].map((name) => ({ name, swatch: '#dcc29c' }))
  const { id } = await office.shop.sells({ colors })
  const sana = await atWork(office.shop.marketplace)
  const base = draftOf(await getShelfItem(sana, id))
  const cream = String(base.colors[1]?.id)
  assert.match(await office.read(`/admin/products/${id}`), /<select[^>]*name="pictureColor"/)
  const form = new URLSearchParams({
    ...{ do: 'save', base: JSON.stringify(base), name: base.name, category: base.category },
    ...{ storeId: String(base.storeId), regularPrice: '45', description: base.description, mainColor: base.mainColor },
    ...{ picture: base.pictures[0]?.fileName ?? '', alt: '', pictureColor: cream },
  })
  for (const { id, name } of base.sizes) {
    form.append('sizeId', String(id))
    form.append('sizeName', name)
  }
  for (const { id, name, swatch } of base.colors) {
    form.append('colorId', String(id))
    form.append('colorName', name)
    form.append('swatch', swatch)
  }
  const html = await office.send(`/admin/products/${id}`, form)
  const [, field = ''] = /<select[^>]*name="pictureColor"(.*?)<\/select>/s.exec(html) ?? []
  assert.match(field, new RegExp(`<option[^>]*value="${cream}"[^>]*selected|<option[^>]*selected[^>]*value="${cream}"`))
  assert.equal((await getShelfItem(sana, id)).product.pictures[0]?.colorId, base.colors[1]?.id)
})
