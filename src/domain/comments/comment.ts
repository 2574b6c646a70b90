/** What everyone may read of a comment. The author's e-mail and phone stay with the shop. */
export interface Comment {
  readonly authorName: string
  readonly body: string
  readonly postedAt: Date
}

export const longestComment = 2000
