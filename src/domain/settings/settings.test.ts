import assert from 'node:assert/strict'
import { test } from 'node:test'
import { heldTo } from '#tests/support/limits.ts'
import { atWork, hire } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { sendMessage } from '../correspondence/send-message.ts'
import type { Email } from '../email.ts'
import { listChanges } from '../history/list-changes.ts'
import { undoChange } from '../history/undo-change.ts'
import { type House, usualHouse } from '../house/house.ts'
import { getHouse, houseSetting } from '../house/house-setting.ts'
import { getLimits, limitSetting } from '../limits/limit-setting.ts'
import { type Limits, TooMany, usualLimits } from '../limits/limits.ts'
import type { Marketplace } from '../marketplace.ts'
import { NotAllowed } from '../operators/require-operator.ts'
import type { Phone } from '../phone.ts'
import { usualShopWindow } from '../shop-window/shop-window.ts'
import { getShopWindow, shopWindowSetting } from '../shop-window/shop-window-setting.ts'
import { editSetting } from './edit-setting.ts'
import { readSetting } from './read-setting.ts'

const edit = async (office: Marketplace, facts: Partial<House>) => {
  const { value, version } = await readSetting(office, houseSetting)
  return editSetting(office, houseSetting, { version, edited: { ...value, ...facts } })
}

test('an owner changes facts of the house, and the history tells which', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  assert.deepEqual(await getHouse(office), usualHouse)
  const instagramUrl = 'https://www.instagram.com/hirfa.tn'
  const answer = await edit(office, { tagline: 'From their hands to yours.', instagramUrl })
  assert.deepEqual(answer, { outcome: 'saved', changed: ['tagline', 'instagramUrl'], version: 1 })
  assert.deepEqual(await getHouse(office), { ...usualHouse, tagline: 'From their hands to yours.', instagramUrl })
  const [change] = (await listChanges(office, {})).rows
  assert.deepEqual(
    [change?.what, change?.thingId, change?.before, change?.after],
    [
      'setting',
      'house',
      { tagline: usualHouse.tagline, instagramUrl: null },
      { tagline: 'From their hands to yours.', instagramUrl },
    ],
  )
  assert.deepEqual(await shop.eventTypes(), ['setting.changed'])
})

test('settings are for owners', async () => {
  await using shop = await openTestShop()
  const owner = await atWork(shop.marketplace)
  const staff = await atWork(shop.marketplace, 'staff')
  for (const nobody of [shop.marketplace, staff]) await assert.rejects(edit(nobody, { city: 'Sfax' }), NotAllowed)
  await edit(owner, { city: 'Sfax' })
  const [change] = (await listChanges(staff, {})).rows
  assert.equal(change?.canBeUndone, false)
  assert.equal(await undoChange(staff, change?.id ?? 0), 'cannot')
  assert.equal((await getHouse(staff)).city, 'Sfax')
})

test('of two owners who save at once one is told what the other has saved', async () => {
  await using shop = await openTestShop()
  const sana = await atWork(shop.marketplace)
  const amel = { ...shop.marketplace, operator: await hire(shop.marketplace, { name: 'Amel' }) }
  for (const version of [0, 1]) {
    const outcomes = await Promise.all([
      editSetting(sana, houseSetting, { version, edited: { ...usualHouse, city: `Sousse ${version}` } }),
      editSetting(amel, houseSetting, { version, edited: { ...usualHouse, city: `Sfax ${version}` } }),
    ])
    assert.deepEqual(outcomes.map(({ outcome }) => outcome).sort(), ['changed-meanwhile', 'saved'])
    const told = outcomes.find(({ outcome }) => outcome === 'changed-meanwhile')
    assert.ok(told?.outcome === 'changed-meanwhile')
    assert.deepEqual(told.current, await readSetting(sana, houseSetting))
    assert.equal(told.current.version, version + 1)
  }
  assert.equal((await listChanges(sana, {})).rows.length, 2)
})

