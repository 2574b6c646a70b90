import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getAdminStore } from '#domain/catalog/admin/admin-stores.ts'
import { editStore, storeDraftOf } from '#domain/catalog/admin/edit-store.ts'
import { retireStore } from '#domain/catalog/admin/retire-store.ts'
import { uploadPicture } from '#domain/catalog/pictures/upload-picture.ts'
import type { NewStore } from '#domain/catalog/stores/new-store.ts'
import { quotaKey } from '#domain/rate-limits/quota-queries.ts'
import { publicUrl } from '#tests/support/api-client.ts'
import { formsIn, submittedFields } from '#tests/support/plain-forms.ts'
import { requestLimits } from '#tests/support/rate-limits.ts'
import { jpegOf } from '#tests/support/real-picture.ts'
import { asSeller } from '#tests/support/sellers.ts'
import { ask, ofOwnPage, openShopWithStudio } from '#tests/support/studio.ts'
import { testApp } from '#tests/support/test-app.ts'

async function openStorePage() {
  const studio = await openShopWithStudio()
  const { shop, app, storeId } = studio
  const seller = await asSeller(shop.marketplace, storeId)
  const path = `/studio/store?store=${storeId}`
  const draft = async () => storeDraftOf(await getAdminStore(shop.system, storeId))
  const read = async (from = path) => (await ask(app, from, { session: seller.session })).text()
  /** Fills in a form as the page shows it, and presses its button. */
  const send = async (button: 'words' | 'closed' | 'open', typed: Record<string, string> = {}, html?: string) => {
    const shown = formsIn(html ?? (await read()))
    const name = button === 'words' ? 'craft' : 'closedNote'
    const form = shown.find(({ fields }) => fields.some((field) => field.name === name))
    const fields = submittedFields(form?.fields ?? [], typed).map(([name, value]) => [name, String(value)])
    return ask(app, path, { session: seller.session, form: { ...Object.fromEntries(fields), do: button } })
  }
  const edit = async (parts: Partial<NewStore>) => {
    const base = await draft()
    assert.equal((await editStore(shop.system, storeId, { base, edited: { ...base, ...parts } })).outcome, 'saved')
  }
  return { ...studio, seller, path, draft, read, send, edit, [Symbol.asyncDispose]: studio[Symbol.asyncDispose] }
}

test('a maker writes craft, story, town, days and links of the store, and buyers read them', async () => {
  await using opened = await openStorePage()
  const { app, storeId, send, draft } = opened
  const before = await draft()
  const typed = {
    ...{ craft: 'Painted pottery', description: 'Three generations.\n\nAll by hand.', town: 'Nabeul' },
    ...{ governorate: 'TN-21', preparationDays: '٣', instagramUrl: 'www.instagram.com/dar.amel', facebookUrl: '' },
  }
  const saved = await send('words', typed)
  assert.deepEqual([saved.status, saved.headers.get('Location')], [302, `/studio/store?store=${storeId}&saved=words`])
  assert.deepEqual(await draft(), {
    ...{ ...before, ...typed, preparationDays: 3, facebookUrl: undefined },
    instagramUrl: 'https://www.instagram.com/dar.amel',
  })
  const page = await (await app.request(`${publicUrl}/store/${storeId}`)).text()
  for (const text of ['Painted pottery', 'All by hand.', 'Nabeul']) assert.match(page, new RegExp(text))
})

test('a wrong field says what is wrong with it, keeps what was typed, and saves nothing', async () => {
  await using opened = await openStorePage()
  const { send, draft } = opened
  const before = await draft()
  for (const [typed, says] of [
    [{ preparationDays: '31' }, /whole number/],
    [{ instagramUrl: 'https://instagram.evil.tn/dar' }, /not the address of a page there/],
    [{ facebookUrl: 'www.instagram.com/dar' }, /not the address of a page there/],
  ] as const) {
    const refused = await send('words', { craft: 'Kept craft', ...typed })
    const html = await refused.text()
    assert.equal(refused.status, 422)
    assert.match(html, says)
    assert.match(html, /value="Kept craft"/)
  }
  assert.deepEqual(await draft(), before)
})

