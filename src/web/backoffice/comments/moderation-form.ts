import { type CommentStatus, commentStatuses } from '#domain/comments/comment-status.ts'
import { textIn } from '../../read-form.ts'

export interface Moderation {
  /** Where they go; `seen` leaves them where they are. */
  readonly status: CommentStatus | 'seen'
  readonly ids: readonly number[]
}

/** What a button says: `hidden 12` is about that comment, `hidden` about all that are selected. */
export function readModeration(form: FormData): Moderation | undefined {
  const [wanted, id] = textIn(form, 'decide').split(' ')
  const status = ([...commentStatuses, 'seen'] as const).find((status) => status === wanted)
  if (!status) return undefined
  const chosen = id === undefined ? form.getAll('comment') : [id]
  return { status, ids: chosen.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0) }
}
