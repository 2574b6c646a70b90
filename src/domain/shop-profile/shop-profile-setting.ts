import { z } from 'zod'
import { type EmailAddress, parseEmailAddress } from '#domain/email-address.ts'
import { getMainLocale } from '#domain/languages/main-locale-setting.ts'
import { locales } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { isTunisian, type Phone, parsePhone } from '#domain/phone.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import type { Setting } from '#domain/settings/setting.ts'
import { parseSocialLink } from '#domain/social-link.ts'
import { cleanLine, countCharacters } from '#domain/text.ts'
import type { Translations } from '#domain/translations.ts'
import { defaultShopProfile } from './default-shop-profile.ts'
import {
  type EditableShopProfile,
  localizeShopProfile,
  maxProfileLength,
  type ProfileText,
  postalCodePattern,
  type ShopProfile,
} from './shop-profile.ts'

const line = (maxLength: number) =>
  z
    .string()
    .min(1)
    .refine((text) => countCharacters(text) <= maxLength && cleanLine(text) === text)

const link = (network: 'facebook' | 'instagram') =>
  z
    .string()
    .refine((text) => parseSocialLink(network, text) === text)
    .exactOptional()

const translation = z.object({
  tagline: line(maxProfileLength.tagline).exactOptional(),
  legalName: line(maxProfileLength.legalName).exactOptional(),
  street: line(maxProfileLength.street).exactOptional(),
  city: line(maxProfileLength.city).exactOptional(),
})

const shape = z.object({
  name: line(maxProfileLength.name),
  nameInArabic: line(maxProfileLength.nameInArabic),
  tagline: line(maxProfileLength.tagline),
  legalName: line(maxProfileLength.legalName),
  street: line(maxProfileLength.street),
  postalCode: z.string().regex(postalCodePattern),
  city: line(maxProfileLength.city),
  phone: z.custom<Phone>((text) => typeof text === 'string' && parsePhone(text) === text && isTunisian(text as Phone)),
  email: z.custom<EmailAddress>((text) => typeof text === 'string' && parseEmailAddress(text) === text),
  facebookUrl: link('facebook'),
  instagramUrl: link('instagram'),
  locale: z.enum(locales),
  translations: (z.partialRecord(z.enum(locales), translation) as z.ZodType<Translations<ProfileText>>).exactOptional(),
}) satisfies z.ZodType<EditableShopProfile>

export const shopProfileSetting: Setting<EditableShopProfile> = {
  key: 'shop-profile',
  shape,
  defaultValue: defaultShopProfile,
}

/** Returns the current shop profile with its texts in all languages. */
export async function readShopProfile(marketplace: Marketplace): Promise<EditableShopProfile> {
  return (await getSetting(marketplace, shopProfileSetting)).value
}

/** Returns the current shop profile in the language of the marketplace. */
export async function getShopProfile(marketplace: Marketplace): Promise<ShopProfile> {
  const [profile, mainLocale] = await Promise.all([readShopProfile(marketplace), getMainLocale(marketplace)])
  return localizeShopProfile(profile, { locale: marketplace.locale, mainLocale })
}
