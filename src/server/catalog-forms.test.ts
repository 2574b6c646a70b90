import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { getAdminStore } from '#domain/catalog/admin/admin-stores.ts'
import { editProduct } from '#domain/catalog/admin/edit-product.ts'
import { storeDraftOf } from '#domain/catalog/admin/edit-store.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { getStore } from '#domain/catalog/stores/get-store.ts'
import type { NewStore } from '#domain/catalog/stores/new-store.ts'
import { dinars } from '#domain/money.ts'
import { listPromotions } from '#domain/promotions/list-promotions.ts'
import { termsOf } from '#domain/promotions/scheduled-promotion.ts'
import { editTexts } from '#domain/translating/edit-texts.ts'
import { editBaseIn, hasFieldValue, openBackofficeForms } from '#tests/support/backoffice-form-browser.ts'
import { asOperator } from '#tests/support/operators.ts'
import { saveCell } from '#web/backoffice/products/save-cell.ts'
import { storeForm } from '#web/backoffice/stores/store-form.ts'
import { moment } from '#web/forms/codec.ts'
import { typedOf } from '#web/forms/form.ts'

test('without script, invalid input for a product stays in the form with its errors', async () => {
  await using backoffice = await openBackofficeForms()
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
    assert.ok(hasFieldValue(html, field, typed[field]), field)
  assert.match(html, /<option[^>]*value="decor"[^>]*selected|<option[^>]*selected[^>]*value="decor"/)
  assert.match(html, /Write a price in dinars/)
})

test('without script, an invalid edit keeps the input and its base version', async () => {
  await using backoffice = await openBackofficeForms()
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
    weightGrams: 'heavy',
    colorName: 'Sea',
    swatch: '#0000ff',
  })
  assert.ok(
    hasFieldValue(html, 'name', 'Cup') &&
      hasFieldValue(html, 'regularPrice', '4x') &&
      hasFieldValue(html, 'weightGrams', 'heavy'),
  )
  assert.ok(hasFieldValue(html, 'colorName', 'Sea'))

  await editProduct(sana, id, { base, edited: { ...base, name: 'Mug' } })
  const again = await backoffice.send(`/admin/products/${id}`, { ...fields, regularPrice: '4x' })
  const [, ground = ''] = /name="base" value="([^"]*)"/.exec(again) ?? []
  assert.equal(
    JSON.parse(ground.replaceAll('&quot;', '"')).name,
    'Bowl',
    'what somebody else saved is still to be told',
  )
})

test('a price that reads two ways or changes more than five times is asked about once, in the form and in the list', async () => {
  await using backoffice = await openBackofficeForms()
  const { id } = await backoffice.shop.sells({ name: 'Carpet', regularPrice: dinars(690) })
  const sana = await asOperator(backoffice.shop.marketplace)
  const draft = async () => productDraftOf(await getAdminProduct(sana, id))
  const save = async (fields: Readonly<Record<string, string>>) => {
    const base = await draft()
    const kept = {
      do: 'save',
      base: JSON.stringify(base),
      name: 'Carpet',
      category: 'decor',
      storeId: String(base.storeId),
    }
    return backoffice.send(`/admin/products/${id}`, { ...kept, ...fields })
  }
  const asked = await save({ regularPrice: '1,250' })
  assert.match(asked, /is ambiguous/)
  assert.ok(hasFieldValue(asked, 'sure', 'regularPrice 1250') && hasFieldValue(asked, 'regularPrice', '1,250'))
  assert.equal((await draft()).regularPrice, 690_000)
  assert.match(await save({ regularPrice: '100', sure: 'regularPrice 1250' }), /more than five times/)
  assert.match(await save({ regularPrice: '690', promotionalPrice: '69' }), /more than five times/)
  await save({ regularPrice: '1,250', sure: 'regularPrice 1250' })
  assert.equal((await draft()).regularPrice, 1_250)

  const fresh = { name: 'Rug', category: 'decor', storeId: String((await draft()).storeId), stock: '1' }
  assert.match(await backoffice.send('/admin/products/new', { ...fresh, regularPrice: '1.250' }), /ambiguous/)

  const saveInList = async (seen: number, value: string, more: Readonly<Record<string, string>> = {}) => {
    const form = new FormData()
    const fields = { do: 'price', id: String(id), seen: String(seen), value, ...more }
    for (const [name, text] of Object.entries(fields)) form.append(name, text)
    const result = await saveCell(sana, form)
    return result.outcome === 'asked' ? [result.doubt, result.sure] : result.outcome
  }
  assert.deepEqual(await saveInList(1_250, '690'), ['far', 690_000])
  assert.equal(await saveInList(1_250, '690', { sure: '690000' }), 'saved')
  assert.deepEqual(await saveInList(690_000, '1,250'), ['two-readings', 1_250])
  assert.equal(await saveInList(690_000, '٧٠٠'), 'saved')
  assert.equal((await draft()).regularPrice, 700_000)
})

