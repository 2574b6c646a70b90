import { z } from 'zod'
import { parseWholeNumber } from '#web/backoffice/forms/parse-whole-number.ts'
import { maxOrderNoteLength } from '#web/backoffice/orders/note-limits.ts'
import { cutParagraphs, rawText, sentId, submissionKey } from '#web/forms/form-fields.ts'

/**
 * A note that a page sends as soon as it can. `operator` is the id of who typed it; undefined for what no page sends.
 */
export const unsentNoteForm = z.object({
  body: cutParagraphs(maxOrderNoteLength),
  key: submissionKey,
  operator: sentId,
  secondsAgo: rawText.transform((sent) => parseWholeNumber(sent, 999_999_999, 0)),
})
