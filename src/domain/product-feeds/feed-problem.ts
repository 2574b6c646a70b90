import type { FeedItem } from './feed-item.ts'
import type { FeedTarget } from './feed-target.ts'
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

/** Returns what is wrong with a product; nothing for one that the feed lists. */
export function problemsOf(
  { product }: FeedProduct,
  items: readonly FeedItem[],
  { minPictureSide }: FeedTarget,
): FeedProblem[] {
  const [main] = product.pictures
  const isSmall = (side: number) => side < minPictureSide
  const firsts = items.flatMap(({ pictures }) => pictures[0] ?? [])
  const { name, description } = product
  const found: Readonly<Record<FeedProblem, boolean>> = {
    'no-picture': main === undefined,
    'small-picture': firsts.some(({ width, height }) => isSmall(width) || isSmall(height)),
    'no-description': description === '',
    'other-language': product.languageOf?.name !== undefined || product.languageOf?.description !== undefined,
    capitals: isShouted(name) || isShouted(description),
    'link-in-description': /\bhttps?:\/\/|\bwww\.\w/i.test(description),
  }
  return feedProblems.filter((problem) => found[problem])
}

const minLetters = 8

/** Whether a text is in capitals throughout. Arabic has none. */
function isShouted(text: string): boolean {
  const letters = text.match(/\p{Lu}|\p{Ll}/gu) ?? []
  return letters.length >= minLetters && letters.every((letter) => letter === letter.toUpperCase())
}
