import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { editProduct } from '#domain/catalog/admin/edit-product.ts'
import { storeDraftOf } from '#domain/catalog/admin/edit-store.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { restoreProduct } from '#domain/catalog/admin/restore-product.ts'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { getStore } from '#domain/catalog/stores/get-store.ts'
import { getMessageThread } from '#domain/contact-messages/get-message-thread.ts'
import { postContactMessage } from '#domain/contact-messages/post-contact-message.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { getBanners } from '#domain/home-page/get-banners.ts'
import { createIssue, editIssue } from '#domain/newsletter/edit-issue.ts'
import { getIssue } from '#domain/newsletter/list-issues.ts'
import { cancelPromotion } from '#domain/promotions/cancel-promotion.ts'
import { schedulePromotion } from '#domain/promotions/schedule-promotion.ts'
import { openBackofficeBrowser } from '#tests/support/backoffice-browser.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

/** A browser without script, in which an operator is signed in. */
async function openBackoffice() {
  const shop = await openTestShop()
  const browse = await openBackofficeBrowser(shop)
  const ask = (path: string, fields: Readonly<Record<string, string>> | URLSearchParams) =>
    browse(path, { method: 'POST', body: new URLSearchParams(fields) })
  const send = async (path: string, fields: Readonly<Record<string, string>> | URLSearchParams) =>
    (await ask(path, fields)).text()
  const read = async (path: string) => (await browse(path)).text()
  return { shop, ask, send, read, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

/** Whether a field of that name has the value. */
function shows(html: string, name: string, value: string): boolean {
  const inputs = html.match(/<input[^>]*>/g) ?? []
  return inputs.some((input) => input.includes(`name="${name}"`) && input.includes(`value="${value}"`))
}

test('without script, invalid input for a product stays in the form with its errors', async () => {
  await using backoffice = await openBackoffice()
  const typed = {
    name: 'Deep bowl',
    regularPrice: 'forty',
    category: 'decor',
    storeId: '',
    stock: '7',
    picture: 'a.webp',
    alt: 'Blue',
  }
  const html = await backoffice.send('/admin/products/new', typed)
  for (const field of ['name', 'regularPrice', 'stock', 'picture', 'alt'] as const)
    assert.ok(shows(html, field, typed[field]), field)
  assert.match(html, /<option[^>]*value="decor"[^>]*selected|<option[^>]*selected[^>]*value="decor"/)
  assert.match(html, /Write a price in dinars/)
})

test('without script, an invalid edit keeps the input and its base version', async () => {
  await using backoffice = await openBackoffice()
  const { id } = await backoffice.shop.sells({ name: 'Bowl' })
  const sana = await asOperator(backoffice.shop.marketplace)
  const base = productDraftOf(await getAdminProduct(sana, id))
  const fields = {
    do: 'save',
    base: JSON.stringify(base),
    name: 'Cup',
    category: 'decor',
    storeId: String(base.storeId),
  }
  const html = await backoffice.send(`/admin/products/${id}`, {
    ...fields,
    regularPrice: '4x',
    weight: 'heavy',
    colorName: 'Sea',
    swatch: '#0000ff',
  })
  assert.ok(shows(html, 'name', 'Cup') && shows(html, 'regularPrice', '4x') && shows(html, 'weight', 'heavy'))
  assert.ok(shows(html, 'colorName', 'Sea'))

  await editProduct(sana, id, { base, edited: { ...base, name: 'Mug' } })
  const again = await backoffice.send(`/admin/products/${id}`, { ...fields, regularPrice: '4x' })
  const [, ground = ''] = /name="base" value="([^"]*)"/.exec(again) ?? []
  assert.equal(
    JSON.parse(ground.replaceAll('&quot;', '"')).name,
    'Bowl',
    'what somebody else saved is still to be told',
  )
})

test('without script, invalid input for a store stays in the form', async () => {
  await using backoffice = await openBackoffice()
  const id = await backoffice.shop.hasStore({ name: 'Dar' })
  const opened = storeDraftOf(await getStore(backoffice.shop.marketplace, id))
  const fields = {
    ...opened,
    base: JSON.stringify(opened),
    name: 'Dar El Fakhar',
    instagram: 'my page',
    description: 'Three generations.',
  }
  for (const path of [`/admin/stores/${id}`, '/admin/stores/new']) {
    const html = await backoffice.send(path, fields)
    assert.ok(shows(html, 'name', 'Dar El Fakhar') && shows(html, 'instagram', 'my page'), path)
    assert.ok(shows(html, 'logo', opened.logo), path)
    assert.match(html, />Three generations\.<\/textarea>/, path)
    assert.match(html, /This is no https address/, path)
  }
})

