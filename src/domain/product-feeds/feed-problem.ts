import { type FeedItem, type FeedTerms, feedItemsOf } from './feed-item.ts'
import type { FeedProduct } from './list-feed-products.ts'

/** Why a reader of product feeds would refuse a product. */
export const feedProblems = [
  'no-picture',
  'small-picture',
  'no-description',
  /** The texts of a feed are all in its language. */
  'other-language',
  'capitals',
  'link-in-description',
] as const

export type FeedProblem = (typeof feedProblems)[number]

interface CheckedProduct {
  readonly items: readonly FeedItem[]
  /** None of a product that the feed lists. */
  readonly problems: readonly FeedProblem[]
}

/** Returns the items of a product, and why the reader of the feed would refuse it. */
export function checkFeedProduct(listed: FeedProduct, terms: FeedTerms): CheckedProduct {
  const items = feedItemsOf(listed, terms)
  const isSmall = (side: number) => side < terms.target.minPictureSide
  const firsts = items.flatMap(({ pictures }) => pictures[0] ?? [])
  const { name, description, languageOf, pictures } = listed.product
  const found: Readonly<Record<FeedProblem, boolean>> = {
    'no-picture': pictures.length === 0,
    'small-picture': firsts.some(({ width, height }) => isSmall(width) || isSmall(height)),
    'no-description': description === '',
    'other-language': languageOf?.name !== undefined || languageOf?.description !== undefined,
    capitals: isShouted(name) || isShouted(description),
    'link-in-description': /\bhttps?:\/\/|\bwww\.\w/i.test(description),
  }
  return { items, problems: feedProblems.filter((problem) => found[problem]) }
}

const minLetters = 8

/** Whether a text is in capitals throughout. Arabic has none. */
function isShouted(text: string): boolean {
  const letters = text.match(/\p{Lu}|\p{Ll}/gu) ?? []
  return letters.length >= minLetters && letters.every((letter) => letter === letter.toUpperCase())
}
