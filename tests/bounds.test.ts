import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { KyselyPlugin } from 'kysely'
import { pathOf, type Route, routes } from '#api/contract/routes.ts'
import { system } from '#domain/access/actor.ts'
import { tablesFor } from '#domain/exports/stream-table.ts'
import { issueOrderToken } from '#domain/orders/order-token.ts'
import { cacheableCalls, cacheableFiles, cacheablePages } from '#server/page-cache/cacheable-urls.ts'
import { reportNames } from '#web/backoffice/reports/report.ts'
import { orderPath } from '#web/paths/storefront-paths.ts'
import { openBackofficeBrowser } from './support/backoffice-browser.ts'
import { backofficeRoutes } from './support/backoffice-routes.ts'
import { fillTables } from './support/fill-tables.ts'
import { isLongRun, sampleUnlessLong } from './support/long-run.ts'
import { openTestShop } from './support/test-shop.ts'

/** In every table. */
const rows = isLongRun ? 20_000 : 1_600

/** Of one query: less than there are in any table. */
const maxRows = isLongRun ? 5_000 : 1_500
const maxBytes = 1_500_000
/** Held in memory at once of a response that is sent as it is read. A sitemap has at most 49,000 URLs. */
const maxChunkBytes = 4_000_000

/** Read in batches and sent as they are read, or ids and nothing else. */
const streamed = [
  ...['/api/products', '/api/products/brand/1', '/api/brands', '/sitemap.xml', '/admin/newsletter/subscribers.csv'],
  ...['/admin/translations/file', '/admin/cash/postings.csv'],
  ...tablesFor(system).map((table) => `/admin/reports/export/${table}.csv`),
]

/** Views of lists that the plain paths do not show. */
const otherViews = [
  ...[
    '/product/1?page=2',
    '/shop?brand=1',
    '/shop?q=bowl',
    '/search/suggestions?q=bowl',
    '/shop?sort=price&page=100',
    '/stores?page=3',
  ],
  `/favorites?ids=${Array.from({ length: 400 }, (_, at) => at + 1)}`,
  ...['/api/products?limit=100', '/api/products?q=bowl&limit=100', '/api/comment/1?page=9', '/api/brands/1'],
  ...['/admin/comments?status=published', '/admin/emails?show=sent', '/admin/emails?show=waiting'],
  ...[
    '/admin/plan-requests?show=ending',
    '/admin/plan-requests?show=approved',
    '/admin/contact-messages?show=done',
    '/admin/orders?state=received',
  ],
  ...['/admin/orders?q=amel', '/admin/orders?store=1', '/admin/orders/pieces?q=bowl', '/admin/audit-log?q=bowl'],
  ...['/admin/products?state=all&store=1&page=9', '/admin/products?state=sold-out', '/admin/stores?page=2'],
  ...['/admin/person?q=22333444', '/admin/person?q=amel@example.tn'],
  ...['/admin/products?q=bowl', '/admin/reports?from=2026-01-01&until=2026-03-31'],
  ...reportNames.map((name) => `/admin/reports/of/${name}.csv`),
]

const paths = [
  ...new Set([
    ...[...Object.keys({ ...cacheablePages, ...cacheableCalls }), ...cacheableFiles].map((path) =>
      path.replace(':id', '1'),
    ),
    ...Object.values<Route>(routes)
      .filter(({ method }) => method === 'get')
      .map((route) => pathOf(route, { id: '1', productId: '1', filename: 'none.webp' })),
    ...Object.values(backofficeRoutes).map(({ path }) => path),
    ...otherViews,
    ...streamed,
  ]),
]

test(`no page, list or export reads or sends everything at once, with ${rows} rows in each table`, async (t) => {
  await using shop = await openTestShop()
  assert.deepEqual(await fillTables(shop, rows), [], 'every table is filled, or listed as fixed')
  let longest = 0
  const onRows = (count: number) => {
    longest = Math.max(longest, count)
  }
  const db = shop.marketplace.db.withPlugin(countingRows(onRows))
  const ask = await openBackofficeBrowser({ ...shop, marketplace: { ...shop.marketplace, db } }, 'owner')
  const token = await issueOrderToken(shop.system, 1)
  const unbounded: string[] = []
  for (const path of sampleUnlessLong([...paths, orderPath(token)], 45)) {
    longest = 0
    const response = await ask(path)
    const { byteLength, longestChunk } = await readChunks(response)
    const size = `${byteLength} bytes, ${longestChunk} at once`
    t.diagnostic(`${path}: ${response.status}, ${size}, at most ${longest} rows at once`)
    if (response.status >= 500 || (streamed.includes(path) && response.status !== 200))
      unbounded.push(`${path}: ${response.status}`)
    if (longest > maxRows) unbounded.push(`${path} reads ${longest} rows at once`)
    if (longestChunk > maxChunkBytes) unbounded.push(`${path} holds ${longestChunk} bytes at once`)
    if (byteLength > maxBytes && !streamed.includes(path)) unbounded.push(`${path} has ${byteLength} bytes`)
  }
  assert.deepEqual(unbounded, [])
})

async function readChunks({ body }: Response): Promise<{ byteLength: number; longestChunk: number }> {
  let [byteLength, longestChunk] = [0, 0]
  for await (const chunk of body ?? []) {
    byteLength += chunk.byteLength
    longestChunk = Math.max(longestChunk, chunk.byteLength)
  }
  return { byteLength, longestChunk }
}

/** Reports how many rows each query returns. Rows of nothing but numbers, such as ids, do not count. */
function countingRows(onRows: (count: number) => void): KyselyPlugin {
  const hasMore = (row: object) => Object.values(row).some((value) => value !== null && typeof value !== 'number')
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      // A pipeline returns the rows of each of its queries.
      for (const rows of Array.isArray(result.rows[0]) ? (result.rows as unknown as object[][]) : [result.rows])
        onRows(rows.filter((row) => hasMore(row as object)).length)
      return result
    },
  }
}
