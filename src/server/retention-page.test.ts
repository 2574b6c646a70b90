import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startOfDay } from '#domain/tunis-day.ts'
import { openBackofficeBrowser } from '#tests/support/backoffice-browser.ts'
import { openInstance } from '#tests/support/instance.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { dashboardPath, settingsPath } from '#web/paths/backoffice-paths.ts'
import { platformPath } from '#web/paths/storefront-paths.ts'

test('until old data is erased, the page about personal data and the office say from which day on', async () => {
  await using shop = await openTestShop()
  await shop.system.db
    .insertInto('retention_start')
    .values({ begins_at: startOfDay('2026-04-01') })
    .execute()
  await using instance = await openInstance(shop)
  const [owner, staff] = [await openBackofficeBrowser(shop, 'owner'), await openBackofficeBrowser(shop, 'staff')]
  const office = async (ask: typeof owner, path: string) => (await ask(path)).text()
  const inOffice = /From (<!-- -->)?1 April 2026(<!-- -->)? on, what is older/

  assert.match(await instance.text(platformPath()), /erased from 1 April 2026 on/)
  for (const path of [dashboardPath(), settingsPath()]) assert.match(await office(owner, path), inOffice)
  assert.doesNotMatch(await office(staff, dashboardPath()), inOffice)

  shop.clock.passes({ days: 31 })
  assert.doesNotMatch(await instance.text(platformPath()), /erased from/, 'the cached page expires with the day')
  assert.doesNotMatch(await office(owner, settingsPath()), inOffice)
})
