import { z } from 'zod'
import { maxReplyLength } from '#domain/contact-messages/inbox-message.ts'
import { countCharacters } from '#domain/text.ts'
import { type BackofficeFieldErrors, checkForm } from '#web/backoffice/forms/check-form.ts'
import { paragraphs, rawText, readFields, submissionKey } from '#web/forms/form-fields.ts'
import { parseWholeNumber } from '#web/forms/parse-whole-number.ts'

export const replyForm = z.object({
  body: z
    .string()
    .min(1, 'emptyReply')
    .refine((typed) => countCharacters(typed) <= maxReplyLength, 'tooLongForEmail'),
  repliesSeen: z.number(),
})

const typedReply = z
  .object({
    key: submissionKey,
    answer: paragraphs,
    repliesSeen: rawText.transform((sent) => parseWholeNumber(sent, 999_999_999, 0) ?? 0),
  })
  .transform(({ key, answer, repliesSeen }) => ({ key, reply: { body: answer, repliesSeen } }))

export type ReplyFieldErrors = BackofficeFieldErrors<keyof z.input<typeof replyForm>>

/**
 * Reads a reply, with the submission key of the form, which is undefined for what the page never sends. The text is
 * also returned with an error, so that the form keeps it.
 */
export function readReplyForm(form: FormData) {
  const { key, reply } = readFields(typedReply, form)
  return { key, reply, reading: checkForm(replyForm, reply) }
}
