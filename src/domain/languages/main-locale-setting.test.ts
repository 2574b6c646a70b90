import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { undoChange } from '#domain/undo/undo-change.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { getMainLocale, mainLocaleSetting } from './main-locale-setting.ts'

test('the main language is English until an owner chooses another, and the choice is undone', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  assert.equal(await getMainLocale(shop.marketplace), 'en')
  const french = { version: 0, edited: { mainLocale: 'fr' } } as const
  await assert.rejects(editSetting(shop.marketplace, mainLocaleSetting, french), NotAllowed)
  await editSetting(office, mainLocaleSetting, french)
  assert.equal(await getMainLocale(shop.marketplace), 'fr')
  const [change] = (await listAuditLog(office, {})).rows
  assert.deepEqual([change?.before, change?.after], [{ mainLocale: 'en' }, { mainLocale: 'fr' }])
  await undoChange(office, change?.id ?? 0)
  assert.equal(await getMainLocale(shop.marketplace), 'en')
})
