import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sitemapText } from './sitemap-text.ts'

test('every URL has an entry of its own', () => {
  const text = sitemapText(['https://hirfa.tn/', 'https://hirfa.tn/product/1'])
  assert.match(text, /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+">/)
  assert.deepEqual(
    [...text.matchAll(/<url><loc>(.*)<\/loc><\/url>/g)].map(([, address]) => address),
    ['https://hirfa.tn/', 'https://hirfa.tn/product/1'],
  )
})

test('special characters of XML are escaped', () => {
  assert.match(sitemapText([`https://hirfa.tn/shop?q="a"&b='<>`]), /q=&quot;a&quot;&amp;b=&apos;&lt;&gt;</)
})
