import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openInstance } from '#tests/support/instance.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { platformPath } from '#web/paths/storefront-paths.ts'

test('every entry of the table of contents leads to a section of the page', async () => {
  await using shop = await openTestShop()
  await using instance = await openInstance(shop)
  const page = await instance.text(platformPath())
  const contents = page.slice(page.indexOf('<nav aria-labelledby="contents"'))
  const entries = [...contents.slice(0, contents.indexOf('</nav>')).matchAll(/href="[^"#]*#([^"]+)"/g)]
  assert.ok(entries.length >= 7)
  for (const [, id = ''] of entries) assert.ok(page.includes(`<section id="${id}"`), id)
})
