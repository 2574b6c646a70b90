import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { backoffice } from '#messages/en/backoffice.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { createApp } from './app.ts'
import { clientDirectory, loadPages } from './pages.ts'
import { shopPages } from './shop-pages.ts'

const built = await loadPages()

test('no file that visitors load has a word of the back office', async () => {
  const { assets } = shopPages(built).pages
  const entries = [assets.entry, ...Object.values(assets.routes).filter((route) => route !== undefined)]
  const files = new Set(entries.flatMap(({ module, imports = [] }) => [module, ...imports]))
  assert.ok(files.size > 20)
  for (const file of files) {
    const code = await readFile(path.join(clientDirectory, file), 'utf8')
    for (const words of [backoffice.today.nothing, backoffice.account.everywhere, backoffice.door.signIn.refused])
      assert.ok(!code.includes(words), file)
  }
})

test('visitors are told of the pages of the shop, people at work of all', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const app = createApp({ marketplace, publicUrl: 'https://shop.example', pages: built, clientDirectory })
  const told = async (address: string) => {
    const html = await (await app.request(address)).text()
    const [manifest = ''] = /\/assets\/manifest-[\w-]+\.js/.exec(html) ?? []
    const answer = await app.request(manifest)
    assert.match(answer.headers.get('Content-Type') ?? '', /javascript/)
    assert.match(answer.headers.get('Cache-Control') ?? '', /immutable/)
    return answer.text()
  }
  assert.doesNotMatch(await told('/shop'), /backoffice|"admin"/)
  assert.match(await told('/shop'), /storefront\/product\/product-page/)
  assert.match(await told('/admin/sign-in'), /backoffice\/today\/today-page/)
})
