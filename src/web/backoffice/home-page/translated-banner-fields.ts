import { type BannerDraft, bannerTexts } from '#domain/home-page/banner.ts'
import { textsNamed } from '#domain/text-rule.ts'
import { type TranslatedField, translatedFields } from '#web/backoffice/translations/translated-fields.ts'

/** Returns the texts of a banner to translate. */
export function translatedBannerFields(draft: BannerDraft): TranslatedField[] {
  return translatedFields('banner', textsNamed(bannerTexts, draft))
}
