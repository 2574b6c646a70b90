import assert from 'node:assert/strict'
import { test } from 'node:test'
import { officeRoles } from '#domain/access/role.ts'
import { adminProductsPath } from '#web/paths/backoffice-catalog-paths.ts'
import { dashboardPath, personPath, settingsPath } from '#web/paths/backoffice-paths.ts'
import { isAtOrBelow, mayOpen } from './pages-of-roles.ts'
import { sectionGroupsFor } from './sections.ts'

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
