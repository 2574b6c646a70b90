import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CacheTag } from '#domain/cache-tags.ts'
import { type CachedPage, createCachedPage, ensureVariant, sizeOf } from './cached-page.ts'
import { PageStore } from './page-store.ts'

const tag: CacheTag = 'product:1'

function pageOf(key: string, text = 'x'): Promise<CachedPage> {
  const info = { key, tags: new Set([tag]), renderedAt: 0 }
  return createCachedPage(new Response(text), info)
}

test('an evicted, removed or replaced page is no longer found by its tags', async () => {
  const [first, second, third] = [await pageOf('/1'), await pageOf('/2'), await pageOf('/3')]
  const store = new PageStore((16 / 3) * sizeOf(first) + 2)
  for (const page of [first, second, third, await pageOf('/4'), await pageOf('/5')]) store.put(page)
  assert.deepEqual([store.has(first), store.has(second), [...store.withTag(tag)].length], [false, true, 4])
  store.remove('/2')
  const replacement = await pageOf('/3')
  store.put(replacement)
  assert.deepEqual(
    [...store.withTag(tag)].map(({ key }) => key),
    ['/4', '/5', '/3'],
  )
  assert.deepEqual([store.has(third), store.has(replacement)], [false, true])
  for (const { key } of store.all()) store.remove(key)
  assert.deepEqual([store.size, store.bytes, [...store.withTag(tag)]], [0, 0, []])
})

test('the bytes of a page are counted again after a variant was added, and it keeps its tags', async () => {
  const page = await pageOf('/', 'x'.repeat(5000))
  const store = new PageStore(1_000_000)
  store.put(page)
  const before = store.bytes
  await ensureVariant(page, 'gzip')
  store.updateSize(page)
  assert.ok(store.bytes > before)
  assert.equal(store.bytes, sizeOf(page))
  assert.deepEqual([...store.withTag(tag)], [page])
  store.updateSize(await pageOf('/', 'y'))
  assert.ok(store.has(page), 'a page that is not stored does not replace the stored one')
})

test('pages of URLs with a query take a quarter of the bytes and evict no page without one', async () => {
  const home = await pageOf('/')
  const store = new PageStore(40 * sizeOf(home))
  store.put(home)
  for (let number = 2; number < 200; number++) store.put(await pageOf(`/product/1?page=${number}`))
  assert.ok(store.has(home))
  assert.ok(store.bytes <= 11 * sizeOf(await pageOf('/product/1?page=199')))
  assert.ok(store.get('/product/1?page=199') && !store.get('/product/1?page=2'))
})
