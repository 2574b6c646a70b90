import assert from 'node:assert/strict'
import { test } from 'node:test'
import { retireStore } from '#domain/catalog/admin/retire-store.ts'
import { listCategories } from '#domain/categories/list-categories.ts'
import { publicUrl } from '#tests/support/api-client.ts'
import { openBackofficeBrowser } from '#tests/support/backoffice-browser.ts'
import { openInstance } from '#tests/support/instance.ts'
import { asSeller } from '#tests/support/sellers.ts'
import { ask, openShopWithStudio } from '#tests/support/studio.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { encodeQrCode } from '#web/ui/qr-code/encode-qr-code.ts'

const frameAncestors = (response: Response) =>
  /frame-ancestors ([^;]+)/.exec(response.headers.get('Content-Security-Policy') ?? '')?.[1]

test('other sites frame the pieces of a store or a collection, without script, form or cookie, and nothing else', async () => {
  await using shop = await openTestShop()
  const storeId = await shop.hasStore({ name: 'Dar "Amel" & <b>' })
  const bowl = await shop.sells({ storeId, name: 'Bowl <script>', category: 'decor' })
  await using instance = await openInstance(shop)
  const open = (path: string) => instance.app.request(publicUrl + path)
  for (const path of [
    `/store/${storeId}/embed`,
    '/shop/embed?category=decor',
    '/shop/embed?category=artisanal-decor-craft',
  ])
    for (const address of [path, `/fr${path}`, `/ar${path}`]) {
      const page = await open(address)
      const html = await page.text()
      assert.equal(page.status, 200, address)
      assert.equal(frameAncestors(page), '*', address)
      assert.match(page.headers.get('Content-Security-Policy') ?? '', /script-src 'none';.*form-action 'none'/)
      assert.equal(page.headers.get('Set-Cookie'), null)
      assert.doesNotMatch(html, /<script|<form|\.js"/, address)
      assert.match(html, /<meta name="robots" content="noindex"/)
      assert.match(html, /Bowl &lt;script&gt;/)
      const links = [...html.matchAll(/<a [^>]*>/g)].map(([link]) => link)
      assert.ok(links.length >= 3 && links.every((link) => /target="_blank"/.test(link) && /rel="noopener"/.test(link)))
      assert.ok(
        links.some((link) => link.includes(`href="${address.replace(/\/(shop|store).*/, '')}/product/${bowl.id}"`)),
      )
      assert.match(html, /<img [^>]*width="\d+" height="\d+" loading="lazy"/)
    }
  for (const path of [
    '/',
    `/store/${storeId}`,
    '/shop?category=decor',
    '/cart',
    '/hirfa',
    '/nowhere',
    '/admin/sign-in',
  ])
    assert.equal(frameAncestors(await open(path)), "'none'", path)

  // From the page cache, until the store is retired.
  const path = `/store/${storeId}/embed`
  assert.equal(await instance.cacheStatus(`${path}?from=stall`), 'hit')
  await retireStore(shop.system, storeId)
  await instance.changeFeed.resync()
  for (const address of [path, '/store/999/embed', '/shop/embed?category=nothing', '/shop/embed']) {
    const gone = await open(address)
    assert.deepEqual([gone.status, frameAncestors(gone)], [404, '*'], address)
    assert.match(await gone.text(), /<main class="p-6 text-center">.*no longer in the shop/)
  }
})

test('the office shares a store and a collection, a maker the own store: link, code and HTML, in the own language', async () => {
  await using studio = await openShopWithStudio()
  const { shop, app, storeId } = studio
  const bowl = await shop.sells({ storeId, name: 'Bowl "A" & <b>', category: 'decor' })
  const office = await openBackofficeBrowser(shop, 'owner')
  const { session } = await asSeller(shop.marketplace, storeId)
  const categories = await listCategories(shop.system)
  const decor = categories.find(({ slug }) => slug === 'decor')?.id
  const pages: readonly (readonly [string, Response])[] = [
    [`store/${storeId}`, await office(`/admin/stores/${storeId}/share`)],
    [`fr/store/${storeId}`, await office(`/fr/admin/stores/${storeId}/share?paper=a4`)],
    ['shop?category=decor', await office(`/admin/categories/${decor}/share`)],
    [`store/${storeId}`, await ask(app, `/studio/store/share?store=${storeId}`, { session })],
    [`ar/store/${storeId}`, await ask(app, `/ar/studio/store/share?store=${storeId}`, { session })],
  ]
  for (const [path, page] of pages) {
    const html = await page.text()
    const url = `${publicUrl}/${path}`
    const prefix = /^(fr|ar)/.exec(path)?.[0]
    const base = prefix ? `${publicUrl}/${prefix}` : publicUrl
    assert.equal(page.status, 200, path)
    assert.ok(html.includes(encodeQrCode(url).path), path)
    assert.ok(html.includes(`data-copy="${url}"`), path)
    assert.ok(html.includes(`>${url.replace('https://', '')}<`), path)
    const [frame = '', list = ''] = [...html.matchAll(/<textarea[^>]*>\n?([^<]*)</g)].map(([, code = '']) =>
      code.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    )
    const embed = path.startsWith('shop') ? 'shop/embed?category=decor' : `${path}/embed`
    assert.ok(frame.startsWith(`<iframe src="${publicUrl}/${embed}" title="`), frame)
    assert.ok(
      list.includes(`<li><a href="${base}/product/${bowl.id}">Bowl &quot;A&quot; &amp; &lt;b&gt;</a></li>`),
      list,
    )
    assert.equal(list.split('<li>').length, 3)
  }
  assert.match(await (await office(`/admin/stores/${storeId}/share?paper=a4`)).text(), /data-paper="a4"/)
  assert.match(await (await office(`/admin/stores/${storeId}`)).text(), new RegExp(`/admin/stores/${storeId}/share`))
  assert.match(
    await (await office(`/admin/categories/${decor}`)).text(),
    new RegExp(`/admin/categories/${decor}/share`),
  )
  const staff = await openBackofficeBrowser(shop, 'staff')
  assert.equal((await staff(`/admin/stores/${storeId}/share`)).status, 200)
  await retireStore(shop.system, storeId)
  assert.equal((await staff(`/admin/stores/${storeId}/share`)).status, 404)
})
