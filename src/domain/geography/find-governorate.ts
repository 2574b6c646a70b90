import type { Governorate } from './governorate.ts'
import { type Town, towns } from './towns.ts'

/**
 * Finds the governorate of a city as visitors type it, in French or Arabic, in any case, with or without accents and
 * articles, and with other words ("8000 Nabeul", "Sahloul 4, Sousse"). The longest town name wins; among names of equal
 * length the capital of a governorate, then the last, because addresses go from small to large. Undefined when no name
 * matches.
 */
export function findGovernorate(city: string): Governorate | undefined {
  const words = wordsOf(city)
  const together = byName.get(words.join(''))
  if (together) return together.governorate
  for (let length = Math.min(words.length, longestName); length > 0; length--) {
    const found = namesOfLength(words, length)
    const town = found.findLast(({ isCapital }) => isCapital) ?? found.at(-1)
    if (town) return town.governorate
  }
  return undefined
}

function namesOfLength(words: readonly string[], length: number): Town[] {
  const starts = Array.from({ length: words.length - length + 1 }, (_, start) => start)
  return starts.flatMap((start) => byName.get(words.slice(start, start + length).join('')) ?? [])
}

const articles = new Set(['el', 'al', 'la', 'le', 'les', 'l', 'ال'])

/** Normalizes words: no accents, no case, no articles, including the Arabic article that is a prefix of its noun. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}|ـ/gu, '')
    .toLowerCase()
    .replace(/ى/gu, 'ي')
    .replace(/ة/gu, 'ه')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => !articles.has(word))
    .map((word) => (word.length > 4 ? word.replace(/^ال/u, '') : word))
    .filter(Boolean)
}

/** By the words of the name without spaces, as many people write it. */
const byName = new Map(towns.flatMap((town) => town.spellings.map((name) => [wordsOf(name).join(''), town] as const)))

const longestName = Math.max(...towns.flatMap(({ spellings }) => spellings.map((name) => wordsOf(name).length)))
