import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closedDaysSetting } from '#domain/orders/holds/closed-days-setting.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { openBackofficeBrowser } from '#tests/support/backoffice-browser.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { auditLogPath, settingsPath } from '#web/paths/backoffice-paths.ts'

async function openForm(role: 'owner' | 'staff' = 'owner') {
  const shop = await openTestShop()
  const ask = await openBackofficeBrowser(shop, role)
  const post = (closedDays: string, version = '0') =>
    ask(settingsPath(), {
      method: 'POST',
      body: new URLSearchParams({ part: 'closed-days', version, closedDays, worksSaturdays: 'yes' }),
    })
  const saved = async () => (await getSetting(shop.marketplace, closedDaysSetting)).value.closedDays
  return { ask, post, saved, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

test('closed days are typed in several ways, saved in their order and shown again and in the history', async () => {
  await using form = await openForm()
  const response = await form.post('٢٠٢٦-٠٥-٢٨, 27/5/2026\r\n2026-05-27 ; 5.6.2026')
  assert.equal(response.status, 200)
  assert.deepEqual(await form.saved(), ['2026-05-27', '2026-05-28', '2026-06-05'])
  assert.match(await response.text(), /2026-05-27\n2026-05-28\n2026-06-05<\/textarea>/)
  assert.match(await (await form.ask(auditLogPath())).text(), /2026-05-27, 2026-05-28, 2026-06-05/)
  assert.equal((await form.post('', '1')).status, 200)
  assert.deepEqual(await form.saved(), [])
})

const refused: Readonly<Record<string, string>> = {
  'a day that does not exist': '2026-02-30',
  'a day of another century': '1926-05-27',
  'a sentence': 'the feast',
  'a script': '"><script>alert(1)</script>',
  'a statement': `2026-05-27'; drop table settings; --`,
  'a day too many': Array.from({ length: 61 }, (_, day) =>
    new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
  ).join(' '),
  'one day very often': '2026-05-27 '.repeat(20_000),
  'only digits': '9'.repeat(100_000),
}

for (const [name, typed] of Object.entries(refused))
  test(`closed days with ${name} are refused, and nothing is saved`, async () => {
    await using form = await openForm()
    const response = await form.post(typed)
    assert.equal(response.status, 422)
    assert.doesNotMatch(await response.text(), /<script>alert/)
    assert.deepEqual(await form.saved(), [])
  })

test('a million closed days are refused before they are read', async () => {
  await using form = await openForm()
  const days = (count: number) => '2026-05-27\n'.repeat(count)
  assert.equal((await form.post(days(1_000_000))).status, 413)
  // A form may have as many as this.
  assert.equal((await form.post(days(75_000))).status, 422)
})

test('staff cannot set closed days, and an older form overwrites nothing', async () => {
  await using staff = await openForm('staff')
  assert.equal((await staff.post('2026-05-27')).status, 403)
  await using form = await openForm()
  await form.post('2026-05-27')
  assert.equal((await form.post('2026-05-28')).status, 409)
  assert.deepEqual(await form.saved(), ['2026-05-27'])
})
