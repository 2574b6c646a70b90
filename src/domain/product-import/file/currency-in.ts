/** How people and programs write the dinar, beside an amount or in a column of its own. */
const dinar = /TND|DT|dinars? tunisiens?|dinars?|دينار تونسي|دينار|د\s?\.?\s?ت\.?/iu
const leading = new RegExp(`^(?:${dinar.source})(?=[\\s\\d]|$)`, 'iu')
const trailing = new RegExp(`(?<=[\\s\\d]|^)(?:${dinar.source})$`, 'iu')

/** Other currencies, by the signs and words for them that are no code. */
const otherSigns: readonly (readonly [RegExp, string])[] = [
  [/€|\beuros?\b|يورو/iu, 'EUR'],
  [/US\$|\$|\bdollars?\b|دولار/iu, 'USD'],
  [/£|\bpounds?\b/iu, 'GBP'],
  [/\bDA\b|د\.?\s?ج/iu, 'DZD'],
  [/\bDHS?\b|درهم/iu, 'MAD'],
  [/\bLYD\b|د\.?\s?ل/iu, 'LYD'],
]

/** Codes alone, not all there are: `ALL` and `TOP` are words too. */
const codes = /(?<![a-z])(?:EUR|USD|GBP|CAD|CHF|AED|SAR|QAR|KWD|BHD|DZD|MAD|LYD|EGP|TRY|JPY|CNY|AUD)(?![a-z])/iu

/** Longer texts are no amounts, in characters. */
const maxLength = 60

export interface AmountText {
  /** Without the currency. */
  readonly amount: string
  /** The code of the currency, where the text says one. */
  readonly currency: string | undefined
}

/** Splits `45,500 DT` into the amount and its currency. */
export function amountIn(text: string): AmountText {
  const trimmed = text.replace(/[\u200e\u200f\u061c\u2066-\u2069\u00a0\u202f]/g, ' ').trim()
  if (trimmed.length > maxLength) return { amount: trimmed, currency: undefined }
  const amount = trimmed.replace(leading, '').replace(trailing, '').trim()
  if (amount !== trimmed) return { amount, currency: 'TND' }
  return { amount, currency: otherCurrency(trimmed) }
}

/** Returns the code of the currency that a heading such as `Prix (DT)`, or a cell for it alone, says. */
export function currencyOf(text: string): string | undefined {
  const plain = text.slice(0, maxLength)
  if (new RegExp(`(?<!\\p{L})(?:${dinar.source})(?!\\p{L})`, 'iu').test(plain)) return 'TND'
  return otherCurrency(plain)
}

function otherCurrency(text: string): string | undefined {
  return otherSigns.find(([sign]) => sign.test(text))?.[1] ?? codes.exec(text)?.[0].toUpperCase()
}
