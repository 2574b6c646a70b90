import { maxBannerTextLength as maxLength } from '#domain/text-lengths.ts'
import { type FieldTable, type TranslatedOf, textRulesOf, type ValuesOf } from './field.ts'

/** The fields of a banner. For an empty one the home page uses its default. */
export const bannerFields = {
  fileName: { column: 'file_name', kind: 'picture', isRequired: true },
  alt: { column: 'alt', kind: 'line', maxLength, isTranslated: true, isRequired: false },
  headline: { column: 'headline', kind: 'line', maxLength, isTranslated: true, isRequired: false },
  words: { column: 'words', kind: 'paragraphs', maxLength, isTranslated: true, isRequired: false },
  linkLabel: { column: 'link_label', kind: 'line', maxLength, isTranslated: true, isRequired: false },
  /** A path of this site. */
  linkPath: { column: 'link_path', kind: 'line', maxLength, isTranslated: false, isRequired: false },
} as const satisfies FieldTable

/** The texts of a banner that are translated. */
export const bannerTexts = textRulesOf(bannerFields)

export type BannerText = TranslatedOf<typeof bannerFields>

export type BannerValues = ValuesOf<typeof bannerFields>
