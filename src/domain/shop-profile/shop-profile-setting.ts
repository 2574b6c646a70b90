import { z } from 'zod'
import { type EmailAddress, parseEmailAddress } from '#domain/email-address.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { isTunisian, type Phone, parsePhone } from '#domain/phone.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import type { Setting } from '#domain/settings/setting.ts'
import { parseSocialLink } from '#domain/social-link.ts'
import { cleanLine } from '#domain/text.ts'
import { defaultShopProfile, maxProfileLength, postalCodePattern, type ShopProfile } from './shop-profile.ts'

const line = (maxLength: number) =>
  z
    .string()
    .min(1)
    .max(maxLength)
    .refine((text) => cleanLine(text) === text)

const link = (network: 'facebook' | 'instagram') =>
  z
    .string()
    .refine((text) => parseSocialLink(network, text) === text)
    .exactOptional()

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
}) satisfies z.ZodType<ShopProfile>

export const shopProfileSetting: Setting<ShopProfile> = { key: 'shop-profile', shape, defaultValue: defaultShopProfile }

/** Returns the current shop profile. */
export async function getShopProfile(marketplace: Marketplace): Promise<ShopProfile> {
  return (await getSetting(marketplace, shopProfileSetting)).value
}
