import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { postContactMessage } from '#domain/contact-messages/post-contact-message.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { getMainLocale, mainLocaleSetting } from '#domain/languages/main-locale-setting.ts'
import { mainLocale } from '#domain/main-locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { defaultMerchandisingRules } from '#domain/merchandising/merchandising-rules.ts'
import { getMerchandisingRules, merchandisingSetting } from '#domain/merchandising/merchandising-setting.ts'
import { dinars } from '#domain/money.ts'
import { closedDaysSetting } from '#domain/orders/holds/closed-days-setting.ts'
import { holdLimitSetting } from '#domain/orders/holds/hold-limit-setting.ts'
import { defaultHoldLimits } from '#domain/orders/holds/hold-limits.ts'
import type { Phone } from '#domain/phone.ts'
import { defaultRateLimits, RateLimited, type RateLimits } from '#domain/rate-limits/rate-limit.ts'
import { getRateLimits, rateLimitSetting } from '#domain/rate-limits/rate-limit-setting.ts'
import { defaultSaleTerms } from '#domain/sale-terms/sale-terms.ts'
import { saleTermsSetting } from '#domain/sale-terms/sale-terms-setting.ts'
import { defaultShopProfile } from '#domain/shop-profile/default-shop-profile.ts'
import type { EditableShopProfile } from '#domain/shop-profile/shop-profile.ts'
import { getShopProfile, shopProfileSetting } from '#domain/shop-profile/shop-profile-setting.ts'
import { type TunisDay, tunisDayOf } from '#domain/tunis-day.ts'
import { allSettings } from '#domain/undo/all-settings.ts'
import { canUndo, undoChange } from '#domain/undo/undo-change.ts'
import { asOperator, createOperator } from '#tests/support/operators.ts'
import { limitedTo } from '#tests/support/rate-limits.ts'
import { setSetting } from '#tests/support/settings.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { editSetting } from './edit-setting.ts'
import { getSetting, settingFromRow } from './get-setting.ts'

/** The shop profile as it is stored, in no particular language. */
const storedProfile = async (marketplace: Marketplace) => (await getSetting(marketplace, shopProfileSetting)).value

const edit = async (office: Marketplace, facts: Partial<EditableShopProfile>) => {
  const { value, version } = await getSetting(office, shopProfileSetting)
  return editSetting(office, shopProfileSetting, { version, edited: { ...value, ...facts } })
}

test('an edit of the shop profile is audited with its changed fields', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  assert.deepEqual(await storedProfile(office), defaultShopProfile)
  const instagramUrl = 'https://www.instagram.com/hirfa.tn'
  const answer = await edit(office, { tagline: 'From their hands to yours.', instagramUrl })
  assert.deepEqual(answer, { outcome: 'saved', changed: ['tagline', 'instagramUrl'], version: 1 })
  assert.deepEqual(await storedProfile(office), {
    ...defaultShopProfile,
    tagline: 'From their hands to yours.',
    instagramUrl,
  })
  const [change] = (await listAuditLog(office, {})).rows
  assert.deepEqual(
    [change?.entity, change?.entityId, change?.before, change?.after],
    [
      'setting',
      'shop-profile',
      { tagline: defaultShopProfile.tagline, instagramUrl: null },
      { tagline: 'From their hands to yours.', instagramUrl },
    ],
  )
})

test('settings are for owners', async () => {
  await using shop = await openTestShop()
  const owner = await asOperator(shop.marketplace)
  const staff = await asOperator(shop.marketplace, 'staff')
  for (const nobody of [shop.marketplace, staff]) await assert.rejects(edit(nobody, { city: 'Sfax' }), NotAllowed)
  await edit(owner, { city: 'Sfax' })
  const [change] = (await listAuditLog(staff, {})).rows
  assert.ok(change && !canUndo(change, staff.actor))
  assert.equal(await undoChange(staff, change?.id ?? 0), 'cannot')
  assert.equal((await getShopProfile(staff)).city, 'Sfax')
})

