import type { Governorate } from './governorate.ts'
import { type Town, towns } from './towns.ts'

/**
 * The governorate of what somebody typed as a city, in French or Arabic, with whatever case, accents and articles, and
 * with more beside it ("8000 Nabeul", "Sahloul 4, Sousse"). The longest name found counts; of names equally long a
 * governorate's own, then the last, because addresses go from small to large. Undefined when no name is found.
 */
export function recognizeGovernorate(city: string): Governorate | undefined {
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

/** Words in one spelling, without articles: those of their own, and the Arabic one that is written onto its noun. */
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

/** By the words of the name written as one, as many people do. */
const byName = new Map(towns.flatMap((town) => town.spellings.map((name) => [wordsOf(name).join(''), town] as const)))

const longestName = Math.max(...towns.flatMap(({ spellings }) => spellings.map((name) => wordsOf(name).length)))
