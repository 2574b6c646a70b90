import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { getBackupStatus } from '#domain/backups/get-backup-status.ts'
import { retireCourier } from '#domain/couriers/retire-courier.ts'
import type { MailerKind } from '#domain/email-outbox/mailer.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { defaultShopProfile } from '#domain/shop-profile/default-shop-profile.ts'
import { shopProfileSetting } from '#domain/shop-profile/shop-profile-setting.ts'
import { undoChange } from '#domain/undo/undo-change.ts'
import { createCourier } from '#tests/support/couriers.ts'
import { asOperator, createOperator } from '#tests/support/operators.ts'
import { setSetting } from '#tests/support/settings.ts'
import { TestMailer } from '#tests/support/test-mailer.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { firstSteps } from './first-step.ts'
import { hideFirstSteps } from './first-steps-setting.ts'
import { readFirstSteps } from './read-first-steps.ts'

const here = 'http://localhost:3000'
const there = 'https://shop.example'

const walProblem = () => undefined

const mailerOf = (kind: MailerKind) => Object.assign(new TestMailer(), { kind })

const stepsOf = async (office: Marketplace, publicUrl: string) =>
  readFirstSteps(office, { publicUrl, backups: await getBackupStatus(office) })

/** An owner of a shop whose emails are files, and whose backups are made. */
async function openNewShop() {
  const shop = await openTestShop()
  const owner = await asOperator(shop.marketplace)
  const office: Marketplace = {
    ...owner,
    mailer: mailerOf('folder'),
    backups: { walProblem } as Marketplace['backups'],
  }
  const isDone = async (step: (typeof firstSteps)[number], office: Marketplace, publicUrl = here) =>
    (await stepsOf(office, publicUrl))?.[step]
  return { shop, office, isDone, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

test('nothing of the first hour is done in a new shop with samples', async () => {
  await using world = await openNewShop()
  await world.shop.sells({}, 'samples')
  const steps = await stepsOf(world.office, here)
  assert.deepEqual(steps, Object.fromEntries(firstSteps.map((step) => [step, false])))
})

test('each of the first steps ends by what the shop knows, and all together end the list', async () => {
  await using world = await openNewShop()
  const { shop, office, isDone } = world
  const { db } = office

  await setSetting(office, shopProfileSetting, { ...defaultShopProfile, phone: '+21673222333' as never })
  assert.equal(await isDone('shop-details', office), false)
  await setSetting(office, shopProfileSetting, { ...defaultShopProfile, street: '1, rue du Souk' })
  assert.equal(await isDone('shop-details', office), true)

  const sending = { ...office, mailer: mailerOf('smtp') }
  assert.equal(await isDone('emails', sending), true)

  const proven = { proven_at: new Date('2026-03-02'), restore_milliseconds: 1 }
  await db
    .insertInto('backups')
    .values({
      ...{ name: 'first', location: '/', started_at: new Date('2026-03-02'), finished_at: null, ...proven },
      ...{ problem: '', broken_rules: '', is_on_same_disk: true },
    })
    .execute()
  assert.equal(await isDone('backups', office), false)
  await db.updateTable('backups').set({ is_on_same_disk: false, proven_at: null, restore_milliseconds: null }).execute()
  assert.equal(await isDone('backups', office), false)
  await db.updateTable('backups').set(proven).execute()
  assert.equal(await isDone('backups', office), true)
  assert.equal(await isDone('backups', { ...office, backups: undefined }), false)

  assert.equal(await isDone('public-address', office, there), true)

  const courier = await createCourier(office)
  assert.equal(await isDone('couriers', office), true)
  await retireCourier(office, courier)
  assert.equal(await isDone('couriers', office), false)
  await createCourier(office, { name: 'Another' })

  await shop.sells({}, 'samples')
  assert.equal(await isDone('first-piece', office), false)
  await shop.sells()
  assert.equal(await isDone('first-piece', office), true)

  assert.equal(await isDone('colleague', office), false)
  const colleague = await createOperator(office, { role: 'staff' })
  assert.equal(await isDone('colleague', office), true)
  await db.updateTable('operators').set({ disabled_at: new Date() }).where('id', '=', colleague.id).execute()
  assert.equal(await isDone('colleague', office), false)
  await db.updateTable('operators').set({ disabled_at: null }).execute()

  assert.equal(await stepsOf(sending, there), undefined)
})

test('owners hide the first steps for the shop, and bring them back in the history', async () => {
  await using world = await openNewShop()
  const { shop, office } = world
  const staff = await asOperator(shop.marketplace, 'staff')
  await assert.rejects(hideFirstSteps(staff), NotAllowed)
  await assert.rejects(stepsOf(staff, here), NotAllowed)
  await hideFirstSteps(office)
  await hideFirstSteps(office)
  assert.equal(await stepsOf(await asOperator(shop.marketplace), here), undefined)
  const [change] = (await listAuditLog(office, {})).rows
  assert.equal(await undoChange(office, change?.id ?? 0), 'undone')
  assert.ok(await stepsOf(office, here))
})
