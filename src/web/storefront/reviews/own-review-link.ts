import { isChangeable, type OwnReviewLine } from '#domain/reviews/list-own-reviews.ts'

/** A line that can be reviewed, as the page of its order lists it. */
export interface OwnReviewLink {
  readonly position: number
  readonly name: string
  readonly language: OwnReviewLine['line']['languages']
  readonly stars?: number
  readonly state: 'new' | 'changeable' | 'settled'
}

export function toReviewLink({ position, line, review }: OwnReviewLine): OwnReviewLink {
  const state = review === undefined ? 'new' : isChangeable(review) ? 'changeable' : 'settled'
  return {
    ...{ position, name: line.name, language: line.languages, state },
    ...(review && { stars: review.stars }),
  }
}