test('the texts of a store in another language are translated, and what they are translated from stands below', async () => {
  await using opened = await openStorePage()
  const { app, storeId, seller, draft, edit } = opened
  const names = { fr: { name: 'La maison' }, ar: { name: 'الدار' } }
  await edit({ craft: 'Pottery', translations: names })
  const french = await (await ask(app, `/fr/studio/store?store=${storeId}`, { session: seller.session })).text()
  assert.match(french, /Pottery/)
  const form = { do: 'words', seen: '{}', craft: 'Poterie', town: '', description: '', preparationDays: '' }
  const answer = await ask(app, `/fr/studio/store?store=${storeId}`, { session: seller.session, form })
  assert.equal(answer.status, 302)
  const { craft, translations } = await draft()
  assert.deepEqual([craft, translations], ['Pottery', { ...names, fr: { name: 'La maison', craft: 'Poterie' } }])
})

test('what the office has changed meanwhile stands beside what was typed, and sending again saves', async () => {
  await using opened = await openStorePage()
  const { read, send, edit, draft } = opened
  await edit({ craft: 'Pottery', town: 'Nabeul' })
  const stale = await read()
  await edit({ craft: 'Ceramics', town: 'Sejnane' })
  const refused = await send('words', { craft: 'Painted pottery' }, stale)
  const html = await refused.text()
  assert.equal(refused.status, 409)
  assert.match(html, /has changed your store meanwhile/)
  assert.match(html, /Saved meanwhile: Ceramics/)
  assert.deepEqual([(await draft()).craft, (await draft()).town], ['Ceramics', 'Sejnane'])
  assert.equal((await send('words', {}, html)).status, 302)
  assert.deepEqual([(await draft()).craft, (await draft()).town], ['Painted pottery', 'Sejnane'])
  // What it changes beside these fields is no conflict.
  const shown = await read()
  await edit({ name: 'Dar Amel of Nabeul' })
  assert.equal((await send('words', { town: 'Nabeul' }, shown)).status, 302)
})

test('a maker closes the store for some days and opens it again, and buyers read when it is back', async () => {
  await using opened = await openStorePage()
  const { shop, app, storeId, send, read, draft } = opened
  const bowl = await shop.sells({ storeId })
  const buyersRead = async (path: string) => (await app.request(publicUrl + path)).text()
  assert.match(await read(), /Your store is open/)
  const days = { closedFirstDay: '2026-03-02', closedLastDay: '2026-03-11', closedNote: 'At the fair.' }
  assert.equal((await send('closed', days)).status, 302)
  assert.match(await read(), /Buyers can order again from 12 March/)
  assert.match(await buyersRead(`/store/${storeId}`), /Closed\. Back on 12 March.*At the fair\./s)
  const page = await buyersRead(`/product/${bowl.id}`)
  assert.match(page, /You can order this piece again from 12 March/)
  assert.match(page, /"availability":"https:\/\/schema\.org\/OutOfStock","availabilityStarts":"2026-03-12"/)
  assert.doesNotMatch(page, />Sold out<|id="stock-alert"/)
  assert.match(await buyersRead('/shop'), /Back on 12 March/)
  assert.match(await buyersRead(`/checkout?product=${bowl.id}`), /You can order again from 12 March/)
  assert.equal((await send('open')).status, 302)
  assert.deepEqual([(await draft()).closedLastDay, (await draft()).closedNote], [undefined, 'At the fair.'])
  assert.doesNotMatch(await buyersRead(`/store/${storeId}`), /At the fair/)
})

test('days that cannot be meant are refused, each with its sentence', async () => {
  await using opened = await openStorePage()
  const { shop, send, draft, read } = opened
  for (const [closedFirstDay, closedLastDay, says] of [
    ['2026-03-02', '', /Choose a day/],
    ['', '2026-03-09', /Choose a day/],
    ['2026-03-09', '2026-03-08', /before the first one/],
    ['2026-02-01', '2026-03-01', /has passed/],
    ['2027-03-20', '2027-03-21', /more than a year away/],
    ['2026-03-02', '2027-03-20', /longer than a year/],
    ['2026-02-30', '2026-03-09', /Choose a day/],
  ] as const) {
    const refused = await send('closed', { closedFirstDay, closedLastDay })
    assert.equal(refused.status, 422, `${closedFirstDay} ${closedLastDay}`)
    assert.match(await refused.text(), says, `${closedFirstDay} ${closedLastDay}`)
  }
  assert.equal((await draft()).closedFirstDay, undefined)
  await send('closed', { closedFirstDay: '2026-03-02', closedLastDay: '2026-03-03' })
  shop.clock.passes({ days: 2 })
  // It has ended by itself, and its days stand in no way: the form begins with today.
  const html = await read()
  assert.match(html, /Your store is open/)
  assert.match(html, /name="closedFirstDay" value="2026-03-04"/)
  assert.equal((await send('closed', { closedLastDay: '2026-03-09' })).status, 302)
})

