import { bannerTexts } from '#domain/fields/banner-fields.ts'
import type { BannerDraft } from '#domain/home-page/banner.ts'
import { textsNamed } from '#domain/text-rule.ts'
import { type TranslatedField, translatedFields } from '#web/backoffice/translations/translated-fields.ts'

/** Returns the texts of a banner to translate. */
export function translatedBannerFields(draft: BannerDraft): TranslatedField[] {
  return translatedFields('banner', textsNamed(bannerTexts, draft))
}
