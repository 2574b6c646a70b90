import { parseEmailAddress } from '#domain/email-address.ts'
import { formatPhone, isTunisian, parsePhone } from '#domain/phone.ts'
import { maxProfileLength, postalCodePattern, type ShopProfile } from '#domain/shop-profile/shop-profile.ts'
import { parseSocialLink } from '#domain/social-link.ts'
import type { SettingFieldError, SettingFieldErrors, Typed } from './setting-result.ts'

/** Returns the form values of the shop profile. */
export function shopProfileTexts({ facebookUrl = '', instagramUrl = '', phone, ...profile }: ShopProfile): Typed {
  return { ...profile, phone: formatPhone(phone), facebookUrl, instagramUrl }
}

export function readShopProfile(
  typed: Typed,
): { readonly value: ShopProfile } | { readonly fieldErrors: SettingFieldErrors } {
  const text = (name: keyof ShopProfile) => typed[name] ?? ''
  const phone = parsePhone(text('phone'))
  const email = parseEmailAddress(text('email'))
  const facebookUrl = parseSocialLink('facebook', text('facebookUrl'))
  const instagramUrl = parseSocialLink('instagram', text('instagramUrl'))
  const fieldErrors: Record<string, SettingFieldError> = {
    ...(!postalCodePattern.test(text('postalCode')) && { postalCode: 'postalCode' }),
    ...((!phone || !isTunisian(phone)) && { phone: 'phone' }),
    ...(!email && { email: 'email' }),
    ...(text('facebookUrl') !== '' && !facebookUrl && { facebookUrl: 'link' }),
    ...(text('instagramUrl') !== '' && !instagramUrl && { instagramUrl: 'link' }),
  }
  const names = Object.keys(maxProfileLength) as (keyof typeof maxProfileLength)[]
  for (const name of names) {
    const { length } = text(name)
    if (length === 0) fieldErrors[name] = 'required'
    else if (length > maxProfileLength[name]) fieldErrors[name] = 'tooLong'
  }
  if (!phone || !email || Object.keys(fieldErrors).length > 0) return { fieldErrors }
  const lines = Object.fromEntries(names.map((name) => [name, text(name)])) as Record<
    keyof typeof maxProfileLength,
    string
  >
  const links = { ...(facebookUrl && { facebookUrl }), ...(instagramUrl && { instagramUrl }) }
  return { value: { ...lines, postalCode: text('postalCode'), phone, email, ...links } }
}