test('of two concurrent saves one returns a conflict with the stored value', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace)
  const amel = { ...shop.marketplace, actor: await createOperator(shop.marketplace, { name: 'Amel' }) }
  for (const version of [0, 1]) {
    const outcomes = await Promise.all([
      editSetting(sana, shopProfileSetting, { version, edited: { ...defaultShopProfile, city: `Sousse ${version}` } }),
      editSetting(amel, shopProfileSetting, { version, edited: { ...defaultShopProfile, city: `Sfax ${version}` } }),
    ])
    assert.deepEqual(outcomes.map(({ outcome }) => outcome).sort(), ['changed-meanwhile', 'saved'])
    const told = outcomes.find(({ outcome }) => outcome === 'changed-meanwhile')
    assert.ok(told?.outcome === 'changed-meanwhile')
    assert.deepEqual(told.current, await getSetting(sana, shopProfileSetting))
    assert.equal(told.current.version, version + 1)
  }
  assert.equal((await listAuditLog(sana, {})).rows.length, 2)
})

test('saving an unchanged value is not audited', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const sent = { version: 0, edited: { ...defaultShopProfile, city: 'Sousse' } }
  await editSetting(office, shopProfileSetting, sent)
  assert.deepEqual(await editSetting(office, shopProfileSetting, sent), { outcome: 'saved', changed: [], version: 1 })
  assert.equal((await listAuditLog(office, {})).rows.length, 1)
})

test('an edit is undone field by field, unless a field has changed since', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const { facebookUrl: _, ...withoutFacebook } = defaultShopProfile
  await editSetting(office, shopProfileSetting, { version: 0, edited: { ...withoutFacebook, city: 'Sousse' } })
  const [first] = (await listAuditLog(office, {})).rows
  await edit(office, { phone: '+21673222333' as Phone })
  assert.equal(await undoChange(office, first?.id ?? 0), 'undone')
  assert.deepEqual(await storedProfile(office), { ...defaultShopProfile, phone: '+21673222333' })
  assert.equal(await undoChange(office, first?.id ?? 0), 'changed-since')

  const limits = { ...defaultRateLimits, unconfirmedOrders: 9 }
  await editSetting(office, rateLimitSetting, { version: 0, edited: limits })
  await editSetting(office, merchandisingSetting, { version: 0, edited: { ...defaultMerchandisingRules, lowStock: 4 } })
  const [window, limit] = (await listAuditLog(office, {})).rows
  assert.equal(await undoChange(office, window?.id ?? 0), 'undone')
  assert.equal(await undoChange(office, limit?.id ?? 0), 'undone')
  assert.deepEqual(
    [await getMerchandisingRules(office), await getRateLimits(office)],
    [defaultMerchandisingRules, defaultRateLimits],
  )
})

test('an edit of the hold limits, of the closed days or of any other setting is undone', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  await editSetting(office, holdLimitSetting, { version: 0, edited: { ...defaultHoldLimits, shopPieces: 9 } })
  await editSetting(office, closedDaysSetting, {
    version: 0,
    edited: { closedDays: ['2026-03-20'], worksSaturdays: true },
  })
  for (const { id } of (await listAuditLog(office, {})).rows) assert.equal(await undoChange(office, id), 'undone')
  assert.deepEqual((await getSetting(office, holdLimitSetting)).value, defaultHoldLimits)
  assert.deepEqual((await getSetting(office, closedDaysSetting)).value, { closedDays: [], worksSaturdays: true })
})

test('closed days exist, come in their order and are bounded', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const day = (place: number) => tunisDayOf(new Date(Date.UTC(2026, 0, 1 + place)))
  const save = (closedDays: readonly unknown[]) =>
    editSetting(office, closedDaysSetting, {
      version: 0,
      edited: { closedDays: closedDays as readonly TunisDay[], worksSaturdays: true },
    })
  for (const wrong of [
    ...[['2026-02-30'], ['1926-01-01'], ['x'], [20_260_301], [null], ['2026-03-02', '2026-03-01']],
    ...[['2026-03-01', '2026-03-01'], Array.from({ length: 61 }, (_, place) => day(place))],
  ])
    await assert.rejects(save(wrong), { name: 'ZodError' })
  assert.equal((await save(Array.from({ length: 60 }, (_, place) => day(place)))).outcome, 'saved')
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
  test(`no shop profile has ${JSON.stringify(facts).slice(0, 60)}`, async () => {
    await using shop = await openTestShop()
    await assert.rejects(edit(await asOperator(shop.marketplace), facts), { name: 'ZodError' })
    assert.deepEqual(await storedProfile(shop.marketplace), defaultShopProfile)
  })
}

