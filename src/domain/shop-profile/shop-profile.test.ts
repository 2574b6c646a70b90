import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { mainLocaleSetting } from '#domain/languages/main-locale-setting.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { undoChange } from '#domain/undo/undo-change.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { defaultShopProfile } from './default-shop-profile.ts'
import { type EditableShopProfile, localizeShopProfile } from './shop-profile.ts'
import { getShopProfile, shopProfileSetting } from './shop-profile-setting.ts'

const profileIn = (marketplace: Marketplace, locale: Locale) => getShopProfile({ ...marketplace, locale })

const edit = async (office: Marketplace, facts: Partial<EditableShopProfile>) => {
  const { value, version } = await getSetting(office, shopProfileSetting)
  return editSetting(office, shopProfileSetting, { version, edited: { ...value, ...facts } })
}

test('the shop profile is read in each language, in Arabic with the Arabic name first', async () => {
  await using shop = await openTestShop()
  const english = await profileIn(shop.marketplace, 'en')
  assert.deepEqual([english.name, english.otherName, english.city], ['Hirfa', 'حرفة', 'Nabeul'])
  const french = await profileIn(shop.marketplace, 'fr')
  assert.deepEqual([french.name, french.tagline], ['Hirfa', 'Fait main en Tunisie, livré chez vous.'])
  const arabic = await profileIn(shop.marketplace, 'ar')
  assert.deepEqual([arabic.name, arabic.otherName, arabic.city], ['حرفة', 'Hirfa', 'نابل'])
  for (const { languageOf } of [english, french, arabic]) assert.equal(languageOf, undefined)
})

test('a name that is the same in both scripts is there once', () => {
  const arabic = localizeShopProfile({ ...defaultShopProfile, name: 'حرفة' }, { locale: 'ar', mainLocale: 'en' })
  assert.deepEqual([arabic.name, arabic.otherName], ['حرفة', undefined])
})

test('a missing text falls back to the main language, then to the language it was written in', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  await edit(office, { translations: { fr: { tagline: 'Fait main.' }, ar: { city: 'نابل' } } })
  await editSetting(office, mainLocaleSetting, { version: 0, edited: { mainLocale: 'fr' } })
  const arabic = await profileIn(shop.marketplace, 'ar')
  assert.deepEqual([arabic.tagline, arabic.city, arabic.street], ['Fait main.', 'نابل', defaultShopProfile.street])
  assert.deepEqual(arabic.languageOf, { tagline: 'fr', legalName: 'en', street: 'en' })
})

test('translations are audited and undone text by text', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const { translations } = defaultShopProfile
  await edit(office, { translations: { ...translations, fr: { ...translations?.fr, tagline: 'Fait main.' } } })
  const [first] = await listed(office)
  assert.deepEqual(
    [first?.before, first?.after],
    [
      { translations: { fr: { tagline: 'Fait main en Tunisie, livré chez vous.' } } },
      { translations: { fr: { tagline: 'Fait main.' } } },
    ],
  )
  const { ar: _, ...withoutArabic } = (await getSetting(office, shopProfileSetting)).value.translations ?? {}
  await edit(office, { translations: withoutArabic })
  await undoChange(office, first?.id ?? 0)
  assert.equal((await profileIn(office, 'fr')).tagline, 'Fait main en Tunisie, livré chez vous.')
  assert.equal((await profileIn(office, 'ar')).languageOf?.city, 'en')

  await edit(office, { translations: { fr: { tagline: 'Pour vous.' } } })
  assert.equal(await undoChange(office, first?.id ?? 0), 'changed-since')
})

const listed = async (office: Marketplace) => (await listAuditLog(office, {})).rows

for (const translations of [{ de: { city: 'Nabeul' } }, { ar: { city: '' } }, { fr: { tagline: 'x'.repeat(121) } }])
  test(`no shop profile has the translations ${JSON.stringify(translations).slice(0, 40)}`, async () => {
    await using shop = await openTestShop()
    const office = await asOperator(shop.marketplace)
    await assert.rejects(edit(office, { translations: translations as object }), { name: 'ZodError' })
  })
