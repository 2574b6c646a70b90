import { z } from 'zod'
import { maxOrderNoteLength } from '#web/backoffice/orders/note-limits.ts'
import { cutParagraphs, idempotencyKey, rawText } from '#web/forms/form-fields.ts'

const count = rawText.transform((sent) => (/^\d{1,9}$/.test(sent) ? Number(sent) : undefined))

/** A note that a page sends as soon as it can. `operator` is the id of who typed it; undefined for what no page sends. */
export const keptNoteForm = z.object({
  body: cutParagraphs(maxOrderNoteLength),
  key: idempotencyKey,
  operator: count,
  secondsAgo: count,
})
