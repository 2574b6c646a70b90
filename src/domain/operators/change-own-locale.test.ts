import assert from 'node:assert/strict'
import { test } from 'node:test'
import { operatorActor } from '#domain/access/actor.ts'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { createSessionToken } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { changeOwnLocale } from './change-own-locale.ts'
import { findSession } from './find-session.ts'

test('an operator chooses a language, which the session knows from then on, and goes back to that of the shop', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const token = await createSessionToken(marketplace, 'staff')
  const session = await findSession(marketplace, token)
  assert.ok(session)
  assert.equal(session.operator.locale, undefined)

  const office = { ...marketplace, actor: operatorActor(session.operator) } as const
  await changeOwnLocale(office, 'ar')
  await changeOwnLocale(office, 'ar')
  assert.equal((await findSession(marketplace, token))?.operator.locale, 'ar')

  await changeOwnLocale(office, undefined)
  assert.equal((await findSession(marketplace, token))?.operator.locale, undefined)
  const { rows } = await listAuditLog(office, { entity: 'operator' })
  assert.deepEqual(
    rows.map(({ action, before, after }) => [action, before, after]),
    [
      ['language changed', { locale: 'ar' }, { locale: null }],
      ['language changed', { locale: null }, { locale: 'ar' }],
    ],
  )
})

test('no visitor chooses a language', async () => {
  await using shop = await openTestShop()
  await assert.rejects(changeOwnLocale(shop.marketplace, 'fr'), NotAllowed)
})
