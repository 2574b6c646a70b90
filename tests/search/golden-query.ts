/**
 * A query that shoppers type into the search box of the sample shop, and the products they mean. Judged by the texts of
 * the samples in all three languages, not by what the search finds.
 */
export interface GoldenQuery {
  readonly query: string
  /**
   * `latin`: English or French; `arabic`: Arabic letters, standard or Tunisian; `arabizi`: Arabic words in Latin
   * letters and digits; `mixed`: words of two of these. A query typed on the wrong keyboard layout is of the kind of
   * its letters.
   */
  readonly kind: 'latin' | 'arabic' | 'arabizi' | 'mixed'
  /** Names of `searchTopics`, separated by spaces. */
  readonly topics: string
  /** Models of one to five products that must be among the first five. */
  readonly first: readonly string[]
  /** Models that must not be among the first five. */
  readonly never?: readonly string[]
}

/** What a query tests. */
export const searchTopics = {
  noun: 'what the thing is, in a word of its texts',
  synonym: 'what the thing is, in a word that its texts do not have',
  material: 'what it is made of',
  technique: 'how it is made',
  color: 'a color with a noun',
  use: 'what it is for, with a noun or alone',
  room: 'where at home it belongs',
  occasion: 'a gift, a wedding, a feast',
  audience: 'men, women, children, babies',
  size: 'a size or a measure',
  place: 'a town or region',
  store: 'the name of a store',
  'own-name': 'the name in quotation marks of a product',
  model: 'a model number or a part of it',
  category: 'a word for a category',
  inflection: 'plural, singular or feminine of a word of the texts, or a word with the Arabic article',
  elision: 'a French or English apostrophe, or the lack of it',
  spelling: 'another spelling in use, such as no accents, no hamza, other Arabizi',
  price: 'a bound of the price, compared with the price charged',
  partial: 'the last word is not yet complete',
  typo: 'one error in a word of five letters or more',
  'short-typo': 'one error in a word of four letters',
  layout: 'typed on the wrong keyboard layout',
} as const
