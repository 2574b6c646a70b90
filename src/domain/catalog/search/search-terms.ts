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
  /**
   * It says which one is meant, not what. `required`: a color, a material or a place, without which a product is not
   * meant; `preferred`: what it is for, or a color in the name of a kind (black soap).
   */
  readonly attribute?: 'required' | 'preferred'
}

/** The weights of the words of a product that say what it is: its name, maker and facts, not its description. */
export const tellingWeights = 'ABC'

/** What may be meant by a word, but too seldom to look for it in descriptions, which have any word. */
const guesses: ReadonlySet<Exactness> = new Set(['beginning', 'sound'])

export function isGuess(exactness: Exactness): boolean {
  return guesses.has(exactness)
}

/**
 * A tsquery for the products that have all concepts, or all that are required and at least one of the others.
 * `column`: that of the names has no weights.
 */
export function matchingQuery(
  concepts: readonly SearchConcept[],
  which: 'all' | 'any',
  column: 'search_words' | 'name_words',
): string {
  const queryOf = (concept: SearchConcept) => {
    const weightOf = (exactness: Exactness) => (column === 'search_words' ? weightsOf(concept, exactness) : '')
    const each = exactnesses.flatMap((exactness) => conceptQuery(concept, exactness, weightOf(exactness)) ?? [])
    return `(${each.join(' | ')})`
  }
  const needed = concepts.filter(({ attribute }) => which === 'all' || attribute === 'required')
  const others = concepts.filter((concept) => !needed.includes(concept))
  if (others.length === 0) return needed.map(queryOf).join(which === 'all' ? ' & ' : ' | ')
  return [...needed.map(queryOf), `(${others.map(queryOf).join(' | ')})`].join(' & ')
}

/** A maker is no piece: what else a word is called says nothing of the pieces of one who is named so. */
function weightsOf({ isTelling }: SearchConcept, exactness: Exactness): string {
  if (isTelling && (exactness === 'related' || exactness === 'phrase')) return 'AC'
  return isTelling || isGuess(exactness) ? tellingWeights : ''
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
