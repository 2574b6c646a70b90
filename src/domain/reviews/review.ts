import type { AnsweringSide } from './review-status.ts'

/** A photo of a review. `width` and `height` are pixels of the large one. */
export interface ReviewPhoto {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly placeholderColor: string
}

/** A review as everybody sees it. Its writer received the piece. */
export interface Review {
  readonly id: number
  /** 1 to 5. */
  readonly stars: number
  /** Empty: stars without words. */
  readonly body: string
  /** As its writer wants it; empty for none. */
  readonly authorName: string
  readonly postedAt: Date
  readonly photos: readonly ReviewPhoto[]
  readonly answer?: ReviewAnswer
}

export interface ReviewAnswer {
  readonly text: string
  readonly as: AnsweringSide
  readonly at: Date
}

/** Of the shown reviews of a product; there is at least one. */
export interface ProductRating {
  readonly count: number
  /** Of the stars, 1 to 5, with one decimal. */
  readonly average: number
}

export const maxStars = 5
/** Characters. */
export const maxReviewLength = 2000
export const maxAnswerLength = 2000
export const maxReviewPhotos = 3
export const reviewsPerPage = 20

/** Review photos as wide as pages show them, and for lists, in pixels. */
export const reviewPhotoWidths = { large: 800, small: 200 } as const

export type ReviewPhotoSize = keyof typeof reviewPhotoWidths
