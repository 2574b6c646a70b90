import { maxReplyLength } from '#domain/contact-messages/inbox-message.ts'
import type { ReplyDraft } from '#domain/contact-messages/reply-to-message.ts'
import { cleanText } from '#domain/text.ts'
import { textIn } from '#web/forms/read-form.ts'

export type ReplyFieldError = 'required' | 'tooLong'

/** Reads a reply. The text is also returned with an error, so that the form keeps it. */
export function readReplyForm(form: FormData): ReplyDraft & { readonly fieldError?: ReplyFieldError } {
  const body = cleanText(textIn(form, 'answer'))
  const reply = { body, repliesSeen: Number(textIn(form, 'repliesSeen')) || 0 }
  if (body === '') return { ...reply, fieldError: 'required' }
  return body.length > maxReplyLength ? { ...reply, fieldError: 'tooLong' } : reply
}
