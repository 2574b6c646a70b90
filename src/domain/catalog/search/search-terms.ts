/** What a word of a search matches in the catalog: any of these words. */
export type Alternatives = readonly string[]

/** A phrase in words of the catalog: a product must have one of the alternatives of each of its words. */
export type CatalogPhrase = readonly Alternatives[]

/**
 * The ways in which a product can be about a word of a search, the nearest to what was typed first. `typed`: the word
 * itself; `phrase`: what the thesaurus calls a phrase that the word is part of; `form`: another form of the word;
 * `related`: what the thesaurus calls it; `beginning`: a longer word; `sound`: a word with the same consonants.
 */
export const exactnesses = ['typed', 'phrase', 'form', 'related', 'beginning', 'sound'] as const

export type Exactness = (typeof exactnesses)[number]

/** A word of a search, and for each other way the phrases of the catalog, one of which a product must have. */
export interface SearchConcept {
  readonly word: string
  readonly phrase: readonly CatalogPhrase[]
  readonly form: readonly CatalogPhrase[]
  readonly related: readonly CatalogPhrase[]
  /** Whether the catalog has a longer word that begins so. */
  readonly isBeginning: boolean
  readonly sound: readonly CatalogPhrase[]
  /** A product must have it in its name, maker or facts: in its description it says nothing of what was asked for. */
  readonly isTelling?: boolean
  /** It says which one is meant, not what: a color, a material or a place. */
  readonly isAttribute?: boolean
}

/** The weights of the words of a product that say what it is: its name, maker and facts, not its description. */
export const tellingWeights = 'ABC'

/** What may be meant by a word, but too seldom to look for it in descriptions, which have any word. */
const guesses: ReadonlySet<Exactness> = new Set(['beginning', 'sound'])

export function isGuess(exactness: Exactness): boolean {
  return guesses.has(exactness)
}

/**
 * A tsquery for the products that have all concepts, or at least one. `column`: that of the names has no weights.
 */
export function matchingQuery(
  concepts: readonly SearchConcept[],
  which: 'all' | 'any',
  column: 'search_words' | 'name_words',
): string {
  const each = concepts.map((concept) => {
    const weightOf = (exactness: Exactness) =>
      column === 'search_words' && (concept.isTelling || isGuess(exactness)) ? tellingWeights : ''
    return exactnesses.flatMap((exactness) => conceptQuery(concept, exactness, weightOf(exactness)) ?? []).join(' | ')
  })
  return each.map((query) => `(${query})`).join(which === 'all' ? ' & ' : ' | ')
}

/**
 * A tsquery for the products that have a concept in one way, in the texts of one weight if it is given; undefined if
 * the catalog has no such word.
 */
export function conceptQuery(concept: SearchConcept, exactness: Exactness, weight = ''): string | undefined {
  if (exactness === 'typed') return lexeme(concept.word, weight)
  if (exactness === 'beginning') return concept.isBeginning ? lexeme(concept.word, `*${weight}`) : undefined
  const phrases = concept[exactness].map((phrase) =>
    phrase.map((words) => `(${words.map((word) => lexeme(word, weight)).join(' | ')})`).join(' & '),
  )
  return phrases.length === 0 ? undefined : phrases.map((phrase) => `(${phrase})`).join(' | ')
}

/** A tsquery for a word, in the texts of the weights in `label`, and for longer words if it has a `*`. */
export function lexeme(word: string, label = ''): string {
  const quoted = `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
  return label === '' ? quoted : `${quoted}:${label}`
}
