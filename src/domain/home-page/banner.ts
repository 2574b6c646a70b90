import type { Picture } from '#domain/catalog/pictures/picture.ts'
import { type BannerText, type BannerValues, bannerFields } from '#domain/fields/banner-fields.ts'
import { emptyValues, pickFields } from '#domain/fields/field.ts'
import type { Locale } from '#domain/locale.ts'
import type { LanguageOf, Translations } from '#domain/translations.ts'
import type { BannerSlot } from './banner-slots.ts'

/**
 * A picture with its texts and link, the texts in the language of the reader; `languageOf` names those that are in
 * another one. For empty ones the home page uses its default texts and links.
 */
export interface Banner extends Picture, BannerValues {
  readonly languageOf?: LanguageOf<BannerText>
}

/** Slots without a banner are absent. */
export type Banners = { readonly [Slot in BannerSlot]?: Banner }

/** The editable fields of a banner, as they were written, with their translations. */
export interface BannerDraft extends BannerValues {
  /** Undefined where there are none. */
  readonly translations: Translations<BannerText> | undefined
}

/** A banner that nothing is written of. */
export const emptyBanner: BannerDraft = { fileName: '', ...emptyValues(bannerFields), translations: undefined }

/** A banner to edit: its texts are as they were written, in the language `locale`. */
export interface EditableBanner extends Picture, BannerDraft {
  readonly locale: Locale
}

/** Slots without a banner are absent. */
export type EditableBanners = { readonly [Slot in BannerSlot]?: EditableBanner }

/** Returns the editable fields of a banner. */
export function bannerDraftOf(banner: BannerDraft): BannerDraft {
  return { ...pickFields(bannerFields, banner), translations: banner.translations }
}