test('a price of the weekly promotion is asked about as others are, and days of another year are named', async () => {
  await using backoffice = await openBackofficeForms()
  const { id } = await backoffice.shop.sells({ name: 'Carpet', regularPrice: dinars(690) })
  const sana = await asOperator(backoffice.shop.marketplace)
  const days = { startsAt: '2026-03-01T08:00', endsAt: '2026-03-12T08:00' }
  const promotion = async () => {
    const { running, scheduled } = await listPromotions(sana)
    return running ?? scheduled[0]
  }
  const plan = (fields: Readonly<Record<string, string>>) =>
    backoffice.send('/admin/promotion', { productId: String(id), ...days, ...fields })
  const asked = await plan({ price: '1,250' })
  assert.match(asked, /is ambiguous/)
  assert.ok(hasFieldValue(asked, 'sure', 'price 1250') && hasFieldValue(asked, 'price', '1,250'))
  assert.match(await plan({ price: '69' }), /more than five times/)
  assert.match(await plan({ price: '600', startsAt: '2020-03-01T08:00' }), /more than a year ago/)
  assert.equal(await promotion(), undefined)
  await plan({ price: '69', sure: 'price 69000' })
  const scheduled = await promotion()
  assert.ok(scheduled)
  assert.equal(scheduled.price, 69_000)

  const edit = (fields: Readonly<Record<string, string>>) =>
    backoffice.send('/admin/promotion', {
      ...{
        do: 'edit',
        id: String(scheduled.id),
        base: JSON.stringify({ ...termsOf(scheduled), version: scheduled.version }),
      },
      ...{ startsAt: moment.encode(scheduled.startsAt), endsAt: moment.encode(scheduled.endsAt) },
      ...fields,
    })
  assert.match(await edit({ price: '600' }), /more than five times/)
  assert.equal((await promotion())?.price, 69_000)
  await edit({ price: '600', sure: 'price 600000' })
  assert.equal((await promotion())?.price, 600_000)
})

test('a day of a promotional price that is more than a year ago is refused, unless it stood there before', async () => {
  await using backoffice = await openBackofficeForms()
  const { id } = await backoffice.shop.sells({ name: 'Bowl', regularPrice: dinars(45) })
  const sana = await asOperator(backoffice.shop.marketplace)
  const draft = async () => productDraftOf(await getAdminProduct(sana, id))
  const save = async (fields: Readonly<Record<string, string>>) => {
    const base = await draft()
    return backoffice.send(`/admin/products/${id}`, {
      ...{ do: 'save', base: JSON.stringify(base), name: 'Bowl', category: 'decor', storeId: String(base.storeId) },
      ...{ regularPrice: '45', promotionalPrice: '40' },
      ...fields,
    })
  }
  assert.match(await save({ promotionFirstDay: '2020-03-01' }), /more than a year ago/)
  assert.match(await save({ promotionLastDay: '2020-03-01' }), /more than a year ago/)
  assert.equal((await draft()).promotionalPrice, undefined)
  const base = await draft()
  const old = { promotionalPrice: dinars(40), promotionFirstDay: '2024-03-01' } as const
  await editProduct(sana, id, { base, edited: { ...base, ...old } })
  await save({ promotionFirstDay: '2024-03-01', promotionalPrice: '39' })
  assert.equal((await draft()).promotionalPrice, 39_000)
})

test('without script, invalid input for a store stays in the form', async () => {
  await using backoffice = await openBackofficeForms()
  const id = await backoffice.shop.hasStore({ name: 'Dar' })
  const opened = storeDraftOf({ store: await getStore(backoffice.shop.marketplace, id) })
  const fields = {
    ...fieldsOf(opened),
    base: JSON.stringify(opened),
    name: 'Dar El Fakhar',
    instagramUrl: 'my page',
    description: 'Three generations.',
  }
  for (const path of [`/admin/stores/${id}`, '/admin/stores/new']) {
    const answer = await backoffice.ask(path, fields)
    const html = await answer.text()
    assert.equal(answer.status, 422, path)
    assert.ok(hasFieldValue(html, 'name', 'Dar El Fakhar') && hasFieldValue(html, 'instagramUrl', 'my page'), path)
    assert.ok(hasFieldValue(html, 'logo', opened.logo), path)
    assert.match(html, />Three generations\.<\/textarea>/, path)
    assert.match(html, /This is not an https address/, path)
  }
})

