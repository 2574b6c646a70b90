import assert from 'node:assert/strict'
import { test } from 'node:test'
import { alternatesOf } from './alternates.ts'
import { sitemapText } from './sitemap-text.ts'

test('every URL has an entry of its own', () => {
  const text = textOf(['/', '/product/1'])
  assert.match(text, /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+" xmlns:xhtml="[^"]+">/)
  assert.deepEqual(
    [...text.matchAll(/<url><loc>(.*?)<\/loc>/g)].map(([, address]) => address),
    ['https://hirfa.tn/', 'https://hirfa.tn/product/1'],
  )
})

test('special characters of XML are escaped', () => {
  assert.match(textOf(['/a\u0000\ufffe\uffff\ud800b']), /<loc>https:\/\/hirfa\.tn\/ab</)
  assert.match(textOf([`/shop?q="a"&b='<>`]), /q=&quot;a&quot;&amp;b=&apos;&lt;&gt;</)
})

test('an entry names the page in each language and for all others', () => {
  const text = textOf(['/shop'])
  assert.deepEqual(
    [...text.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(([, locale, address]) => `${locale} ${address}`),
    [
      ...['en https://hirfa.tn/shop', 'fr https://hirfa.tn/fr/shop', 'ar https://hirfa.tn/ar/shop'],
      'x-default https://hirfa.tn/shop',
    ],
  )
})

function entryOf(path: string) {
  const site = { publicUrl: 'https://hirfa.tn', language: { mainLocale: 'en' } } as const
  return { url: site.publicUrl + path, alternates: alternatesOf(path, site) }
}

function textOf(paths: readonly string[]): string {
  return sitemapText(paths.map(entryOf))
}
