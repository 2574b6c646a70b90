import { z } from 'zod'
import { addOrderNote } from '#domain/orders/add-order-note.ts'
import { requireSession } from '#web/backoffice/auth/require-session.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { maxOrderNoteLength } from '#web/backoffice/orders/note-limits.ts'
import { cutParagraphs, rawText, readFields, sentId, submissionKey } from '#web/forms/form-fields.ts'
import { parseWholeNumber } from '#web/forms/parse-whole-number.ts'
import { readForm } from '#web/forms/read-form.ts'
import { parseId } from '#web/http/parse-id.ts'
import type { Route } from './+types/add-note'

/**
 * A note that a page sends as soon as it can. `operator` is the id of who typed it; undefined for what no page sends.
 */
const unsentNoteForm = z.object({
  body: cutParagraphs(maxOrderNoteLength),
  key: submissionKey,
  operator: sentId,
  secondsAgo: rawText.transform((sent) => parseWholeNumber(sent, 999_999_999, 0)),
})

/**
 * Adds a note that a page has kept until it could send it: 204, also when it was sent before. 409 when somebody else is
 * signed in by now, whose note it is not.
 */
export async function action({ context, params, request }: Route.ActionArgs): Promise<Response> {
  const { body, key, operator, secondsAgo } = readFields(unsentNoteForm, await readForm(request))
  if (body === '' || !key || operator === undefined || secondsAgo === undefined)
    return new Response(null, { status: 400 })
  if (operator !== requireSession(context, request).id) return new Response(null, { status: 409 })
  await addOrderNote(officeIn(context), parseId(params.id), body, { submissionKey: key, typedSecondsAgo: secondsAgo })
  return new Response(null, { status: 204 })
}

export function loader(): Response {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } })
}