test('a maker shows another portrait and cover, by own photos only', async () => {
  await using opened = await openStorePage()
  const { shop, app, storeId, seller, draft } = opened
  const path = `/studio/store/photos?store=${storeId}`
  const headers = { ...ofOwnPage, Cookie: `__Host-hirfa-studio=${seller.session}` }
  const sendPhoto = (which: string, bytes: Uint8Array<ArrayBuffer>) => {
    const body = new FormData()
    body.append('which', which)
    body.append('photo', new File([bytes], 'dar.jpg', { type: 'image/jpeg' }))
    return app.request(publicUrl + path, { method: 'POST', headers, body })
  }
  const before = await draft()
  assert.equal((await sendPhoto('logo', await jpegOf(64, 64))).status, 302)
  const { logo, cover } = await draft()
  assert.notEqual(logo, before.logo)
  assert.equal(cover, before.cover)
  const upload = await uploadPicture(seller, await jpegOf(80, 32))
  assert.ok(upload.outcome === 'uploaded')
  const use = (picture: string) => ask(app, path, { session: seller.session, form: { which: 'cover', picture } })
  assert.equal((await use(upload.picture.fileName)).status, 302)
  assert.equal((await draft()).cover, upload.picture.fileName)

  const foreign = await asSeller(shop.marketplace, await shop.hasStore())
  const theirs = await uploadPicture(foreign, await jpegOf(32, 32))
  assert.ok(theirs.outcome === 'uploaded')
  for (const name of [theirs.picture.fileName, 'ffffffffffffffffffffffff.webp', ''])
    assert.equal((await use(name)).status, 422, name)
  const refused = await sendPhoto('cover', new TextEncoder().encode('<svg onload="alert(1)"/>'))
  assert.equal(refused.status, 422)
  assert.match(await refused.text(), /not a JPEG/)
  assert.equal((await sendPhoto('name', await jpegOf(8, 8))).status, 400)
  assert.equal((await draft()).cover, upload.picture.fileName)
})

test('the share page has the link of the store, its code and its picture; of a retired store there is none', async () => {
  await using opened = await openStorePage()
  const { shop, app, storeId, seller, draft } = opened
  const share = (prefix = '') => ask(app, `${prefix}/studio/store/share?store=${storeId}`, { session: seller.session })
  const html = await (await share()).text()
  assert.match(html, new RegExp(`>${publicUrl}/store/${storeId}<`))
  assert.match(html, /<svg role="img" aria-label="QR code that opens /)
  assert.match(html, new RegExp(`src="/api/image/${(await draft()).cover.split('.')[0]}\\.social\\.jpg"`))
  assert.match(await (await share('/fr')).text(), new RegExp(`>${publicUrl}/fr/store/${storeId}<`))
  await retireStore(shop.system, storeId)
  assert.equal((await share()).status, 404)
})

test('changes of a store count with those of its pieces, and beyond them what was typed stays in the form', async () => {
  await using opened = await openStorePage()
  const { shop, storeId, seller, read, path } = opened
  const hundred = { count: 100, seconds: 60 }
  const app = testApp(shop.marketplace, { limits: requestLimits({ perNetwork: hundred, perRecipient: hundred }) })
  const used = {
    key: quotaKey('seller', 'change', String(seller.actor.id)),
    used_until: new Date(shop.clock.now().getTime() + 86_400_000),
  }
  await shop.system.db.insertInto('rate_limits_used').values(used).execute()
  const send = (form: Record<string, string>) => ask(app, path, { session: seller.session, form })
  const refused = await send({ do: 'words', seen: '', craft: 'Typed craft' })
  assert.equal(refused.status, 429)
  assert.match(await refused.text(), /value="Typed craft"/)
  const picture = (await uploadPicture(seller, await jpegOf(80, 32))) as { picture: { fileName: string } }
  const photo = { which: 'cover', picture: picture.picture.fileName }
  const page = `/studio/store/photos?store=${storeId}`
  assert.equal((await ask(app, page, { session: seller.session, form: photo })).status, 429)
  assert.doesNotMatch(await read(), /Typed craft/)
})
