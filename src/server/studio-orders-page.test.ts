import assert from 'node:assert/strict'
import { test } from 'node:test'
import { preparationSetting } from '#domain/orders/preparations/preparation-setting.ts'
import { studioSetting } from '#domain/sellers/studio-setting.ts'
import { publicUrl } from '#tests/support/api-client.ts'
import { asOperator, createSessionToken } from '#tests/support/operators.ts'
import { advance } from '#tests/support/order-steps.ts'
import { browserKeys } from '#tests/support/push-service.ts'
import { asSeller, grantAccess } from '#tests/support/sellers.ts'
import { setSetting } from '#tests/support/settings.ts'
import { ask, openShopWithStudio } from '#tests/support/studio.ts'

/** A shop with a store, its maker, and what the office and the maker see and send. */
async function openOrders() {
  const { shop, app, storeId, ...rest } = await openShopWithStudio()
  const { session } = await asSeller(shop.marketplace, storeId)
  const bowl = await shop.sells({ storeId, name: 'Blue bowl' })
  const office = await asOperator(shop.marketplace)
  const owner = await createSessionToken(shop.marketplace)
  const confirm = async (quantity = 1, request = {}) => {
    const placed = await shop.order([{ product: bowl, quantity }], request)
    assert.ok(placed.outcome === 'placed')
    await advance(office, placed.order.id, 'confirmed')
    return placed.order
  }
  const page = async (query = '') => (await ask(app, `/studio/orders${query}`, { session })).text()
  const say = (orderId: number, form: Record<string, string>, pieces = 1) => {
    const line = { order: `${orderId}`, position: '0', variant: `${bowl.variants[0]?.id}`, pieces: `${pieces}` }
    return ask(app, '/studio/orders', { session, form: { ...line, ...form } })
  }
  const atOffice = (path: string, form?: Record<string, string>) =>
    app.request(publicUrl + path, {
      headers: { Cookie: `__Host-hirfa-office=${owner}`, Origin: publicUrl, 'Sec-Fetch-Site': 'same-origin' },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
  const officePage = async (path: string) => (await (await atOffice(path)).text()).replaceAll('<!-- -->', '')
  return { ...rest, shop, app, storeId, session, bowl, office, confirm, page, say, atOffice, officePage }
}

test('a maker sees what to prepare by when, says that it is ready, and takes it back', async () => {
  await using opened = await openOrders()
  const { shop, confirm, page, say } = opened
  const order = await confirm(2, { giftNote: 'With love\nfrom Sousse' })
  const html = await page()
  for (const shown of ['2<!-- --> × ', 'Blue bowl', 'By Tuesday', '3 March', 'With love\nfrom Sousse', order.number])
    assert.ok(html.includes(shown), shown)
  assert.match(html, /To prepare \(1\)/)
  assert.doesNotMatch(html, /<script[^>]* src=|modulepreload|Amel Ben|Nabeul|Kasbah|22333444|98\.00|90\.00/)
  const saved = await say(order.id, { do: 'ready' }, 2)
  assert.deepEqual(
    [saved.status, saved.headers.get('Location')],
    [302, `/studio/orders?store=${opened.storeId}&saved=ready`],
  )
  assert.match(await page('?saved=ready'), /The shop knows that it is ready/)
  assert.match(await page('?show=ready'), /Blue bowl[\s\S]*Not ready after all/)
  await say(order.id, { do: 'again' }, 2)
  assert.match(await page(), /To prepare \(1\)/)
  shop.clock.passes({ days: 3 })
  assert.match(await page(), /Late: it was due by Tuesday,? 3 March/)
})

test('a maker says why she cannot, and the office sees it and decides', async () => {
  await using opened = await openOrders()
  const { office, confirm, page, say, officePage, atOffice } = opened
  const order = await confirm()
  assert.equal((await say(order.id, { do: 'cannot' })).status, 422)
  assert.equal((await say(order.id, { do: 'cannot', reason: 'bored' })).status, 422)
  assert.equal((await say(order.id, { do: 'x' })).status, 400)
  const said = await say(order.id, { do: 'cannot', reason: 'damaged', note: `It broke${'!'.repeat(300)}` })
  assert.equal(said.status, 302)
  assert.match(await page(), /It is damaged[\s\S]*It broke!+[\s\S]*The shop decides[\s\S]*I can after all/)
  assert.match(await officePage('/admin'), /piece that its maker cannot prepare[\s\S]*/)
  const listed = await officePage('/admin/preparations')
  assert.match(listed, new RegExp(`href="/admin/orders/${order.id}"[\\s\\S]*Dar Amel[\\s\\S]*It is damaged`))
  assert.match(await officePage(`/admin/orders/${order.id}`), /Dar Amel<\/bdi>: Cannot be prepared \(It is damaged\)/)
  const line = { do: 'prepare', position: '0', variant: `${opened.bowl.variants[0]?.id}`, pieces: '1' }
  assert.equal((await atOffice(`/admin/orders/${order.id}`, { ...line, answer: 'again' })).status, 302)
  assert.doesNotMatch(await officePage('/admin/preparations'), /It is damaged/)
  const stale = await atOffice(`/admin/orders/${order.id}`, { ...line, pieces: '2', answer: 'ready' })
  assert.equal(stale.status, 409)
  assert.match(await stale.text(), /The order was changed just now/)
  await advance(office, order.id, 'cancelled')
  const late = await say(order.id, { do: 'ready' })
  assert.equal(late.status, 409)
  assert.match(await late.text(), /not to be prepared any more/)
  assert.match(await page('?show=past'), /Cancelled: please do not prepare it/)
})

test('the packing list says what is ready, and in which store', async () => {
  await using opened = await openOrders()
  const { confirm, say, officePage } = opened
  const [first, second] = [await confirm(), await confirm(2)]
  await say(first.id, { do: 'ready' })
  const printed = await officePage(`/admin/orders/print?what=slips&id=${first.id}&id=${second.id}`)
  const [list = ''] = /<article aria-label="Packing list"[\s\S]*?<\/article>/.exec(printed) ?? []
  assert.match(
    list,
    new RegExp(
      `${first.number}[\\s\\S]*Dar Amel</bdi>: Ready[\\s\\S]*${second.number}[\\s\\S]*Dar Amel</bdi>: Not ready yet`,
    ),
  )
  assert.doesNotMatch(list, /print:hidden/)
  assert.match(await officePage(`/admin/orders/print?what=slips&id=${first.id}`), /Packing list"[^>]*print:hidden/)
  assert.doesNotMatch(await officePage(`/admin/orders/print?what=labels&id=${first.id}`), /Packing list/)
})

test('the office has a ready text for makers whose phones are told nothing', async () => {
  await using opened = await openOrders()
  const { shop, app, storeId, session, confirm, officePage, say } = opened
  const { id, phone } = await grantAccess(shop.marketplace, [storeId], { name: 'Nour' })
  await shop.marketplace.db.updateTable('operators').set({ locale: 'fr' }).where('id', '=', id).execute()
  const order = await confirm(2)
  const linksOf = async () => {
    const html = await officePage(`/admin/orders/${order.id}`)
    return Array.from(html.matchAll(/href="https:\/\/wa\.me\/(\d+)\?text=([^"]*)"/g), ([, to = '', text = '']) => [
      `+${to}`,
      decodeURIComponent(text.replaceAll('+', ' ')).replaceAll(/[\u2066-\u2069]/g, ''),
    ]).filter(([, text]) => text?.includes('/studio/orders'))
  }
  const links = await linksOf()
  assert.equal(links.length, 2)
  const [, toNour] = links.find(([to]) => to === phone) ?? []
  assert.match(toNour ?? '', /^Bonjour.*2 × Blue bowl.*mardi 3 mars[\s\S]*\/fr\/studio\/orders\?store=/)
  const { p256dh, auth } = browserKeys()
  const form = { do: 'tell', endpoint: 'https://push.example/1', p256dh, auth }
  const told = await ask(app, '/studio/phones', { session, form })
  assert.equal(told.status, 302)
  assert.match(await (await ask(app, '/studio/phones', { session })).text(), /Do not tell it any more/)
  assert.deepEqual(
    (await linksOf()).map(([to]) => to),
    [phone],
  )
  const refused = await ask(app, '/studio/phones', { session, form: { ...form, p256dh: 'x' } })
  assert.equal(refused.status, 422)
  await say(order.id, { do: 'ready' }, 2)
  assert.deepEqual(await linksOf(), [], 'there is nothing left to prepare')
})

test('a maker reads first name and town only where the owner wants it', async () => {
  await using opened = await openOrders()
  const { shop, confirm, page } = opened
  await confirm()
  await setSetting(shop.marketplace, preparationSetting, { showsBuyer: true })
  const html = await page()
  assert.match(html, /For Amel, Nabeul/)
  assert.doesNotMatch(html, /Ben Salah|Kasbah|22333444/)
})

test('twenty lines stand on a page, and a page that is not there leads to the last one', async () => {
  await using opened = await openOrders()
  const { shop, storeId, office, app, session, page } = opened
  const many = await shop.sells({
    storeId,
    name: 'Plate',
    sizes: Array.from({ length: 21 }, (_, size) => ({ name: `${size}`, stock: 1 })),
  })
  const placed = await shop.order(many.sizes.map(({ id }) => ({ product: many, sizeId: id })))
  assert.ok(placed.outcome === 'placed')
  await advance(office, placed.order.id, 'confirmed')
  const countOf = (html: string) => html.match(/<article/g)?.length
  assert.equal(countOf(await page()), 20)
  assert.equal(countOf(await page('?page=2')), 1)
  const after = await ask(app, '/studio/orders?page=9', { session })
  assert.deepEqual([after.status, after.headers.get('Location')], [302, '/studio/orders?page=2'])
})

test('without makers the office shows nothing of preparing', async () => {
  await using opened = await openOrders()
  const { shop, confirm, say, officePage, app, session } = opened
  const order = await confirm()
  await say(order.id, { do: 'cannot', reason: 'sold' })
  await setSetting(shop.marketplace, studioSetting, { isStudioOpen: false })
  const pages = ['/admin', `/admin/orders/${order.id}`, `/admin/orders/print?what=slips&id=${order.id}`]
  for (const path of pages)
    assert.doesNotMatch(await officePage(path), /cannot prepare|With the makers|Packing list/, path)
  assert.equal((await ask(app, '/studio/orders', { session })).status, 404)
})
