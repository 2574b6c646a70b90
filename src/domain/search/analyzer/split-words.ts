import { foldText } from './fold.ts'

/** In words. The longest description of a product has about a thousand. */
const defaultLimit = 2000

/** In characters. What is longer is no word that anybody types, and stemmers are slow on it. */
const maxWordLength = 64

/** In UTF-16 units, read for each word of the limit, so that a text without words ends too. */
const readPerWord = 128

/** Letters of the Arabic script alone, or others with digits, joined by apostrophes and hyphens. */
const chunk = /[\p{Script=Arabic}&&\p{L}]+|[\p{L}\p{N}]+(?:['\-]+[\p{L}\p{N}]+)*/gv

/**
 * Splitting: the folded words of a text, in order. A hyphen separates words, but a model number (BL-7) is also kept
 * whole, before its parts. An apostrophe ends an elided word (l'huile) and begins the English 's; any other is left
 * out.
 */
export function splitWords(text: string, limit = defaultLimit): readonly string[] {
  const folded = foldText(text.slice(0, limit * readPerWord))
  const words: string[] = []
  for (const [match] of folded.matchAll(chunk)) {
    if (words.length >= limit) break
    words.push(...readChunk(match))
  }
  return words.slice(0, limit)
}

function readChunk(match: string): string[] {
  const parts = match
    .split('-')
    .flatMap(splitScripts)
    .map(dropApostrophes)
    .filter((part) => part !== '')
    .map((part) => [...part].slice(0, maxWordLength).join(''))
  const whole = parts.join('-')
  const isModel = parts.length > 1 && whole.length <= maxWordLength && modelNumber.test(whole)
  return isModel ? [whole, ...parts] : parts
}

/** Letters and digits with hyphens, of one script: where scripts meet, nothing is kept whole. */
const modelNumber = /^(?=.*\p{L})(?=.*\p{N})[^\p{Script=Arabic}]+$/u

/** A hyphenless part where scripts meet, such as والfouta, is as many words. */
function splitScripts(part: string): string[] {
  return part.match(/\p{Script=Arabic}+|[^\p{Script=Arabic}]+/gu) ?? []
}

/** Not m', which begins Tunisian names (M'saken) more often than a French verb in a shop. */
const elision = /^(?:[ldcjnst]|qu|jusqu|lorsqu|puisqu|quoiqu)'+(?=[\p{L}\p{N}])/u

function dropApostrophes(word: string): string {
  return word
    .replace(elision, '')
    .replace(/(?<=[\p{L}\p{N}])'+s$/u, '')
    .replaceAll("'", '')
}
