/** The public part of a comment, without the author's email address and phone number. */
export interface Comment {
  readonly authorName: string
  readonly body: string
  readonly postedAt: Date
}

export const maxCommentLength = 2000

export const commentsPerPage = 20
