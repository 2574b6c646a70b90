import type { Picture } from '#domain/catalog/pictures/picture.ts'
import type { Locale } from '#domain/locale.ts'
import { maxBannerTextLength } from '#domain/text-lengths.ts'
import type { TextRules } from '#domain/text-rule.ts'
import type { LanguageOf, Translations } from '#domain/translations.ts'
import type { BannerSlot } from './banner-slots.ts'

/** The texts of a banner that are translated. */
export const bannerTexts = {
  alt: { maxLength: maxBannerTextLength },
  headline: { maxLength: maxBannerTextLength },
  words: { maxLength: maxBannerTextLength, isMultiline: true },
  linkLabel: { maxLength: maxBannerTextLength },
} as const satisfies TextRules

export type BannerText = keyof typeof bannerTexts

/**
 * A picture with its texts and link, the texts in the language of the reader; `languageOf` names those that are in
 * another one. For absent ones the home page uses its default texts and links.
 */
export interface Banner extends Picture {
  readonly headline?: string
  readonly words?: string
  readonly linkLabel?: string
  /** A path of this site. */
  readonly linkPath?: string
  readonly languageOf?: LanguageOf<BannerText>
}

/** Slots without a banner are absent. */
export type Banners = { readonly [Slot in BannerSlot]?: Banner }

/**
 * The editable fields of a banner, as they were written, with their translations. For absent ones the home page uses
 * its defaults.
 */
export interface BannerDraft {
  readonly fileName: string
  readonly alt: string
  readonly headline?: string
  readonly words?: string
  readonly linkLabel?: string
  /** A path of this site. */
  readonly linkPath?: string
  readonly translations?: Translations<BannerText>
}

/** A banner to edit: its texts are as they were written, in the language `locale`. */
export interface EditableBanner extends Omit<Banner, 'languageOf'> {
  readonly locale: Locale
  readonly translations?: Translations<BannerText>
}

/** Slots without a banner are absent. */
export type EditableBanners = { readonly [Slot in BannerSlot]?: EditableBanner }

/** Returns the editable fields of a banner. */
export function bannerDraftOf(picture: EditableBanner): BannerDraft {
  const { width: _1, height: _2, placeholderColor: _3, locale: _4, ...edit } = picture
  return edit
}
