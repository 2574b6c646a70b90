import assert from 'node:assert/strict'
import { test } from 'node:test'
import { backofficeRoutes } from '#tests/support/backoffice-routes.ts'
import { isStoredPage } from '#web/backoffice/offline/stored-page-header.ts'
import { isInSection, sectionGroupsFor } from './sections.ts'

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
 * Secrets of accounts, settings and people; the calls, since opening one reserves it; the form of a new order, which is
 * sent once; and what is worked on at a desk.
 */
const unstoredFolders = [
  ...['account', 'forgotten', 'history', 'identity', 'kept-form', 'none', 'password', 'person', 'settings', 'setup'],
  ...['sign-in', 'team', 'calls', 'orders', 'offline'],
  ...['categories', 'changes-by-makers', 'feeds', 'home-page', 'makers', 'submissions', 'translations'],
]
