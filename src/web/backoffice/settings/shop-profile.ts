import { parseEmailAddress } from '#domain/email-address.ts'
import { type Locale, locales } from '#domain/locale.ts'
import { formatPhone, isTunisian, type Phone, parsePhone } from '#domain/phone.ts'
import {
  type EditableShopProfile,
  maxProfileLength,
  postalCodePattern,
  profileTexts,
} from '#domain/shop-profile/shop-profile.ts'
import { tidyTranslations } from '#domain/translations.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { shopProfileFieldNames } from '#page-messages/backoffice/shop-profile-fields.ts'
import { textLabelIn } from '#web/backoffice/translations/text-label.ts'
import { translationName } from '#web/backoffice/translations/translation-name.ts'
import { codec, line, optional, required } from '#web/forms/codec.ts'
import { pageAt } from '#web/forms/codecs-of.ts'
import { languageNames } from '#web/text/language-names.ts'
import { choice, settingFormOf } from './setting-form.ts'

type Name = Exclude<keyof typeof shopProfileFieldNames, 'translations'>

/** The label of a field and its hint, where it has one. */
function named(name: Name) {
  return {
    label: shopProfileFieldNames[name],
    hint: (settingsMessages.shopProfileHints as Partial<Record<Name, string>>)[name],
  }
}

const text = (name: keyof typeof maxProfileLength) => ({ ...named(name), ...required(line(maxProfileLength[name])) })

const tunisianPhone = codec<Phone, 'tunisianPhone'>({
  parse: (typed) => {
    const phone = parsePhone(typed)
    return phone && isTunisian(phone) ? phone : undefined
  },
  ...{ format: formatPhone, error: 'tunisianPhone', input: { type: 'tel', dir: 'ltr' } },
})

const postalCode = codec({
  parse: (typed) => (postalCodePattern.test(typed) ? typed : undefined),
  ...{ error: 'postalCode', input: { inputMode: 'numeric', maxLength: 4 } },
})

const translatedTexts = locales.flatMap((locale) => profileTexts.map((field) => ({ locale, field })))

type TranslatedText = (typeof translatedTexts)[number]

function byTranslation<Part>(partOf: (text: TranslatedText) => Part): Readonly<Record<string, Part>> {
  return Object.fromEntries(translatedTexts.map((text) => [translationName(text.locale, text.field), partOf(text)]))
}

type Profile = Omit<EditableShopProfile, 'translations' | 'facebookUrl' | 'instagramUrl'> &
  Readonly<Record<'facebookUrl' | 'instagramUrl', string | undefined>>

/** The facts and texts of the shop, and the texts in each other language. */
export const shopProfile = settingFormOf<EditableShopProfile, Profile & Readonly<Record<string, unknown>>>({
  ...{ key: 'shop-profile', group: 'shop' },
  fields: {
    ...{ name: text('name'), nameInArabic: text('nameInArabic'), phone: { ...named('phone'), ...tunisianPhone } },
    email: {
      ...named('email'),
      ...codec({ parse: parseEmailAddress, error: 'shopEmail', input: { dir: 'ltr' } }),
    },
    postalCode: { ...named('postalCode'), ...postalCode },
    facebookUrl: { ...named('facebookUrl'), ...optional(pageAt('facebook')) },
    instagramUrl: { ...named('instagramUrl'), ...optional(pageAt('instagram')) },
    locale: {
      ...choice<Locale>(shopProfileFieldNames.locale, locales, languageNames),
      hint: settingsMessages.shopProfileHints.locale,
    },
    ...{ tagline: text('tagline'), legalName: text('legalName'), street: text('street'), city: text('city') },
    ...byTranslation(({ field }) => ({ label: shopProfileFieldNames[field], ...line(maxProfileLength[field]) })),
  },
  names: { ...shopProfileFieldNames, ...byTranslation(({ locale, field }) => textLabelIn(field, locale)) },
  toFields: ({ facebookUrl, instagramUrl, translations, ...profile }) => ({
    ...{ ...profile, facebookUrl, instagramUrl },
    ...byTranslation(({ locale, field }) => translations?.[locale]?.[field] ?? ''),
  }),
  fromFields: (values) => {
    const { name, nameInArabic, locale, tagline, legalName, street, city, postalCode, phone, email } = values
    const { facebookUrl, instagramUrl } = values
    const typed = Object.fromEntries(
      locales.map((locale) => {
        const texts = profileTexts.map((field) => [field, values[translationName(locale, field)] ?? ''])
        return [locale, Object.fromEntries(texts)]
      }),
    )
    const translations = tidyTranslations(typed, locale)
    return {
      ...{ name, nameInArabic, locale, tagline, legalName, street, city, postalCode, phone, email },
      ...(facebookUrl !== undefined && { facebookUrl }),
      ...(instagramUrl !== undefined && { instagramUrl }),
      ...(translations && { translations }),
    }
  },
})
