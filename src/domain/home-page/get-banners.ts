import { mayEditHomePage } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { addCacheTags, translationTags } from '#domain/cache-tags.ts'
import { bannerFields, bannerTexts } from '#domain/fields/banner-fields.ts'
import { columnNames, valuesOf } from '#domain/fields/field-columns.ts'
import { mainLocale, readerOf } from '#domain/main-locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { textsNamed } from '#domain/text-rule.ts'
import { localize, tidyTranslations } from '#domain/translations.ts'
import type { Banner, Banners, EditableBanners } from './banner.ts'

/** Returns the banners of the home page with their texts in the language of the reader. */
export async function getBanners(marketplace: Marketplace): Promise<Banners> {
  const rows = await selectBanners(marketplace)
  addCacheTags(marketplace, 'banners')
  return Object.fromEntries(
    rows.map((row) => {
      const reader = readerOf(marketplace, row)
      addCacheTags(marketplace, ...translationTags('banners', reader))
      const banner = bannerFromRow(row)
      return [row.slot, { ...banner, ...localize(textsNamed(bannerTexts, banner), row, reader) }]
    }),
  )
}

/** Returns the banners of the home page to edit. */
export async function getBannersToEdit(marketplace: Marketplace): Promise<EditableBanners> {
  requireAllowed(mayEditHomePage(marketplace.actor))
  const rows = await selectBanners(marketplace)
  return Object.fromEntries(
    rows.map((row) => {
      const { locale } = row
      return [row.slot, { ...bannerFromRow(row), locale, translations: tidyTranslations(row.translations, locale) }]
    }),
  )
}

function selectBanners({ db }: Marketplace) {
  return db
    .selectFrom('banners')
    .innerJoin('pictures as picture', 'picture.file_name', 'banners.file_name')
    .select(['banners.slot', 'picture.width', 'picture.height', 'picture.placeholder_color'])
    .select(columnNames(bannerFields, 'banners'))
    .select(['banners.locale', 'banners.translations', mainLocale.as('main_locale')])
    .execute()
}

function bannerFromRow(row: Awaited<ReturnType<typeof selectBanners>>[number]): Banner {
  const { width, height, placeholder_color: placeholderColor } = row
  return { ...valuesOf(bannerFields, row), width, height, placeholderColor }
}
