import { redirect } from 'react-router'
import { z } from 'zod'
import type { Marketplace } from '#domain/marketplace.ts'
import { addOrderNote } from '#domain/orders/add-order-note.ts'
import { maxOrderNoteLength } from '#web/backoffice/orders/note-limits.ts'
import { cutParagraphs, readFields, submissionKey } from '#web/forms/form-fields.ts'
import { unreadable } from '#web/http/unreadable.ts'
import { orderDetailsPath } from '#web/paths/backoffice-order-paths.ts'

const noteForm = z.object({ key: submissionKey, body: cutParagraphs(maxOrderNoteLength) })

/** Adds a note of the office to an order. */
export async function addNote(office: Marketplace, id: number, form: FormData) {
  const { key, body } = readFields(noteForm, form)
  if (!key) return unreadable()
  if (body !== '') await addOrderNote(office, id, body, { submissionKey: key, typedSecondsAgo: 0 })
  return redirect(orderDetailsPath(id))
}
