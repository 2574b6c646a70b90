import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { mainLocaleSetting } from '#domain/languages/main-locale-setting.ts'
import { type Locale, locales } from '#domain/locale.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { localize, type Translations } from '#domain/translations.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { languageOfText, localizedText } from './localized-text.ts'

test('a text chosen in SQL is the one that localize chooses, and so is its language', async () => {
  await using shop = await openTestShop()
  const { db } = shop.marketplace
  const written = [
    { text: 'Bowl', translations: {} },
    { text: 'Bowl', translations: { fr: { mainColor: 'Bol' } } },
    { text: 'Bowl', translations: { fr: { mainColor: 'Bol' }, ar: { mainColor: 'وعاء' } } },
    { text: '', translations: { ar: { mainColor: 'وعاء' } } },
    { text: '', translations: {} },
  ] satisfies { text: string; translations: Translations }[]
  const { id } = await shop.sells()
  await editSetting(await asOperator(shop.marketplace), mainLocaleSetting, { version: 0, edited: { mainLocale: 'fr' } })
  for (const { text, translations: translated } of written)
    for (const writtenIn of locales)
      for (const locale of locales) {
        const { [writtenIn]: _, ...translations }: Translations = translated
        await db
          .updateTable('products')
          .set({ main_color: text, locale: writtenIn, translations: JSON.stringify(translations) })
          .where('id', '=', id)
          .execute()
        const row = await db
          .selectFrom('products')
          .select(localizedText('products.main_color', { locale: sql<Locale>`${locale}` }).as('text'))
          .select(localizedText('products.main_color').as('main'))
          .select(languageOfText('products.main_color', { locale: sql<Locale>`${locale}` }).as('language'))
          .select(languageOfText('products.main_color').as('mainLanguage'))
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        const original = { locale: writtenIn, translations }
        const inLanguage = (locale: Locale) => {
          const { mainColor, languageOf } = localize({ mainColor: text }, original, { locale, mainLocale: 'fr' })
          return { text: mainColor, language: languageOf?.mainColor ?? locale }
        }
        const labels = JSON.stringify({ text, translations, writtenIn, locale })
        const [chosen, inMain] = [inLanguage(locale), inLanguage('fr')]
        assert.deepEqual([row.text, row.main], [chosen.text, inMain.text], labels)
        // The language of no text is of no interest.
        if (chosen.text !== '') assert.equal(row.language, chosen.language, labels)
        if (inMain.text !== '') assert.equal(row.mainLanguage, inMain.language, labels)
      }
})
