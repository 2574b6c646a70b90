import { Form, useNavigation } from 'react-router'
import { type Locale, languages } from '#domain/locale.ts'
import { contactMessages } from '#page-messages/backoffice/contact-messages.ts'
import { fieldErrorsMessages } from '#page-messages/backoffice/field-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { ReplyFieldErrors } from './reply-form.ts'

/** Why a reply was not sent, with the typed text. */
type Refusal = { readonly body: string } & (
  | { readonly outcome: 'invalid'; readonly fieldErrors: ReplyFieldErrors }
  | { readonly outcome: 'conflict' }
)

interface ReplyEditorProps {
  readonly email: string
  /** The language of the visitor, in which the email greets. */
  readonly locale: Locale
  readonly submissionKey: string
  /** How many replies the page shows. */
  readonly replyCount: number
  readonly refusal: Refusal | undefined
}

/** The form for a reply. It posts how many replies were shown, to detect conflicts. */
export function ReplyEditor({ email, locale, submissionKey, replyCount, refusal }: ReplyEditorProps) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="space-y-3">
      {refusal?.outcome === 'conflict' && <Notice tone="error">{contactMessages.conflict}</Notice>}
      <input type="hidden" name="key" value={submissionKey} />
      <input type="hidden" name="repliesSeen" value={replyCount} />
      <TextArea
        label={contactMessages.reply}
        name="answer"
        rows={7}
        required
        defaultValue={refusal?.body}
        hint={contactMessages.replyHint(email, languages[locale].name)}
        error={
          refusal?.outcome === 'invalid' && refusal.fieldErrors.body
            ? fieldErrorsMessages[refusal.fieldErrors.body]
            : undefined
        }
      />
      <Button type="submit" disabled={isBusy} className="w-full sm:w-auto">
        {contactMessages.send}
      </Button>
    </Form>
  )
}
