import { parseStoreLink } from '#domain/catalog/store-link.ts'
import { parseEmail } from '#domain/email.ts'
import { type House, longestFact, postalCodeForm } from '#domain/house/house.ts'
import { formatPhone, isTunisian, parsePhone } from '#domain/phone.ts'
import type { SettingMistake, SettingMistakes, Typed } from './setting-answer.ts'

/** The house as its form shows it. */
export function textsOfHouse({ facebookUrl = '', instagramUrl = '', phone, ...house }: House): Typed {
  return { ...house, phone: formatPhone(phone), facebookUrl, instagramUrl }
}

export function readHouse(typed: Typed): { readonly value: House } | { readonly mistakes: SettingMistakes } {
  const text = (name: keyof House) => typed[name] ?? ''
  const phone = parsePhone(text('phone'))
  const email = parseEmail(text('email'))
  const facebookUrl = parseStoreLink('facebook', text('facebookUrl'))
  const instagramUrl = parseStoreLink('instagram', text('instagramUrl'))
  const mistakes: Record<string, SettingMistake> = {
    ...(!postalCodeForm.test(text('postalCode')) && { postalCode: 'postalCode' }),
    ...((!phone || !isTunisian(phone)) && { phone: 'phone' }),
    ...(!email && { email: 'email' }),
    ...(text('facebookUrl') !== '' && !facebookUrl && { facebookUrl: 'link' }),
    ...(text('instagramUrl') !== '' && !instagramUrl && { instagramUrl: 'link' }),
  }
  const names = Object.keys(longestFact) as (keyof typeof longestFact)[]
  for (const name of names) {
    const { length } = text(name)
    if (length === 0) mistakes[name] = 'required'
    else if (length > longestFact[name]) mistakes[name] = 'tooLong'
  }
  if (!phone || !email || Object.keys(mistakes).length > 0) return { mistakes }
  const lines = Object.fromEntries(names.map((name) => [name, text(name)])) as Record<keyof typeof longestFact, string>
  const links = { ...(facebookUrl && { facebookUrl }), ...(instagramUrl && { instagramUrl }) }
  return { value: { ...lines, postalCode: text('postalCode'), phone, email, ...links } }
}
