import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadPages } from '#server/pages.ts'
import { sideOfRoute } from '#server/side-build.ts'
import { cacheableCalls, cacheableFiles, cacheablePages, cacheableUrl, isPageData } from './cacheable-urls.ts'

const pathOf = (url: string) => {
  const { pathname, search } = new URL(`https://shop.example${url}`)
  return cacheableUrl(pathname, search)
}

/** Pages of one visitor, those with ids that visitors choose, and the 404 page. */
const notCached = [
  ...['/order/:token', '/order/:token/data', '/order/:token/pay', '/order/:token/review', '/payment-notification'],
  ...['/order/:token/return', '/order/:token/return/:id/:paper', '/order/:token/return/photos/:photoId'],
  ...['/order/:token/review-photo/:file', '/review-photo/:file'],
  ...['/my-data/:token', '/my-data/:token/file'],
  ...['/newsletter/confirm/:token', '/newsletter/leave/:token'],
  ...['/back-in-stock', '/back-in-stock/confirm/:token', '/confirm-order/:token', '/back-in-stock/leave/:token'],
  ...['/favorites', '/search-count', '/store-interest', '/web-vitals', '/track', '/*'],
]

test('every page of the storefront is listed as cacheable or as not cacheable', async () => {
  const { en: built } = await loadPages()
  const paths = Object.values(built.routes).flatMap((route) => {
    if (!route || route.id === 'root' || sideOfRoute(built, route.id) !== 'storefront') return []
    return route.index ? ['/'] : route.path === undefined ? [] : [`/${route.path}`]
  })
  const cached = [...Object.keys({ ...cacheablePages, ...cacheableCalls }), ...cacheableFiles]
  assert.deepEqual(paths.toSorted(), [...cached, ...notCached].toSorted())
})

test('a cache key contains the query parameters that the page reads, in a fixed order, and no others', () => {
  const canonicalPaths = {
    '/shop?utm_source=x&fbclid=y': '/shop',
    '/shop?page=2&q=bowl&category=decor': '/shop?category=decor&q=bowl&page=2',
    '/shop?q=a&q=b': '/shop?q=a',
    '/shop?color=red&brand=12&color=blue&brand=3&color=red&color=': '/shop?brand=12&brand=3&color=blue&color=red',
    '/fr/shop.data?region=TN-61&region=TN-21': '/fr/shop.data?region=TN-21&region=TN-61',
    '/shop?min=5&min=3&stock=1': '/shop?min=5&stock=1',
    '/api/products?category=decor&category=bags': '/api/products?category=decor',
    '/shop?q=&page=': '/shop',
    '/shop?q=%62owl+of': '/shop?q=bowl+of',
    '/product/12?color=2': '/product/12',
    '/product/12?page=2&color=3': '/product/12?page=2',
    '/product/12?page=1': '/product/12',
    '/product/12?page=02': '/product/12',
    '/product/12?page=-1': '/product/12',
    '/product/12.data?page=1': '/product/12.data',
    '/shop?page=1&q=bowl': '/shop?q=bowl',
    '/stores?page=two': '/stores',
    '/api/comment/12?page=1': '/api/comment/12',
    '/api/comment/12?page=2': '/api/comment/12?page=2',
    '/product/12.data?utm_source=x': '/product/12.data',
    '/_.data': '/_.data',
    '/api/products?limit=6&x=1': '/api/products?limit=6',
    '/api/products/brand/3': '/api/products/brand/3',
    '/api/openapi.json': '/api/openapi.json',
    '/sitemap.xml?x': '/sitemap.xml',
    '/search/suggestions?x=1&q=+Vase++Bleu+': '/search/suggestions?q=vase+bleu',
    '/fr/search/suggestions?q=a': '/fr/search/suggestions',
  }
  for (const [url, path] of Object.entries(canonicalPaths)) assert.equal(pathOf(url), path, url)
})

test('a combination of many filters is not cacheable: there is no end of them', () => {
  const four = 'color=red&color=blue&region=TN-21&stock=1'
  assert.equal(pathOf(`/shop?${four}`), '/shop?color=blue&color=red&region=TN-21&stock=1')
  for (const fifth of ['color=green', 'max=9', 'brand=1', 'promotion=1'])
    assert.equal(pathOf(`/shop?${four}&${fifth}`), undefined)
})

test('the checkout of the cart is cacheable, the checkout of buy now is not', () => {
  assert.equal(pathOf('/checkout?size=3'), '/checkout')
  for (const url of [
    '/checkout?product=1',
    '/checkout?size=2&product=1',
    '/checkout.data?product=1',
    '/checkout?product=',
  ])
    assert.equal(pathOf(url), undefined, url)
})

test('other spellings and private pages are not cacheable', () => {
  const others = [
    ...['/Shop', '/shop/', '//shop', '/sh%6fp', '/shop;a=1', '/shop.data.data', '/SHOP.data', '/shop%20', '/shop%00'],
    ...['/product/012', '/product/0', '/product/1e3', '/product/12/', '/product/:id', '/product/%31', '/product/-1'],
    ...['/product/9999999999', '/product/1/2', '/product', '/product/12.DATA', '/constructor', '/__proto__', '/*'],
    ...[
      '/order/AAAAAAAAAAAAAAAAAAAAAA',
      '/order/1',
      '/track',
      '/fr/track.data',
      '/newsletter/confirm/1',
      '/newsletter/leave/1',
      '/my-data/1',
      '/admin',
      '/admin/orders',
    ],
    ...[
      '/admin.data',
      '/api/orders',
      '/api/image/bowl.webp',
      '/health/ready',
      '/assets/app.js',
      '/favicon.svg',
      '/nowhere',
    ],
    ...[
      '/shop.data?_routes=storefront%2Fshop%2Fshop-page',
      '/_.data?_routes=',
      `/shop?q=${'a'.repeat(300)}`,
      '/_root.data',
    ],
  ]
  for (const url of others) assert.equal(pathOf(url), undefined, url)
})

test('data of pages are recognized by the path, not by the query', () => {
  for (const path of ['/_.data', '/shop.data', '/shop.data?q=bowl']) assert.ok(isPageData(path), path)
  for (const path of ['/', '/shop?q=x.data', '/shop?q=x.data&page=2']) assert.ok(!isPageData(path), path)
})
