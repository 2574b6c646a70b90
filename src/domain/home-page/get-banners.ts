import { mayEditHomePage } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { addCacheTags, translationTags } from '#domain/cache-tags.ts'
import { mainLocale, readerOf } from '#domain/main-locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { localize } from '#domain/translations.ts'
import type { Banners, EditableBanner, EditableBanners } from './banner.ts'

/** Returns the banners of the home page with their texts in the language of the reader. */
export async function getBanners(marketplace: Marketplace): Promise<Banners> {
  const rows = await selectBanners(marketplace)
  addCacheTags(marketplace, 'banners')
  return Object.fromEntries(
    rows.map((row) => {
      const reader = readerOf(marketplace, row)
      addCacheTags(marketplace, ...translationTags('banners', reader))
      const { locale: _, translations: __, ...banner } = bannerFromRow(row)
      const texts = {
        alt: row.alt,
        ...{ headline: row.headline ?? '', words: row.words ?? '', linkLabel: row.link_label ?? '' },
      }
      const { languageOf, ...localized } = localize(texts, row, reader)
      const written = Object.fromEntries(Object.entries(localized).filter(([, text]) => text !== ''))
      return [row.slot, { ...banner, ...written, ...(languageOf && { languageOf }) }]
    }),
  )
}

/** Returns the banners of the home page to edit. */
export async function getBannersToEdit(marketplace: Marketplace): Promise<EditableBanners> {
  requireAllowed(mayEditHomePage(marketplace.actor))
  return Object.fromEntries((await selectBanners(marketplace)).map((row) => [row.slot, bannerFromRow(row)]))
}

function selectBanners({ db }: Marketplace) {
  return db
    .selectFrom('banners as shown')
    .innerJoin('pictures as picture', 'picture.file_name', 'shown.file_name')
    .select(['shown.slot', 'picture.file_name', 'picture.width', 'picture.height', 'picture.placeholder_color'])
    .select(['shown.alt', 'shown.headline', 'shown.words', 'shown.link_label', 'shown.link_path'])
    .select(['shown.locale', 'shown.translations', mainLocale.as('main_locale')])
    .execute()
}

function bannerFromRow(row: Awaited<ReturnType<typeof selectBanners>>[number]): EditableBanner {
  return {
    fileName: row.file_name,
    width: row.width,
    height: row.height,
    placeholderColor: row.placeholder_color,
    alt: row.alt,
    ...(row.headline !== null && { headline: row.headline }),
    ...(row.words !== null && { words: row.words }),
    ...(row.link_label !== null && { linkLabel: row.link_label }),
    ...(row.link_path !== null && { linkPath: row.link_path }),
    locale: row.locale,
    ...(Object.keys(row.translations).length > 0 && { translations: row.translations }),
  }
}
