import type { BannerDraft } from '#domain/home-page/banner.ts'
import type { Translations } from '#domain/translations.ts'

/** The values of the form of a banner as typed, with its translations. */
export interface TypedBanner {
  readonly fileName: string
  readonly alt: string
  readonly headline: string
  readonly words: string
  readonly linkLabel: string
  readonly linkPath: string
  readonly texts: Translations
}

/** Returns the initial values of a banner's form. */
export function typedBannerOf({ translations = {}, ...banner }: BannerDraft): TypedBanner {
  return { headline: '', words: '', linkLabel: '', linkPath: '', ...banner, texts: translations }
}
