import { z } from 'zod'
import {
  type Publishing,
  type PublishingProblem,
  publishingProblem,
  publishings,
} from '#domain/catalog/admin/publishing.ts'
import { momentInTunis } from '#domain/tunis-day.ts'
import { known, rawText, readFields } from '#web/forms/form-fields.ts'

const publishingFields = z.object({ publishing: known(publishings), publishAt: rawText })

/** When a new product goes on sale, as typed. */
export interface TypedPublishing {
  readonly publishing: (typeof publishings)[number]
  /** As in a `datetime-local` field. */
  readonly publishAt: string
}

export type PublishingError = PublishingProblem | 'moment'

/** Reads when a new product goes on sale. An unknown choice is the first one. */
export function readPublishing(
  form: FormData,
  now: Date,
): { readonly typed: TypedPublishing } & (
  | { readonly publishing: Publishing; readonly error?: never }
  | { readonly publishing?: never; readonly error: PublishingError }
) {
  const { publishing = 'now', publishAt } = readFields(publishingFields, form)
  const typed = { publishing, publishAt }
  if (publishing !== 'at') return { typed, publishing }
  const reading = readPublishAt(form, now)
  return 'error' in reading ? { typed, error: reading.error } : { typed, publishing: reading.publishAt }
}

/** Reads the moment of a planned publishing. */
export function readPublishAt(
  form: FormData,
  now: Date,
): { readonly publishAt: Date } | { readonly error: PublishingError } {
  const publishAt = momentInTunis(readFields(publishingFields, form).publishAt)
  if (!publishAt) return { error: 'moment' }
  const error = publishingProblem(publishAt, now)
  return error ? { error } : { publishAt }
}
