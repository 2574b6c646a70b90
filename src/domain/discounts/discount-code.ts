import type { Category } from '#domain/category.ts'
import { dinars, type Millimes } from '#domain/money.ts'
import { latinDigits } from '#domain/phone.ts'
import { cleanPlainLine } from '#domain/text.ts'
import type { TunisDay } from '#domain/tunis-day.ts'

export const discountKinds = ['amount', 'percent', 'free-delivery'] as const

export type DiscountKind = (typeof discountKinds)[number]

/** Whose share a discount lowers: that of the shop alone, or that of the makers as well, as a lower price does. */
export const discountBearers = ['shop', 'makers'] as const

export type DiscountBearer = (typeof discountBearers)[number]

/** What a code takes off, and the pieces it is for. It does not change once an order has used the code. */
export interface DiscountTerms {
  readonly kind: DiscountKind
  /** Of kind `amount`. */
  readonly amount?: Millimes
  /** Of kind `percent`: a whole number from 1 to 100. */
  readonly percent?: number
  /** The pieces it is for: of one store, of one category, or of both; all without either. */
  readonly storeId?: number
  readonly category?: Category
  /** Only for a phone number without another order. */
  readonly isFirstOrderOnly: boolean
  /** What the pieces that it is for cost at least. */
  readonly minimum?: Millimes
  readonly bearer: DiscountBearer
}

/** What staff enter about a code. */
export interface DiscountCodeDraft extends DiscountTerms {
  /** As `normalizeCode` returns it. */
  readonly code: string
  /** In total, and for each phone number. */
  readonly maxUses?: number
  readonly maxUsesPerPhone?: number
  /** Days in Tunis, both included. */
  readonly firstDay?: TunisDay
  readonly lastDay?: TunisDay
  /** A code that is off is answered like one that does not exist. */
  readonly isOn: boolean
}

export interface DiscountCode extends DiscountCodeDraft {
  readonly id: number
  /** Grows with every edit. */
  readonly version: number
}

/** Characters. */
export const minCodeLength = 3
export const maxCodeLength = 30
export const maxDiscount = dinars(1_000_000)
export const maxCodeUses = 100_000
/** As many as one page lists. */
export const maxDiscountCodes = 300

/**
 * What copying from a text or a chat adds to a code and nobody sees: spaces, marks of direction, tatweel and Arabic
 * vowels.
 */
const unseen = /[\s\p{Cf}\u0640\u064b-\u065f\u0670]/gu

/**
 * Returns a typed code as it is compared: people type it in small letters and with the digits and the dashes of their
 * keyboard, or paste it.
 */
export function normalizeCode(typed: string): string {
  const code = latinDigits(cleanPlainLine(typed))
  return code
    .replace(unseen, '')
    .replace(/\p{Pd}/gu, '-')
    .toUpperCase()
    .slice(0, maxCodeLength)
}

/** Reads the code that staff enter: letters of any script, digits and hyphens. */
export function parseCode(typed: string): string | undefined {
  const code = normalizeCode(typed)
  return code.length >= minCodeLength && /^[\p{L}\p{M}\p{N}-]+$/u.test(code) ? code : undefined
}

/**
 * Why a code gives no discount. Unknown, off and not begun are the same, so that nobody can find out codes of tomorrow.
 */
export type CodeRefusal =
  | { readonly reason: 'unknown' | 'ended' | 'used-up' | 'used-by-phone' | 'not-first-order' | 'not-for-these' }
  /** The order costs no less with it: it takes nothing off, or less than the free delivery that would be lost. */
  | { readonly reason: 'no-gain' }
  /** Only of a quote: an order is refused as any other that comes too often. */
  | { readonly reason: 'too-many-tries' }
  | { readonly reason: 'minimum'; readonly minimum: Millimes }

/** How often a code has been used, as far as it has limits, and whether the phone number has other orders. */
export interface CodeUses {
  readonly uses: number
  readonly usesOfPhone: number
  readonly hasOtherOrders: boolean
}

/** A code that was typed: unknown, or with its uses. These are undefined where the phone number is not known yet. */
export interface TypedCode {
  readonly code: string
  readonly found?: DiscountCode & { readonly known: Partial<CodeUses> }
}

/** Returns why a code cannot be used on a day, whatever the pieces. */
export function refusalOn(today: TunisDay, { found }: TypedCode): CodeRefusal | undefined {
  if (!found?.isOn || (found.firstDay !== undefined && today < found.firstDay)) return { reason: 'unknown' }
  const { known, lastDay, maxUses, maxUsesPerPhone, isFirstOrderOnly } = found
  if (lastDay !== undefined && today > lastDay) return { reason: 'ended' }
  if (maxUses !== undefined && (known.uses ?? 0) >= maxUses) return { reason: 'used-up' }
  if (maxUsesPerPhone !== undefined && (known.usesOfPhone ?? 0) >= maxUsesPerPhone) return { reason: 'used-by-phone' }
  if (isFirstOrderOnly && known.hasOtherOrders) return { reason: 'not-first-order' }
}
