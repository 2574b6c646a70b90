import assert from 'node:assert/strict'
import { test } from 'node:test'
import { officeRoles } from '#domain/access/role.ts'
import { backofficeRoutes } from '#tests/support/backoffice-routes.ts'
import { isStoredPage } from '#web/backoffice/offline/stored-page-header.ts'
import { adminProductsPath } from '#web/paths/backoffice-catalog-paths.ts'
import { dashboardPath, personPath, settingsPath } from '#web/paths/backoffice-paths.ts'
import { isAtOrBelow, mayOpen } from './pages-of-roles.ts'
import { isInSection, sectionGroupsFor } from './sections.ts'

test('a page is opened by the roles that have it or a page above it, and by nobody else', () => {
  const starts = [adminProductsPath()]
  for (const path of ['/admin/products', '/admin/products/:id']) assert.ok(isAtOrBelow(path, starts), path)
  for (const path of ['/admin', '/admin/*', '/admin/products-of-others', '/admin/orders', '/'])
    assert.ok(!isAtOrBelow(path, starts), path)
  for (const role of officeRoles) {
    for (const path of [dashboardPath(), '/admin/*']) assert.ok(mayOpen(role, path))
    assert.ok(!mayOpen(role, '/shop'))
  }
})

test('the navigation leads to pages that the role opens, and only owners to those for owners', () => {
  for (const role of officeRoles) {
    const paths = sectionGroupsFor(role).flatMap(({ sections }) => sections.map(({ path }) => path))
    assert.deepEqual(
      paths.filter((path) => !mayOpen(role, path)),
      [],
    )
    for (const path of [personPath(), settingsPath()]) assert.equal(paths.includes(path), role === 'owner', path)
  }
})

const pages = Object.entries(backofficeRoutes).filter(([id]) => id.endsWith('-page'))
const sections = sectionGroupsFor('owner').flatMap((group) => group.sections)

/** The part of the address after that of the office. */
const folderOf = (path: string) => path.split('/')[2] ?? ''

test('every page of the office is in one section of the side bar: a new one in `sections.ts`, or here', () => {
  const outside = pages.filter(([, { path }]) => sections.filter((section) => isInSection(path, section)).length !== 1)
  assert.deepEqual(new Set(outside.map(([, { path }]) => folderOf(path))), new Set(pagesOutsideOfSections))
})

test('every page of the office is stored for work without a connection, or not: in `stored-page-header.ts`, or here', () => {
  const unstored = pages.filter(([, { path }]) => !isStoredPage(path))
  assert.deepEqual(new Set(unstored.map(([, { path }]) => folderOf(path))), new Set(unstoredFolders))
})

/** What everybody opens from the bar at the top, and pages before the sign-in. */
const pagesOutsideOfSections = [
  ...['account', 'more', 'none', 'offline', 'search'],
  ...['forgotten', 'identity', 'kept-form', 'password', 'setup', 'sign-in'],
]

/**
 * Secrets of accounts, settings, the gateway and people; the calls, since opening one reserves it; the form of a new
 * order, which is sent once; and what is worked on at a desk.
 */
const unstoredFolders = [
  ...['account', 'forgotten', 'audit-log', 'identity', 'kept-form', 'none', 'password', 'person', 'settings', 'setup'],
  ...['sign-in', 'team', 'calls', 'orders', 'offline'],
  ...[
    'cards',
    'categories',
    'changes-by-makers',
    'product-feeds',
    'home-page',
    'makers',
    'submissions',
    'translations',
  ],
]
