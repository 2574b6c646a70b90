import { cutText } from '#domain/cut-text.ts'
import { dinars, type Millimes } from '#domain/money.ts'
import { maxSearchLength } from '#domain/text-lengths.ts'
import { foldText } from './analyzer/fold.ts'

export interface PriceRange {
  readonly min?: Millimes
  readonly max?: Millimes
}

export interface PricePhrase {
  readonly range: PriceRange
  /** As it was typed. */
  readonly phrase: string
  /** The search without the phrase. */
  readonly rest: string
}

const amount = String.raw`(\d{1,5}(?:[.,]\d{1,3})?)`
const unit = String.raw`(?:\s*(?:dinars?|dinar|dt|tnd|دينارا?|دنانير|د\.?ت)(?![\p{L}\p{N}]))`
const unitOrEnd = String.raw`(?:${unit}|(?![\p{L}\p{N}.,]))`
const before = String.raw`(?<![\p{L}\p{N}])`
const phrase = (words: string, rest: string) => new RegExp(`${before}(?:${words})\\s*${rest}`, 'u')

const below =
  "moins de|a moins de|au dessous de|en dessous de|jusqu'?a|maximum|max|under|below|less than|up to|cheaper than|ب?اقل من|دون|تحت|حتى|a9al men|a9el men|a9all men"
const above =
  'plus de|a partir de|au dessus de|minimum|min|over|above|more than|at least|from|ب?اكثر من|فوق|ابتداء من|akthar men|akther men'
const between = 'entre|de|between|from|بين|ما بين|bin|bine'
const and = String.raw`\s*(?:et|a|and|to|و|الى|w|-)\s*`

/**
 * Ways to say a price, the longest first. An amount between two needs a word before it or a unit, so that sizes are
 * none; an amount with a unit alone is what somebody would pay.
 */
const patterns: readonly (readonly [RegExp, 'range' | 'max' | 'min'])[] = [
  [phrase(between, `${amount}${unit}?${and}${amount}${unitOrEnd}`), 'range'],
  [phrase(below, `${amount}${unitOrEnd}`), 'max'],
  [phrase(above, `${amount}${unitOrEnd}`), 'min'],
  [new RegExp(`${before}${amount}${unit}`, 'u'), 'max'],
]

/** Finds the price in the part of a search that counts, such as `tapis moins de 200` or `أقل من 100 دينار`. */
export function findPricePhrase(searchText: string): PricePhrase | undefined {
  const typed = cutText(searchText, maxSearchLength).normalize().replaceAll(/\s+/gu, ' ')
  const text = foldText(typed)
  // Folding keeps the length of nearly every text.
  const kept = text.length === typed.length ? typed : text
  for (const [pattern, kind] of patterns) {
    const match = pattern.exec(text)
    const [whole = '', first = '', second = ''] = match ?? []
    if (!match) continue
    const rest = `${kept.slice(0, match.index)} ${kept.slice(match.index + whole.length)}`
      .replaceAll(/\s+/gu, ' ')
      .trim()
    const phrase = kept.slice(match.index, match.index + whole.length)
    return { range: rangeOf(kind, dinarsIn(first), dinarsIn(second)), phrase, rest }
  }
  return undefined
}

function rangeOf(kind: 'range' | 'max' | 'min', first: Millimes, second: Millimes): PriceRange {
  if (kind === 'max') return { max: first }
  if (kind === 'min') return { min: first }
  return first <= second ? { min: first, max: second } : { min: second, max: first }
}

function dinarsIn(digits: string): Millimes {
  return dinars(Number(digits.replace(',', '.') || 0))
}