test('an unknown store, picture or size is an error in the form, and the input stays', async () => {
  await using backoffice = await openBackoffice()
  const { id } = await backoffice.shop.sells({ name: 'Bowl' })
  const base = productDraftOf(await getAdminProduct(await asOperator(backoffice.shop.marketplace), id))
  const { storeId, name, category, ...rest } = base
  const fields = { name: 'Cup', category, regularPrice: '45', storeId: String(storeId), stock: '7' }
  const edit = { ...fields, do: 'save', base: JSON.stringify(base) }
  const missing = [{ storeId: '999' }, { picture: 'gone.webp', alt: 'Blue' }, { picture: '../\u0000', alt: 'Blue' }]
  for (const wrong of missing) {
    const told = JSON.stringify(wrong)
    for (const [path, whole] of [['/admin/products/new', fields] as const, [`/admin/products/${id}`, edit] as const]) {
      const html = await backoffice.send(path, { ...whole, ...wrong })
      assert.match(html, /The shop does not have what was chosen here/, `${path} ${told}`)
      assert.ok(shows(html, 'name', 'Cup'), `${path} ${told}`)
      if ('alt' in wrong) assert.ok(shows(html, 'alt', 'Blue'), `${path} ${told}`)
    }
  }
  for (const part of [
    { sizeId: '999', sizeName: 'S' },
    { colorId: '999', colorName: 'Sea', swatch: '#0000ff' },
  ]) {
    const html = await backoffice.send(`/admin/products/${id}`, { ...edit, ...part })
    assert.match(html, /The shop does not have what was chosen here/, JSON.stringify(part))
  }
  assert.deepEqual(productDraftOf(await getAdminProduct(await asOperator(backoffice.shop.marketplace), id)), {
    ...rest,
    ...{ storeId, name, category },
  })
})

