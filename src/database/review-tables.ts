import type { ColumnType } from 'kysely'
import type { Locale } from '#domain/locale.ts'
import type { AnsweringSide, ReviewStatus } from '#domain/reviews/review-status.ts'
import type { CreatedAt } from './created-at.ts'

/** What customers say of delivered pieces, with their photos. */
export interface ReviewTables {
  reviews: {
    id: ColumnType<number, never, never>
    order_id: ColumnType<number, number, never>
    line_position: ColumnType<number, number, never>
    product_id: ColumnType<number, number, never>
    stars: number | null
    body: string
    author_name: string
    locale: Locale
    status: ReviewStatus
    /** Kept by triggers. */
    is_delivered: ColumnType<boolean, never, never>
    posted_at: CreatedAt
    changed_at: Date
    seen_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    note: ColumnType<string, string | undefined, string>
    answer: ColumnType<string | null, undefined, string | null>
    answered_as: ColumnType<AnsweringSide | null, undefined, AnsweringSide | null>
    answered_at: ColumnType<Date | null, undefined, Date | null>
  }
  review_invitations: { order_id: number; made_at: CreatedAt }
  review_photos: {
    id: ColumnType<number, never, never>
    review_id: ColumnType<number, number, never>
    position: number
    name: string
    width: number
    height: number
    placeholder_color: string
    bytes: Uint8Array
    small_bytes: Uint8Array
  }
}
