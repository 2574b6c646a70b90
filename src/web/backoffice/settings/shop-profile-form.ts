import { z } from 'zod'
import { parseEmailAddress } from '#domain/email-address.ts'
import { type Locale, locales } from '#domain/locale.ts'
import { formatPhone, isTunisian, parsePhone } from '#domain/phone.ts'
import {
  type EditableShopProfile,
  maxProfileLength,
  type ProfileText,
  postalCodePattern,
  profileTexts,
} from '#domain/shop-profile/shop-profile.ts'
import { type Translations, tidyTranslations } from '#domain/translations.ts'
import { translationName } from '#web/backoffice/translations/translation-name.ts'
import { oneOf, parsed, requiredText, socialLink, text, withoutAbsent } from '#web/forms/field-values.ts'
import type { Typed } from './setting-result.ts'

function parseTunisianPhone(typed: string) {
  const phone = parsePhone(typed)
  return phone && isTunisian(phone) ? phone : undefined
}

const profile = z.object({
  name: requiredText(maxProfileLength.name),
  nameInArabic: requiredText(maxProfileLength.nameInArabic),
  locale: oneOf(locales),
  tagline: requiredText(maxProfileLength.tagline),
  legalName: requiredText(maxProfileLength.legalName),
  street: requiredText(maxProfileLength.street),
  city: requiredText(maxProfileLength.city),
  postalCode: z.string().regex(postalCodePattern, 'postalCode'),
  phone: parsed(parseTunisianPhone, 'tunisianPhone'),
  email: parsed(parseEmailAddress, 'shopEmail'),
  facebookUrl: socialLink('facebook'),
  instagramUrl: socialLink('instagram'),
})

const translatedTexts = locales.flatMap((locale) => profileTexts.map((field) => ({ locale, field })))

/** The fields of the translations. Each may be empty. */
const translated = z
  .object(
    Object.fromEntries(
      translatedTexts.map(({ locale, field }) => [translationName(locale, field), text(maxProfileLength[field])]),
    ),
  )
  .transform((typed) => ({
    translations: everyTranslation((locale, field) => typed[translationName(locale, field)]),
  }))

export const shopProfileForm = z
  .intersection(profile, translated)
  .transform(({ translations, ...profile }) =>
    withoutAbsent({ ...profile, translations: tidyTranslations(translations, profile.locale) }),
  )

/** Returns the form values of the shop profile. */
export function shopProfileTexts({
  facebookUrl = '',
  instagramUrl = '',
  phone,
  translations,
  ...profile
}: EditableShopProfile): Typed {
  const translated = translatedTexts.map(({ locale, field }) => [
    translationName(locale, field),
    translations?.[locale]?.[field] ?? '',
  ])
  return { ...profile, phone: formatPhone(phone), facebookUrl, instagramUrl, ...Object.fromEntries(translated) }
}

function everyTranslation(
  textOf: (locale: Locale, field: ProfileText) => string | undefined,
): Translations<ProfileText> {
  return Object.fromEntries(
    locales.map((locale) => [
      locale,
      Object.fromEntries(profileTexts.map((field) => [field, textOf(locale, field) ?? ''])),
    ]),
  )
}