test('the place and craft of a store can be set, changed and cleared', async () => {
  await using backoffice = await openBackoffice()
  const id = await backoffice.shop.hasStore({ name: 'Dar' })
  const read = async () => storeDraftOf(await getStore(backoffice.shop.marketplace, id))
  const save = async (change: Record<string, string>) => {
    const opened = await read()
    return backoffice.send(`/admin/stores/${id}`, { ...opened, ...change, base: JSON.stringify(opened) })
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

test('a logo or cover that is not a picture of the shop is an error in the form', async () => {
  await using backoffice = await openBackoffice()
  const id = await backoffice.shop.hasStore({ name: 'Dar' })
  const opened = storeDraftOf(await getStore(backoffice.shop.marketplace, id))
  for (const field of ['logo', 'cover'] as const) {
    const fields = { ...opened, name: 'Dar El Fakhar', [field]: 'gone.webp', base: JSON.stringify(opened) }
    for (const path of [`/admin/stores/${id}`, '/admin/stores/new']) {
      const html = await backoffice.send(path, fields)
      assert.match(html, /Choose a picture\./, `${path} ${field}`)
      assert.ok(shows(html, 'name', 'Dar El Fakhar'), `${path} ${field}`)
    }
  }
  assert.deepEqual(storeDraftOf(await getStore(backoffice.shop.marketplace, id)), opened)
})

test('the second of two edits of a banner is a conflict: it shows the first edit and keeps the input', async () => {
  await using backoffice = await openBackoffice()
  const { logo } = await getStore(backoffice.shop.marketplace, await backoffice.shop.hasStore())
  const opened = { fileName: logo.fileName, alt: '', headline: 'Wool' }
  const fields = { place: 'hero-1', linkPath: '', words: '', ...opened }
  const save = (base: object | null, typed: object) =>
    backoffice.send('/admin/home-page', { ...fields, base: JSON.stringify(base), ...typed })
  const shown = async () => (await getBanners(backoffice.shop.marketplace))['hero-1']?.headline
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

test('an issue that another operator has edited is not sent', async () => {
  await using backoffice = await openBackoffice()
  const sana = await asOperator(backoffice.shop.marketplace)
  const opened = { subject: 'The fair', body: 'It is on the 27th.' }
  const id = await createIssue(sana, opened)
  await editIssue(sana, id, { base: opened, edited: { ...opened, body: 'It is on the 29th.' } })
  const stale = { base: JSON.stringify(opened), subject: opened.subject, body: 'It is on the 27th. Come!' }

  const answer = await backoffice.ask(`/admin/newsletter/${id}`, { ...stale, do: 'send' })
  assert.equal(answer.status, 409)
  const html = await answer.text()
  assert.match(html, /Somebody else has changed this draft.*It is on the 29th\./s)
  assert.match(html, /<textarea[^>]*>It is on the 27th\. Come!</)
  const issue = await getIssue(sana, id)
  assert.deepEqual([issue.status, issue.body], ['draft', 'It is on the 29th.'])
})

test('a promotion of a product that is not on sale is rejected, and its days stay in the form', async () => {
  await using backoffice = await openBackoffice()
  const days = { price: '12.5', startsAt: '2026-03-08T18:00', endsAt: '2026-03-15T18:00' }
  const html = await backoffice.send('/admin/promotion', { productId: '999', ...days })
  assert.match(html, /That product is not on sale/)
  assert.ok(shows(html, 'price', '12.5') && shows(html, 'endsAt', '2026-03-15T18:00'))
})

test('ids beyond the range of the database are not found', async () => {
  await using backoffice = await openBackoffice()
  const id = '4294967296000'
  const forms = [
    ['/admin/promotion', { do: 'call-off', id }],
    ['/admin/account', { do: 'end-session', id }],
  ] as const
  for (const [path, fields] of forms) assert.notEqual((await backoffice.ask(path, fields)).status, 500, path)
})

test('a reply to a message that a colleague has answered shows that reply first and keeps the input', async () => {
  await using backoffice = await openBackoffice()
  const { marketplace } = backoffice.shop
  const email = 'amel@example.tn' as EmailAddress
  const id = await postContactMessage(marketplace, { name: 'Amel', email, message: 'Do you deliver to Tozeur?' })
  const path = `/admin/messages/${id}`
  assert.equal((await backoffice.ask(path, { answer: 'Yes, within 48 hours.', repliesSeen: '0' })).status, 302)

  const refused = await backoffice.ask(path, { answer: 'No, not yet.', repliesSeen: '0' })
  assert.equal(refused.status, 409)
  const html = await refused.text()
  assert.match(html, /Yes, within 48 hours\./)
  assert.match(html, />No, not yet\.<\/textarea>/)
  assert.match(html, /This was answered while you wrote/)
  assert.ok(shows(html, 'repliesSeen', '1'))

  assert.equal((await backoffice.ask(path, { answer: 'No, not yet.', repliesSeen: '1' })).status, 302)
  assert.equal((await getMessageThread(await asOperator(marketplace), id)).replies.length, 2)
})

test('the audit log links to the details of an order', async () => {
  await using backoffice = await openBackoffice()
  const result = await backoffice.shop.order([{ product: await backoffice.shop.sells() }])
  assert.ok(result.outcome === 'placed')
  const { id, number } = result.order
  await backoffice.ask(`/admin/orders/${id}`, { do: 'step', from: 'received', to: 'confirmed' })
  const html = await backoffice.read(`/admin/history?text=${number}`)
  assert.match(
    html,
    new RegExp(`<a[^>]*href="/admin/orders/${id}"[^>]*><bdi>${number}</bdi></a>: (<!-- -->)?confirmed<`),
  )
  assert.match(html, /State(<!-- -->)?: /)
})

test('the audit log says why a canceled promotion is not scheduled again', async () => {
  await using backoffice = await openBackoffice()
  const { shop } = backoffice
  const sana = await asOperator(shop.marketplace)
  const { id: productId } = await shop.sells()
  const [startsAt, endsAt] = [1, 7].map((days) => new Date(shop.clock.now().getTime() + days * 86_400_000))
  assert.ok(startsAt && endsAt)
  const result = await schedulePromotion(sana, { productId, startsAt, endsAt, renewsWeekly: false })
  assert.ok(result.outcome === 'scheduled')
  await cancelPromotion(sana, result.id)
  const [cancellation] = (await listAuditLog(sana, {})).rows
  await retireProduct(sana, productId)
  const undo = { undo: String(cancellation?.id) }
  assert.match(await backoffice.send('/admin/history', undo), /The product is not on sale any more/)
  await restoreProduct(sana, productId)
  assert.match(await backoffice.send('/admin/history', undo), /It is as it was before/)
})

test('without script, the color of each picture of a product can be chosen', async () => {
  await using backoffice = await openBackoffice()
  const colors = ['Blue', 'Cream'].map((name) => ({ name, swatch: '#dcc29c' }))
  const { id } = await backoffice.shop.sells({ colors })
  const sana = await asOperator(backoffice.shop.marketplace)
  const base = productDraftOf(await getAdminProduct(sana, id))
  const cream = String(base.colors[1]?.id)
  assert.match(await backoffice.read(`/admin/products/${id}`), /<select[^>]*name="pictureColor"/)
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
  const html = await backoffice.send(`/admin/products/${id}`, form)
  const [, field = ''] = /<select[^>]*name="pictureColor"(.*?)<\/select>/s.exec(html) ?? []
  assert.match(field, new RegExp(`<option[^>]*value="${cream}"[^>]*selected|<option[^>]*selected[^>]*value="${cream}"`))
  assert.equal((await getAdminProduct(sana, id)).product.pictures[0]?.colorId, base.colors[1]?.id)
})
