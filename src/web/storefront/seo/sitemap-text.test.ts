import assert from 'node:assert/strict'
import { test } from 'node:test'
import { alternatesOf } from './alternates.ts'
import { sitemapChunks } from './sitemap-text.ts'

test('every URL has an entry of its own', () => {
  const text = sitemapText(['/', '/product/1'])
  assert.match(text, /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+" xmlns:xhtml="[^"]+">/)
  assert.deepEqual(
    [...text.matchAll(/<url><loc>(.*?)<\/loc>/g)].map(([, address]) => address),
    ['https://hirfa.tn/', 'https://hirfa.tn/product/1'],
  )
})

test('special characters of XML are escaped', () => {
  assert.match(sitemapText([`/shop?q="a"&b='<>`]), /q=&quot;a&quot;&amp;b=&apos;&lt;&gt;</)
})

test('an entry names the page in each language and for all others', () => {
  const text = sitemapText(['/shop'])
  assert.deepEqual(
    [...text.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(([, locale, address]) => `${locale} ${address}`),
    [
      ...['en https://hirfa.tn/shop', 'fr https://hirfa.tn/fr/shop', 'ar https://hirfa.tn/ar/shop'],
      'x-default https://hirfa.tn/shop',
    ],
  )
})

test('the entries of a chunk are made when it is written', () => {
  const asked: string[] = []
  const paths = Array.from({ length: 1200 }, (_, at) => `/product/${at + 1}`)
  const chunks = sitemapChunks(paths, (path) => {
    asked.push(path)
    return entryOf(path)
  })
  const counts = Array.from(chunks, () => asked.length)
  assert.deepEqual(counts.slice(0, 2), [0, 0])
  assert.ok((counts[2] ?? 0) < paths.length)
  assert.deepEqual(asked, paths)
})

function entryOf(path: string) {
  const site = { publicUrl: 'https://hirfa.tn', language: { mainLocale: 'en' } } as const
  return { url: site.publicUrl + path, alternates: alternatesOf(path, site) }
}

function sitemapText(paths: readonly string[]): string {
  return [...sitemapChunks(paths, entryOf)].join('')
}
