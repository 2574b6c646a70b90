import { bannerFields } from '#domain/fields/banner-fields.ts'
import type { BannerDraft } from '#domain/home-page/banner.ts'
import type { Translations } from '#domain/translations.ts'
import type { BackofficeFieldErrors } from '#web/backoffice/forms/field-props.ts'
import { withTypedTranslations } from '#web/backoffice/translations/translated-fields.ts'
import { codec, piped, plainLine, withDefault } from '#web/forms/codec.ts'
import { codecsOf } from '#web/forms/codecs-of.ts'
import { type Typed, typedIn, typedOf } from '#web/forms/form.ts'
import { splitLocale } from '#web/paths/locale-prefix.ts'

/** A link copied from the address bar may name a language; each visitor gets it in their own. */
const pathOfShop = codec({
  ...{ parse: (typed) => (isPathOfShop(typed) ? splitLocale(typed).path : undefined), error: 'path' },
  input: { dir: 'ltr' },
})

/** The plain fields of the form of a banner. */
export const bannerForm = {
  ...codecsOf(bannerFields),
  linkPath: withDefault(piped(plainLine(bannerFields.linkPath.maxLength), pathOfShop), ''),
}

/** The values of the form of a banner as typed, valid or not, with its translations. */
export interface TypedBanner extends Typed<typeof bannerForm> {
  readonly texts: Translations
}

export type BannerFieldErrors = BackofficeFieldErrors<keyof typeof bannerForm>

export function typedBannerIn(form: FormData): TypedBanner {
  return { ...typedIn(bannerForm, form), texts: withTypedTranslations({}, form, 'banner') }
}

/** Returns the initial values of a banner's form. */
export function typedBannerOf(banner: BannerDraft): TypedBanner {
  return { ...typedOf(bannerForm, banner), texts: banner.translations ?? {} }
}

/** `//example.com` and `/\example.com` lead to other sites. */
function isPathOfShop(path: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(path)
}
