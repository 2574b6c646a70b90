import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { apiPath, routes as apiRoutes, pathOf } from '#api/contract/routes.ts'
import pages from '#web/routes.ts'
import * as accountPaths from './backoffice-account-paths.ts'
import * as cashPaths from './backoffice-cash-paths.ts'
import * as catalogPaths from './backoffice-catalog-paths.ts'
import * as courierPaths from './backoffice-courier-paths.ts'
import * as messagePaths from './backoffice-message-paths.ts'
import * as orderPaths from './backoffice-order-paths.ts'
import * as backofficePaths from './backoffice-paths.ts'
import * as embedPaths from './embed-paths.ts'
import * as filePaths from './file-paths.ts'
import * as orderReturnPaths from './order-return-paths.ts'
import { pagePath } from './page-path.ts'
import { picturePath } from './picture-paths.ts'
import { productFeedPaths } from './product-feed-paths.ts'
import * as reviewPaths from './review-paths.ts'
import { sharedFavoritesPath } from './shared-favorites-path.ts'
import * as storefrontPaths from './storefront-paths.ts'
import * as studioPaths from './studio-paths.ts'

const officePaths = {
  ...accountPaths,
  ...orderPaths,
  ...courierPaths,
  ...cashPaths,
  ...catalogPaths,
  ...messagePaths,
  ...backofficePaths,
}

const links = Object.values({
  ...{
    ...storefrontPaths,
    ...orderReturnPaths,
    ...reviewPaths,
    ...embedPaths,
    ...officePaths,
    ...studioPaths,
    sharedFavoritesPath,
  },
}).filter((link) => typeof link === 'function')

test('every link leads to a page of routes.ts, and every page has a link', () => {
  const linked = new Set(links.map((link) => fileAt((link as (id: unknown) => string)(1))))
  for (const path of [
    filePaths.sitemapPath,
    filePaths.robotsPath,
    filePaths.webManifestPath,
    filePaths.officeManifestPath,
    filePaths.studioManifestPath,
    ...Object.values(productFeedPaths),
  ])
    linked.add(fileAt(path))
  assert.deepEqual([...linked].toSorted(), filesOf(pages).toSorted())
})

test('a link has the query parameters that are given', () => {
  assert.equal(pagePath('/shop', { q: 'olive wood', page: undefined, brand: 3 }), '/shop?q=olive+wood&brand=3')
  assert.equal(pagePath('/admin/calls', { skip: [1, 2] }), '/admin/calls?skip=1&skip=2')
  assert.equal(pagePath('/cart', {}), '/cart')
})

test('paths below the API are those of its contract', () => {
  assert.equal(filePaths.apiPath, `${apiPath}/`)
  assert.equal(filePaths.productCallPath(7), pathOf(apiRoutes.getProduct, { id: '7' }))
  assert.equal(picturePath('bowl.webp'), pathOf(apiRoutes.getImage, { filename: 'bowl.webp' }))
})

test('icons are at their paths', () => {
  const { faviconPath, iconPaths, maskableIconPath } = filePaths
  for (const path of [faviconPath, ...Object.values(iconPaths), maskableIconPath])
    assert.ok(existsSync(`public${path}`))
})

/** The file of the page at a path; fails for the pages of unknown URLs. */
function fileAt(path: string): string {
  const file = matchRoutes(pages.map(routeObjectOf), path)?.at(-1)?.route.handle
  assert.ok(file && !file.includes('not-found'), `No page has the path ${path}`)
  return file
}

function routeObjectOf({ path, index, file, children }: RouteConfigEntry): RouteObject {
  if (index) return { index, handle: file }
  return {
    ...(path !== undefined && { path }),
    handle: file,
    ...(children && { children: children.map(routeObjectOf) }),
  }
}

/** The files of all pages, without layouts and the pages of unknown URLs. */
function filesOf(entries: readonly RouteConfigEntry[]): string[] {
  const files = entries.flatMap(({ file, path, children }) =>
    children ? filesOf(children) : path === '*' ? [] : [file],
  )
  return [...new Set(files)]
}