test('what was saved already is saved once, however often it is sent', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const sent = { version: 0, edited: { ...usualHouse, city: 'Sousse' } }
  await editSetting(office, houseSetting, sent)
  assert.deepEqual(await editSetting(office, houseSetting, sent), { outcome: 'saved', changed: [], version: 1 })
  assert.equal((await listChanges(office, {})).rows.length, 1)
})

test('an edit is undone part by part, as long as nobody has changed that part since', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const { facebookUrl: _, ...withoutFacebook } = usualHouse
  await editSetting(office, houseSetting, { version: 0, edited: { ...withoutFacebook, city: 'Sousse' } })
  const [first] = (await listChanges(office, {})).rows
  await edit(office, { phone: '+21673222333' as Phone })
  assert.equal(await undoChange(office, first?.id ?? 0), 'undone')
  assert.deepEqual(await getHouse(office), { ...usualHouse, phone: '+21673222333' })
  assert.equal(await undoChange(office, first?.id ?? 0), 'changed-since')

  const limits = { ...usualLimits, unconfirmedOrders: 9 }
  await editSetting(office, limitSetting, { version: 0, edited: limits })
  await editSetting(office, shopWindowSetting, { version: 0, edited: { ...usualShopWindow, lowStock: 4 } })
  const [window, limit] = (await listChanges(office, {})).rows
  assert.equal(await undoChange(office, window?.id ?? 0), 'undone')
  assert.equal(await undoChange(office, limit?.id ?? 0), 'undone')
  assert.deepEqual([await getShopWindow(office), await getLimits(office)], [usualShopWindow, usualLimits])
})

const impossible: readonly object[] = [
  { name: '' },
  { name: 'x'.repeat(31) },
  { tagline: 'two\nlines' },
  { phone: '+33612345678' },
  { phone: '72 285 410' },
  { email: 'salam' },
  { postalCode: '80' },
  { facebookUrl: 'https://facebook.com.evil.example/hirfa' },
  { instagramUrl: 'javascript:alert(1)' },
]

for (const facts of impossible) {
  test(`no house has ${JSON.stringify(facts).slice(0, 60)}`, async () => {
    await using shop = await openTestShop()
    await assert.rejects(edit(await atWork(shop.marketplace), facts), { name: 'ZodError' })
    assert.deepEqual(await getHouse(shop.marketplace), usualHouse)
  })
}

test('a setting that cannot be read is as usual, said in the log, and can be saved anew', async (context) => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const logged = context.mock.method(console, 'error', () => {})
  await edit(office, { city: 'Sousse' })
  const broken = JSON.stringify({ ...usualHouse, facebookUrl: 'javascript:alert(1)' })
  await shop.marketplace.db.updateTable('settings').set({ value: broken }).execute()
  assert.deepEqual(await getHouse(office), usualHouse)
  assert.match(String(logged.mock.calls[0]?.arguments[0]), /house cannot be read \(facebookUrl\)/)
  await edit(office, { city: 'Sfax' })
  assert.equal((await getHouse(office)).city, 'Sfax')
})

test('a limit holds from the next request on', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const here = { ...shop.marketplace, visitor: { network: '192.0.2.1', ...heldTo(usualLimits.message) } }
  const write = () => sendMessage(here, { name: 'Amel', email: 'a@example.tn' as Email, message: 'Hello' })
  const allow = async (limits: Partial<Limits>) => {
    const { value, version } = await readSetting(office, limitSetting)
    return editSetting(office, limitSetting, { version, edited: { ...value, ...limits } })
  }
  await write()
  await allow({ message: { ...usualLimits.message, perRecipient: { count: 1, seconds: 3600 } } })
  await assert.rejects(write(), TooMany)
  await allow({ message: usualLimits.message })
  await write()
  for (const count of [0, 1.5, 100_001]) {
    const wrong = { ...usualLimits.message, perRecipient: { count, seconds: 3600 } }
    await assert.rejects(allow({ message: wrong }), { name: 'ZodError' })
  }
})
