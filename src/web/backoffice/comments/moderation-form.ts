import { type CommentStatus, commentStatuses } from '#domain/comments/comment-status.ts'
import { textIn } from '#web/forms/read-form.ts'

export interface Moderation {
  /** The new status; `seen` keeps the status. */
  readonly status: CommentStatus | 'seen'
  readonly ids: readonly number[]
}

/** Reads the value of the pressed button: `hidden 12` is about one comment, `hidden` about all selected. */
export function readModeration(form: FormData): Moderation | undefined {
  const [wanted, id] = textIn(form, 'decide').split(' ')
  const status = ([...commentStatuses, 'seen'] as const).find((status) => status === wanted)
  if (!status) return undefined
  const chosen = id === undefined ? form.getAll('comment') : [id]
  return { status, ids: chosen.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0) }
}