test('an unknown store, picture or size is an error in the form, and the input stays', async () => {
  await using backoffice = await openBackofficeForms()
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
      assert.ok(hasFieldValue(html, 'name', 'Cup'), `${path} ${told}`)
      if ('alt' in wrong) assert.ok(hasFieldValue(html, 'alt', 'Blue'), `${path} ${told}`)
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

/** The fields of the form of a store that is not translated. */
function fieldsOf(store: NewStore) {
  return typedOf(storeForm, store)
}

test('the place, craft and preparation days of a store are set, changed and cleared', async () => {
  await using backoffice = await openBackofficeForms()
  const id = await backoffice.shop.hasStore({ name: 'Dar' })
  const read = async () => storeDraftOf({ store: await getStore(backoffice.shop.marketplace, id) })
  const save = async (change: Record<string, string>) => {
    const opened = await read()
    return backoffice.send(`/admin/stores/${id}`, { ...fieldsOf(opened), ...change, base: JSON.stringify(opened) })
  }
  const bare = await read()
  await save({ craft: ' Painted  pottery ', town: 'Dar Chaâbane', governorate: 'TN-21', preparationDays: '٠' })
  const written = await read()
  const place = { town: 'Dar Chaâbane', governorate: 'TN-21' }
  assert.deepEqual(written, { ...bare, craft: 'Painted pottery', ...place, preparationDays: 0 })
  assert.match(await save({ preparationDays: '1.5' }), /Please write a whole number/)
  const html = await save({ craft: 'x'.repeat(61), governorate: 'TN-53' })
  assert.match(html, /This is too long/)
  assert.match(html, /<option value="TN-53" selected="">Mahdia/)
  assert.deepEqual(await read(), written)
  assert.match(await save({ governorate: 'TN-99' }), /The shop does not have what was chosen here/)
  await save({ craft: '', town: '', governorate: '', preparationDays: '' })
  assert.deepEqual(await read(), bare)
})

test('a logo or cover that is not a picture of the shop is an error in the form', async () => {
  await using backoffice = await openBackofficeForms()
  const id = await backoffice.shop.hasStore({ name: 'Dar' })
  const opened = storeDraftOf({ store: await getStore(backoffice.shop.marketplace, id) })
  for (const field of ['logo', 'cover'] as const) {
    const fields = { ...fieldsOf(opened), name: 'Dar El Fakhar', [field]: 'gone.webp', base: JSON.stringify(opened) }
    for (const path of [`/admin/stores/${id}`, '/admin/stores/new']) {
      const html = await backoffice.send(path, fields)
      assert.match(html, /Choose a picture\./, `${path} ${field}`)
      assert.ok(hasFieldValue(html, 'name', 'Dar El Fakhar'), `${path} ${field}`)
    }
  }
  assert.deepEqual(storeDraftOf({ store: await getStore(backoffice.shop.marketplace, id) }), opened)
})

test('a store that somebody else has translated meanwhile is saved with both translations', async () => {
  await using backoffice = await openBackofficeForms()
  const id = await backoffice.shop.hasStore({ name: 'Dar', description: 'Clay.' })
  const sana = await asOperator(backoffice.shop.marketplace)
  const path = `/admin/stores/${id}`
  const opened = editBaseIn(await backoffice.read(path))
  await editTexts(sana, { kind: 'store', id: String(id) }, [
    { field: 'name', locale: 'fr', text: 'Maison', basedOn: '' },
    { field: 'name', locale: 'ar', text: 'دار', basedOn: '' },
  ])
  const mine = {
    ...{ ...opened, base: JSON.stringify(opened), description: 'White clay.' },
    ...{ 'translation-fr-name': 'La maison', 'translation-fr-description': 'Argile.', 'translation-ar-name': '' },
  }
  const html = await backoffice.send(path, mine)
  assert.match(html, /Somebody else saved this store.*Sana saved it last/s)
  assert.match(html, /in the form below.*Name \(العربية\).*<bdi lang="ar" dir="rtl"[^>]*>دار</s)
  assert.match(html, /You both changed this.*Name \(Français\).*Maison/s)
  assert.ok(hasFieldValue(html, 'translation-fr-name', 'La maison'))
  assert.ok(hasFieldValue(html, 'translation-ar-name', 'دار'), 'what somebody else wrote is in the form')
  const again = { ...mine, base: JSON.stringify(editBaseIn(html)), 'translation-ar-name': 'دار' }
  assert.match(await backoffice.send(path, again), /Visitors see it like this now/)
  const saved = storeDraftOf(await getAdminStore(sana, id))
  const translations = { fr: { name: 'La maison', description: 'Argile.' }, ar: { name: 'دار' } }
  assert.deepEqual([saved.description, saved.translations], ['White clay.', translations])
})

test('without script, the color of each picture of a product can be chosen', async () => {
  await using backoffice = await openBackofficeForms()
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
