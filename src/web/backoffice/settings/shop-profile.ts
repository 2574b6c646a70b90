import { parseEmailAddress } from '#domain/email-address.ts'
import { type Locale, locales } from '#domain/locale.ts'
import { formatPhone, isTunisian, type Phone, parsePhone } from '#domain/phone.ts'
import {
  type EditableShopProfile,
  maxProfileLength,
  postalCodePattern,
  profileTexts,
} from '#domain/shop-profile/shop-profile.ts'
import { parseSocialLink } from '#domain/social-link.ts'
import { tidyTranslations } from '#domain/translations.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { textLabelIn } from '#web/backoffice/translations/text-label.ts'
import { translationName } from '#web/backoffice/translations/translation-name.ts'
import { languageNames } from '#web/text/language-names.ts'
import { choice, line, optional, type SettingField, settingFormOf } from './setting-form.ts'

const { fields: labels, hints } = settingsMessages.shopProfile

type Name = Exclude<keyof typeof labels, 'translations'>

/** The label of a field and its hint, where it has one. */
function named(name: Name) {
  return { label: labels[name], hint: (hints as Partial<Record<Name, string>>)[name] }
}

const required = (name: keyof typeof maxProfileLength) => line(named(name), maxProfileLength[name], true)

function link(name: 'facebookUrl' | 'instagramUrl', network: Parameters<typeof parseSocialLink>[0]) {
  return optional<string>({
    ...{ ...named(name), isRequired: false, error: 'link', format: String },
    parse: (typed) => parseSocialLink(network, typed),
  })
}

const phone: SettingField<Phone> = {
  ...{ ...named('phone'), isRequired: true, error: 'tunisianPhone', format: formatPhone },
  parse: (typed) => {
    const phone = parsePhone(typed)
    return phone && isTunisian(phone) ? phone : undefined
  },
}

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
    ...{ name: required('name'), nameInArabic: required('nameInArabic'), phone },
    email: {
      ...{ ...named('email'), isRequired: true, error: 'shopEmail', format: String },
      parse: parseEmailAddress,
    },
    postalCode: {
      ...{ ...named('postalCode'), isRequired: true, input: { inputMode: 'numeric', maxLength: 4 } },
      ...{ error: 'postalCode', format: String },
      parse: (typed) => (postalCodePattern.test(typed) ? typed : undefined),
    },
    ...{ facebookUrl: link('facebookUrl', 'facebook'), instagramUrl: link('instagramUrl', 'instagram') },
    locale: { ...choice<Locale>(labels.locale, locales, languageNames), hint: hints.locale },
    ...{ tagline: required('tagline'), legalName: required('legalName') },
    ...{ street: required('street'), city: required('city') },
    ...byTranslation(({ field }) => line({ label: labels[field] }, maxProfileLength[field], false)),
  },
  names: { ...labels, ...byTranslation(({ locale, field }) => textLabelIn(field, locale)) },
  toFields: ({ facebookUrl, instagramUrl, translations, ...profile }) => ({
    ...{ ...profile, facebookUrl, instagramUrl },
    ...byTranslation(({ locale, field }) => translations?.[locale]?.[field]),
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
