import { maxReplyLength } from '#domain/contact-messages/inbox-message.ts'
import { emailText, required } from '#web/forms/codec.ts'
import type { Errors } from '#web/forms/form.ts'

export const replyForm = { answer: required(emailText(maxReplyLength), 'emptyReply') }

export type ReplyFieldErrors = Errors<typeof replyForm>
