import { z } from 'zod'
import { parseEmailAddress } from '#domain/email-address.ts'
import { formatPhone, isTunisian, parsePhone } from '#domain/phone.ts'
import { maxProfileLength, postalCodePattern, type ShopProfile } from '#domain/shop-profile/shop-profile.ts'
import { parsed, requiredText, socialLink, withoutAbsent } from '#web/forms/field-values.ts'
import type { Typed } from './setting-result.ts'

function parseTunisianPhone(typed: string) {
  const phone = parsePhone(typed)
  return phone && isTunisian(phone) ? phone : undefined
}

export const shopProfileForm = z
  .object({
    name: requiredText(maxProfileLength.name),
    nameInArabic: requiredText(maxProfileLength.nameInArabic),
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
  .transform(withoutAbsent)

/** Returns the form values of the shop profile. */
export function shopProfileTexts({ facebookUrl = '', instagramUrl = '', phone, ...profile }: ShopProfile): Typed {
  return { ...profile, phone: formatPhone(phone), facebookUrl, instagramUrl }
}
