import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBackofficeBrowser } from '#tests/support/backoffice-browser.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { cashPath } from '#web/paths/backoffice-cash-paths.ts'
import { couriersPath, deliveryResultsPath, handoversPath } from '#web/paths/backoffice-courier-paths.ts'
import { dashboardPath, morePath, personPath, settingsPath } from '#web/paths/backoffice-paths.ts'

/** The addresses of the links in a part of a page, in their order. */
const linksIn = (part: string) => [...part.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)].map(([, path = '']) => path)
const headingsIn = (part: string) => [...part.matchAll(/<h2\b[^>]*>([^<]+)/g)].map(([, heading]) => heading)

const sideBarOf = (page: string) => /<nav\b[^>]*>.*?<\/nav>/s.exec(page)?.[0] ?? ''
const contentOf = (page: string) => /<main\b.*<\/main>/s.exec(page)?.[0] ?? ''

for (const role of ['owner', 'staff'] as const) {
  test(`the side bar and the list of phones show the same four groups to: ${role}`, async () => {
    await using shop = await openTestShop()
    const ask = await openBackofficeBrowser(shop, role)
    const page = await (await ask(morePath())).text()
    const [sideBar, list] = [sideBarOf(page), contentOf(page)]
    assert.deepEqual(headingsIn(sideBar), ['Orders', 'Catalog', 'People', 'Shop'])
    assert.deepEqual(headingsIn(list), headingsIn(sideBar))
    assert.deepEqual(linksIn(list), linksIn(sideBar))
    for (const path of [personPath(), settingsPath()])
      assert.equal(linksIn(sideBar).includes(path), role === 'owner', path)
  })
}

test('hand-overs, results, cash and couriers are one entry of the side bar, and lead to each other', async () => {
  await using shop = await openTestShop()
  const ask = await openBackofficeBrowser(shop)
  const pages = [handoversPath(), deliveryResultsPath(), cashPath(), couriersPath()]
  for (const path of pages) {
    const page = await (await ask(path)).text()
    const sideBar = sideBarOf(page)
    assert.deepEqual(
      linksIn(sideBar).filter((link) => pages.includes(link)),
      [handoversPath()],
    )
    assert.match(sideBar, new RegExp(`<a aria-current="page"[^>]*href="${handoversPath()}"`), path)
    const row = /<nav aria-label="Couriers".*?<\/nav>/s.exec(contentOf(page))?.[0] ?? ''
    assert.deepEqual(linksIn(row), pages)
    assert.match(row, new RegExp(`<a aria-current="page"[^>]*href="${path}"`), path)
  }
  const dashboard = sideBarOf(await (await ask(dashboardPath())).text())
  assert.match(dashboard, new RegExp(`<a aria-current="page"[^>]*href="${dashboardPath()}"`))
})
