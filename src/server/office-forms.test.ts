import assert from 'node:assert/strict'
import { test } from 'node:test'
import { editProduct } from '#domain/assortment/edit-product.ts'
import { storeDraftOf } from '#domain/assortment/edit-store.ts'
import { getShelfItem } from '#domain/assortment/get-shelf-item.ts'
import { draftOf } from '#domain/assortment/shelf-item.ts'
import { getStore } from '#domain/catalog/get-store.ts'
import { atWork, signedInToken } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { createApp } from './app.ts'
import { clientDirectory, loadPages } from './pages.ts'

const publicUrl = 'https://shop.example'
const pages = await loadPages()

/** A browser without script, in which someone of the shop is signed in. */
async function openOffice() {
  const shop = await openTestShop()
  const app = createApp({ marketplace: shop.marketplace, publicUrl, pages, clientDirectory })
  const token = await signedInToken(shop.marketplace, 'staff')
  const headers = { Origin: publicUrl, Cookie: `__Host-hirfa-office=${token}` }
  const send = async (path: string, fields: Readonly<Record<string, string>>) => {
    const answer = await app.request(`${publicUrl}${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers,
    })
    return answer.text()
  }
  return { shop, send, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
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
