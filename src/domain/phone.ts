import { normalized } from './normalized.ts'

/** A phone number in international form: `+` and 7 to 15 digits. */
export type Phone = string & { readonly form: 'E.164' }

/** Stands for a number that is not known: it was erased, or nobody asked for one at the counter. */
export const noPhone = '+000000' as Phone

const tunisian = /^[2-57-9]\d{7}$/
const international = /^\+[1-9]\d{6,14}$/

/**
 * Parses what people type: `+216`, `00216`, `216` or none of them, spaces, dashes, digits of other scripts. Undefined
 * when it is not a number.
 */
export function parsePhone(text: string): Phone | undefined {
  const typed = latinDigits(text).replace(/[\s\u00a0\u202f().\-/‐-―]/gu, '')
  const dialed = typed.replace(/^00/, '+').replace(/^216(?=\d{8}$)/, '+216')
  const national = dialed.startsWith('+216') ? dialed.slice(4) : dialed
  if (tunisian.test(national)) return `+216${national}` as Phone
  if (international.test(dialed) && !dialed.startsWith('+216')) return dialed as Phone
  return undefined
}

export function isTunisian(phone: Phone): boolean {
  return phone.startsWith('+216')
}

/**
 * Returns a number as it is dialed in Tunisia: without the prefix of the country, the international form for others.
 */
export function dialedInTunisia(phone: Phone): string {
  return isTunisian(phone) ? phone.slice('+216'.length) : phone
}

/** Landlines in Tunisia begin with 7 and 30 to 32. They receive neither SMS nor WhatsApp messages. */
export function isLandline(phone: Phone): boolean {
  return /^\+216(7|3[0-2])/.test(phone)
}

/** `22 333 444` for a Tunisian number, the international form for others, a dash for none. */
export function formatPhone(phone: Phone): string {
  if (phone === noPhone) return '—'
  const [, area, middle, end] = /^\+216(\d\d)(\d{3})(\d{3})$/.exec(phone) ?? []
  return area ? `${area} ${middle} ${end}` : phone
}

/** Replaces Arabic-Indic and full-width digits by 0 to 9, and other compatibility characters by the usual ones. */
export function latinDigits(text: string): string {
  return normalized(text, 'NFKC').replace(/[٠-٩۰-۹]/gu, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (code >= 0x6f0 ? 0x6f0 : 0x660))
  })
}
