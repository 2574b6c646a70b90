import { Fragment, type ReactNode } from 'react'

/**
 * The first character of Unicode without a meaning: it and the next ones stand for parts while their sentence is built.
 */
const firstPlaceholder = 0xe000

interface SentenceWithProps {
  /** Has a parameter for each part. */
  readonly sentence: (...parts: string[]) => string
  readonly parts: readonly ReactNode[]
}

/** A sentence with parts in it that are elements, such as a text in another language. */
export function SentenceWith({ sentence, parts }: SentenceWithProps) {
  const placeholders = parts.map((_, index) => String.fromCharCode(firstPlaceholder + index))
  const pieces = sentence(...placeholders).split(/([\ue000-\uf8ff])/)
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence keep their places
    <Fragment key={index}>{index % 2 ? parts[piece.charCodeAt(0) - firstPlaceholder] : piece}</Fragment>
  ))
}
