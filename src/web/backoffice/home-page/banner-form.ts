import { bannerFields } from '#domain/fields/banner-fields.ts'
import type { BannerDraft } from '#domain/home-page/banner.ts'
import type { BannerSlot } from '#domain/home-page/banner-slots.ts'
import type { Translations } from '#domain/translations.ts'
import { translationErrors, withTypedTranslations } from '#web/backoffice/translations/translated-fields.ts'
import { textIn } from '#web/forms/read-form.ts'
import { readTypedFields, type TypedFields, typedFieldsIn, typedFieldsOf } from '#web/forms/typed-fields.ts'
import { splitLocale } from '#web/paths/locale-prefix.ts'

/** The values of the form of a banner as typed, valid or not, with its translations. */
export interface TypedBanner extends TypedFields<typeof bannerFields> {
  readonly texts: Translations
}

export function typedBannerIn(form: FormData): TypedBanner {
  return { ...typedFieldsIn(bannerFields, form), texts: withTypedTranslations({}, form, 'banner') }
}

/** Returns the initial values of a banner's form. */
export function typedBannerOf(banner: BannerDraft): TypedBanner {
  return { ...typedFieldsOf(bannerFields, banner), texts: banner.translations ?? {} }
}

const bannerErrors = ['picture', 'tooLong', 'path'] as const

export type BannerFieldError = (typeof bannerErrors)[number]

/**
 * Reads the form of one of these slots. It shows one error: of several that of the picture, then of a text that is too
 * long.
 */
export function readBannerForm(form: FormData, slots: readonly BannerSlot[]) {
  const slot = slots.find((slot) => slot === textIn(form, 'place'))
  const { values, fieldErrors } = readTypedFields(bannerFields, typedFieldsIn(bannerFields, form))
  const errors: string[] = [...Object.values(fieldErrors), ...Object.values(translationErrors(form, 'banner'))]
  if (values.linkPath && !isPathOfShop(values.linkPath)) errors.push('path')
  // A link copied from the address bar may name a language; each visitor gets it in their own.
  const linkPath = values.linkPath && splitLocale(values.linkPath).path
  if (slot && errors.length === 0)
    return { outcome: 'read' as const, slot, banner: { ...values, linkPath, translations: undefined } as BannerDraft }
  const fieldError = bannerErrors.find((error) => errors.includes(error)) ?? 'picture'
  return { outcome: 'invalid' as const, fieldError }
}

/** `//example.com` and `/\example.com` lead to other sites. */
function isPathOfShop(path: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(path)
}
