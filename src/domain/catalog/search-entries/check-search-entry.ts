import { isOpenStore } from '#domain/catalog/stores/is-open-store.ts'
import { isCategory } from '#domain/categories/list-categories.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { searchWords } from '#domain/search/search-words.ts'
import {
  maxAskedLength,
  maxFoundLength,
  maxFoundPhrases,
  maxPhraseWords,
  type SearchEntryDraft,
} from './search-entry.ts'

export type SearchEntryProblem = 'asked' | 'finds' | 'too-many-finds' | 'finds-itself' | 'category' | 'store'

/** The words of a phrase as searches compare them: phrases that differ in case or accents are the same. */
export function wordsOfPhrase(phrase: string): string {
  return searchWords(phrase).join(' ')
}

/**
 * Returns the draft without spaces around its phrases, empty and double phrases, and parts that its kind does not have.
 */
export function tidySearchEntry({ asked, kind, finds, category, storeId }: SearchEntryDraft): SearchEntryDraft {
  const hasPhrases = kind === 'same' || kind === 'finds'
  const phrases = finds.map(tidyPhrase).filter((phrase) => phrase !== '')
  const firstOfEach = new Map(phrases.toReversed().map((phrase) => [wordsOfPhrase(phrase), phrase]))
  return {
    ...{ asked: tidyPhrase(asked), kind },
    finds: hasPhrases ? phrases.filter((phrase) => firstOfEach.get(wordsOfPhrase(phrase)) === phrase) : [],
    ...(kind === 'category' && category !== undefined && { category }),
    ...(kind === 'store' && storeId !== undefined && { storeId }),
  }
}

/** Returns the first problem of a tidy draft. */
export async function findSearchEntryProblem(
  marketplace: Marketplace,
  { asked, kind, finds, category, storeId }: SearchEntryDraft,
): Promise<SearchEntryProblem | undefined> {
  if (!isPhrase(asked, maxAskedLength)) return 'asked'
  if (finds.length > maxFoundPhrases) return 'too-many-finds'
  if (!finds.every((phrase) => isPhrase(phrase, maxFoundLength))) return 'finds'
  if (finds.some((phrase) => wordsOfPhrase(phrase) === wordsOfPhrase(asked))) return 'finds-itself'
  if ((kind === 'same' || kind === 'finds') && finds.length === 0) return 'finds'
  if (kind === 'category' && !(category !== undefined && (await isCategory(marketplace, category)))) return 'category'
  if (kind === 'store' && !(storeId !== undefined && (await isOpenStore(marketplace, storeId)))) return 'store'
  return undefined
}

function tidyPhrase(phrase: string): string {
  return phrase.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
}

/** Whether it has words to search for, and not too many. `maxLength` is in characters. */
export function isPhrase(phrase: string, maxLength: number): boolean {
  const { length } = searchWords(phrase)
  return phrase.length <= maxLength && length > 0 && length <= maxPhraseWords
}
