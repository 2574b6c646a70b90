import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countWebVitals } from '#domain/web-vitals/count-web-vitals.ts'
import type { RatedPage, VitalRating } from '#domain/web-vitals/web-vital.ts'
import { openBackofficeBrowser } from '#tests/support/backoffice-browser.ts'
import { openInstance } from '#tests/support/instance.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

test('pages report what visitors wait, but not robots, who asks not to be followed or who works here', async () => {
  await using shop = await openTestShop()
  await using instance = await openInstance(shop)
  const fields = { page: 'product', lcp: 'good', cls: 'poor' }
  const report = (changed: Record<string, string>, headers: Record<string, string> = {}) =>
    instance.app.request('/web-vitals', {
      ...{ method: 'POST', body: new URLSearchParams({ ...fields, ...changed }) },
      headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
    })
  const counts = () => shop.system.db.selectFrom('web_vitals').select(['page', 'metric', 'rating', 'count']).execute()
  const answer = await report({ more: 'x' })
  assert.deepEqual([answer.status, await answer.text(), answer.headers.get('Set-Cookie')], [204, '', null])
  const expected = [
    { page: 'product', metric: 'lcp', rating: 'good', count: 1 },
    { page: 'product', metric: 'cls', rating: 'poor', count: 1 },
  ]
  assert.deepEqual(await counts(), expected)

  for (const header of ['DNT', 'Sec-GPC']) assert.equal((await report({}, { [header]: '1' })).status, 204)
  for (const cookie of ['__Host-hirfa-office', '__Host-hirfa-studio'])
    assert.equal((await report({}, { Cookie: `${cookie}=token` })).status, 204)
  for (const agent of ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'HeadlessChrome/150', 'Chrome-Lighthouse'])
    assert.equal((await report({}, { 'User-Agent': agent })).status, 204)
  assert.equal((await report({}, { 'Sec-Fetch-Site': 'cross-site' })).status, 403)
  const wrong: Record<string, string>[] = [{ page: 'admin' }, { page: '' }, { lcp: '2500' }, { inp: 'great' }]
  for (const change of wrong) assert.equal((await report(change)).status, 400, JSON.stringify(change))
  assert.equal((await report({ more: 'a'.repeat(2000) })).status, 413)
  assert.equal((await instance.app.request('/web-vitals')).status, 400)
  assert.deepEqual(await counts(), expected)
})

test('the reports say by week and by page how rarely a measure was good, beside the figures of the Web Almanac', async () => {
  await using shop = await openTestShop()
  const office = await openBackofficeBrowser(shop, 'owner')
  const read = async (path: string) => (await office(path)).text()
  assert.match(
    await read('/admin/reports'),
    /No page view was measured in these weeks\. Of all shops with Shopify 76% count as good/,
  )
  const see = async (times: number, page: RatedPage['page'], lcp: VitalRating) => {
    for (let time = 0; time < times; time++)
      await countWebVitals(shop.marketplace, { page, ratings: { lcp, cls: 'good' } })
  }
  await see(4, 'home', 'good')
  await see(2, 'product', 'needs-improvement')
  const html = await read('/admin/reports')
  assert.match(
    html,
    /Content is there \(LCP\), in 66\.7% of page views\. A shop counts as good from 75%.*: this one does not\./,
  )
  assert.match(html, /0% of 2/)
  await see(2, 'home', 'good')
  assert.match(await read('/admin/reports'), /in 75% of page views.*: this one does\./)
  const byWeek = await read('/admin/reports/of/web-vitals.csv')
  for (const row of ['"Content is there (LCP)";8;75;25;0', '"Page keeps still (CLS)";8;100;0;0'])
    assert.ok(byWeek.includes(`02/03/2026;${row}`), row)
  const byPage = await read('/admin/reports/of/web-vitals-by-page.csv')
  assert.match(byPage, /"Product";"Content is there \(LCP\)";2;0;100;0/)
})

test('an owner switches the measuring off, and no page is told to measure any more', async () => {
  await using shop = await openTestShop()
  await using instance = await openInstance(shop)
  const office = await openBackofficeBrowser(shop, 'owner')
  const promise = /Your browser tells us once whether the page came quickly/
  assert.match(await instance.text('/hirfa'), promise)
  const body = new URLSearchParams({ part: 'web-vitals', version: '0', areVitalsMeasured: 'no' })
  assert.equal((await office('/admin/settings', { method: 'POST', body })).status, 200)
  const page = await instance.text('/hirfa')
  assert.match(page, /isUnmeasured/)
  assert.doesNotMatch(page, promise)
})
