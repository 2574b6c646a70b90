import { type Locale, languages } from '#domain/locale.ts'
import { type Millimes, toDinars } from '#domain/money.ts'

/**
 * Formats an amount with two decimals, and three when the third is not zero: `64.50 TND`, `64,50 DT`, `64,50 د.ت`. Not
 * by `Intl`, so that a browser with older data formats the same text as the server did; a test compares the two there.
 */
export function formatPrice(amount: Millimes, locale: Locale): string {
  return format(amount, amount % 10 === 0 ? 2 : 3, locale)
}

/** Formats an amount in large type, without decimals where it has none: `49 TND`. */
export function formatShortPrice(amount: Millimes, locale: Locale): string {
  return amount % 1000 === 0 ? format(amount, 0, locale) : formatPrice(amount, locale)
}

function format(amount: Millimes, decimals: number, locale: Locale): string {
  const { decimal, group, currency } = languages[locale]
  const [whole = '', fraction = ''] = toDinars(amount).toFixed(decimals).split('.')
  // Without the mark, text from right to left would have the minus behind the number.
  const signed = whole.replace(/\B(?=(\d{3})+$)/g, group).replace('-', '\u200e-')
  return `${signed}${fraction && decimal + fraction}${currency}`
}
