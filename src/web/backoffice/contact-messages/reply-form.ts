import { z } from 'zod'
import { maxReplyLength } from '#domain/contact-messages/inbox-message.ts'
import { countCharacters } from '#domain/text.ts'
import { type BackofficeFieldErrors, checkForm } from '#web/backoffice/forms/check-form.ts'
import { paragraphs, rawText, readFields } from '#web/forms/form-fields.ts'

export const replyForm = z.object({
  body: z
    .string()
    .min(1, 'emptyReply')
    .refine((typed) => countCharacters(typed) <= maxReplyLength, 'tooLongForEmail'),
  repliesSeen: z.number(),
})

const typedReply = z
  .object({ answer: paragraphs, repliesSeen: rawText.transform((sent) => Number(sent) || 0) })
  .transform(({ answer, repliesSeen }) => ({ body: answer, repliesSeen }))

export type ReplyFieldErrors = BackofficeFieldErrors<keyof z.input<typeof replyForm>>

/** Reads a reply. The text is also returned with an error, so that the form keeps it. */
export function readReplyForm(form: FormData) {
  const reply = readFields(typedReply, form)
  return { reply, reading: checkForm(replyForm, reply) }
}