test('a field that is stored wrong or not at all has its default, is logged and can be saved; the others stay', async (context) => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const logged = context.mock.method(console, 'error', () => {})
  const terms = { ...defaultSaleTerms, deliveryFee: dinars(12), exchangeDays: 30 }
  await editSetting(office, saleTermsSetting, { version: 0, edited: terms })
  const { declinedPayments: _, ...lacking } = terms
  const broken = JSON.stringify({ ...lacking, exchangeDays: 'thirty' })
  await shop.marketplace.db.updateTable('settings').set({ value: broken }).execute()
  const { value, unreadable, version } = await getSetting(office, saleTermsSetting)
  assert.deepEqual(value, { ...terms, exchangeDays: defaultSaleTerms.exchangeDays })
  assert.deepEqual(unreadable, ['exchangeDays', 'declinedPayments'])
  assert.match(
    String(logged.mock.calls[0]?.arguments[0]),
    /sale-terms cannot be read \(exchangeDays, declinedPayments\)/,
  )
  const saved = await editSetting(office, saleTermsSetting, { version, edited: value })
  assert.deepEqual(saved, { outcome: 'saved', changed: unreadable, version: 2 })
  assert.deepEqual((await getSetting(office, saleTermsSetting)).unreadable, [])
})

test('each field of each setting is replaced by its default alone, and a value without fields by all of them', (context) => {
  context.mock.method(console, 'error', () => {})
  for (const setting of Object.values(allSettings)) {
    const { key, defaultValue } = setting
    const read = (value: unknown) => {
      const stored = settingFromRow({ value, version: 1, changed_by: 'Sana (1)' }, setting)
      assert.deepEqual(stored.value, defaultValue, key)
      return stored.unreadable
    }
    const fields = Object.keys(defaultValue)
    for (const field of fields) assert.deepEqual(read({ ...defaultValue, [field]: null }), [field], key)
    assert.deepEqual(read(['no', 'fields']), fields.length === 0 ? [] : fields)
    assert.deepEqual(read({ ...defaultValue, unknown: 1 }), [])
  }
})

test('queries take the default for a main language that cannot be read, as the program does', async (t) => {
  await using shop = await openTestShop()
  t.mock.method(console, 'error', () => {})
  const { db } = shop.marketplace
  const read = async () => [
    await getMainLocale(shop.marketplace),
    (await sql<{ locale: string }>`select ${mainLocale} as locale`.execute(db)).rows[0]?.locale,
  ]
  await setSetting(shop.marketplace, mainLocaleSetting, { mainLocale: 'fr' })
  assert.deepEqual(await read(), ['fr', 'fr'])
  await db.updateTable('settings').set({ value: '{"mainLocale":"tlh"}' }).execute()
  assert.deepEqual(await read(), ['en', 'en'])
})

test('a changed limit is effective from the next request', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const here = limitedTo(defaultRateLimits.message, shop.marketplace)
  const write = () =>
    postContactMessage(here, { name: 'Amel', email: 'a@example.tn' as EmailAddress, message: 'Hello' })
  const allow = async (limits: Partial<RateLimits>) => {
    const { value, version } = await getSetting(office, rateLimitSetting)
    return editSetting(office, rateLimitSetting, { version, edited: { ...value, ...limits } })
  }
  await write()
  await allow({ message: { ...defaultRateLimits.message, perNetwork: { count: 1, seconds: 3600 } } })
  await assert.rejects(write(), RateLimited)
  await allow({ message: defaultRateLimits.message })
  await write()
  for (const count of [0, 1.5, 100_001]) {
    const wrong = { ...defaultRateLimits.message, perRecipient: { count, seconds: 3600 } }
    await assert.rejects(allow({ message: wrong }), { name: 'ZodError' })
  }
})
