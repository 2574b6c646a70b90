import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { accountMessages } from '#messages/en/backoffice/account.ts'
import { authMessages } from '#messages/en/backoffice/auth.ts'
import { dashboardMessages } from '#messages/en/backoffice/dashboard.ts'
import { testApp } from '#tests/support/test-app.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { lineOf } from '#tests/weight/first-view.ts'
import { clientDirectory, loadPages } from './pages.ts'
import { buildOfSide } from './side-build.ts'

const pages = await loadPages()
const built = pages.en

test('no file that visitors load contains a message of the back office', async () => {
  const { assets } = buildOfSide(built, 'storefront').pages
  const entries = [assets.entry, ...Object.values(assets.routes).filter((route) => route !== undefined)]
  const files = new Set(entries.flatMap(({ module, imports = [] }) => [module, ...imports]))
  assert.ok(files.size > 20)
  for (const file of files) {
    const code = await readFile(path.join(clientDirectory, file), 'utf8')
    for (const words of [dashboardMessages.nothing, accountMessages.everywhere, authMessages.signIn.refused])
      assert.ok(!code.includes(words), file)
  }
})

test('no script for browsers contains the schemas of the forms', async () => {
  const directory = path.join(clientDirectory, 'assets')
  const scripts = (await readdir(directory)).filter((name) => name.endsWith('.js'))
  assert.ok(scripts.length > 20)
  for (const name of scripts) assert.doesNotMatch(await readFile(path.join(directory, name), 'utf8'), /ZodError/, name)
})

test('visitors get a manifest of the storefront, operators one of the back office', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const app = testApp(marketplace)
  const told = async (address: string) => {
    const html = await (await app.request(address)).text()
    const [manifest = ''] = /\/assets\/manifest-[\w-]+\.js/.exec(html) ?? []
    const response = await app.request(manifest)
    assert.match(response.headers.get('Content-Type') ?? '', /javascript/)
    assert.match(response.headers.get('Cache-Control') ?? '', /immutable/)
    return response.text()
  }
  assert.doesNotMatch(await told('/shop'), /backoffice\/|"admin"/)
  assert.match(await told('/shop'), /storefront\/product\/product-page/)
  assert.doesNotMatch(await told('/shop'), /storefront\/seo\/|suggestions-data/)
  assert.match(await told('/admin/sign-in'), /backoffice\/dashboard\/dashboard-page/)
  assert.match(await told('/admin/sign-in'), /pending-counts-data/)
  assert.doesNotMatch(await told('/admin/sign-in'), /storefront\//)
})

test('the manifest of a side has the form of the one that React Router builds', async () => {
  const builtCode = await readFile(path.join(clientDirectory, built.assets.url ?? ''), 'utf8')
  const parsed = (code: string) => {
    const [, name, json = ''] = /^(window\.\w+)=(\{.*\});$/s.exec(code) ?? []
    return { name, value: JSON.parse(json) }
  }
  const theirs = parsed(builtCode)
  const { routes: allRoutes, ...theirRest } = theirs.value
  for (const side of ['storefront', 'backoffice'] as const) {
    const ours = parsed(buildOfSide(built, side).manifest.code)
    assert.equal(ours.name, theirs.name)
    const { routes, ...ourRest } = ours.value
    assert.deepEqual({ ...ourRest, url: theirRest.url }, theirRest)
    for (const [id, { imports, ...route }] of Object.entries<{ imports: string[] }>(routes)) {
      const { imports: theirImports, ...theirRoute } = allRoutes[id]
      assert.deepEqual(route, theirRoute, id)
      assert.deepEqual(new Set(imports).difference(new Set(theirImports)), new Set(), id)
    }
  }
})

test('a manifest names each script once from the entry to a page, and all that the page needs', () => {
  for (const side of ['storefront', 'backoffice'] as const) {
    const { entry, routes } = buildOfSide(built, side).pages.assets
    for (const id of Object.keys(routes)) {
      const line = lineOf(id, routes)
      const named = [...entry.imports, ...line.flatMap(({ imports = [] }) => imports)]
      assert.equal(new Set(named).size, named.length, id)
      const needed = lineOf(id, built.assets.routes).flatMap(({ imports = [] }) => imports)
      assert.deepEqual(new Set(named), new Set([...entry.imports, ...needed]), id)
    }
  }
})
