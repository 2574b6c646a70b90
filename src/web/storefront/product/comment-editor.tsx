import { useEffect, useId, useRef } from 'react'
import { useFetcher } from 'react-router'
import { maxCommentLength } from '#domain/comments/comment.ts'
import { maxEmailAddressLength } from '#domain/email-address.ts'
import { maxPersonNameLength } from '#domain/text-lengths.ts'
import { commentMessages as messages } from '#page-messages/comments.ts'
import { formMessages as forms } from '#page-messages/forms.ts'
import { popUpMessages as popUps } from '#page-messages/pop-ups.ts'
import { focusRefusal } from '#web/forms/focus-refusal.ts'
import { productPath } from '#web/paths/storefront-paths.ts'
import { HoneypotFields } from '#web/storefront/forms/honeypot-fields.tsx'
import { SubmissionErrorNotice } from '#web/storefront/forms/submission-error-notice.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { usePopUp } from '#web/ui/pop-up.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { formNames } from './comment-fields.ts'
import type { CommentField, CommentResult } from './comment-form.ts'

interface CommentEditorProps {
  readonly productId: number
  /** The result when the form was sent without script. */
  readonly result: CommentResult | undefined
  /** Called when a comment has been accepted. */
  readonly onPosted: () => void
}

export function CommentEditor({ productId, result: resultWithoutScript, onPosted }: CommentEditorProps) {
  const fetcher = useFetcher<CommentResult>()
  const showPopUp = usePopUp()
  const form = useRef<HTMLFormElement>(null)
  const headingId = useId()
  const isSending = fetcher.state !== 'idle'
  const result = fetcher.data ?? resultWithoutScript
  const typed = resultWithoutScript && 'typed' in resultWithoutScript ? resultWithoutScript.typed : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each result
  useEffect(() => {
    if (isSending || !fetcher.data) return
    if (fetcher.data.outcome === 'posted') {
      showPopUp(popUps.comment)
      clear(form.current)
      onPosted()
    }
    focusRefusal(form.current)
  }, [fetcher.data, isSending])

  const field = (name: CommentField) => {
    const error = result?.outcome === 'invalid' ? result.fieldErrors[name] : undefined
    return {
      name: formNames[name],
      required: true,
      defaultValue: typed?.[name],
      error: error && forms[error],
    }
  }

  return (
    <section aria-labelledby={headingId} className="card p-5 sm:p-7 print:hidden">
      <h3 id={headingId} className="text-2xl">
        {messages.writeComment}
      </h3>
      <p className="mt-2 mb-5 text-ink-soft text-sm">{messages.writeCommentText}</p>
      <fetcher.Form ref={form} method="post" action={`${productPath(productId)}#comments`} className="space-y-4">
        <TextField label={messages.name} {...field('authorName')} autoComplete="name" maxLength={maxPersonNameLength} />
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
          <TextField
            label={messages.email}
            {...field('email')}
            type="email"
            autoComplete="email"
            maxLength={maxEmailAddressLength}
          />
          <TextField label={messages.phone} {...field('phone')} type="tel" autoComplete="tel" inputMode="tel" />
        </div>
        <TextArea label={messages.comment} {...field('body')} maxLength={maxCommentLength} dir="auto" />
        <HoneypotFields />
        {!isSending && <SubmissionErrorNotice result={result} />}
        <SubmitButton variant="secondary" isSending={isSending} className="w-full sm:w-auto">
          {isSending ? forms.sending : messages.sendComment}
        </SubmitButton>
      </fetcher.Form>
    </section>
  )
}

/** Empties a form. `reset` would restore the default values, which are the typed ones after an error without script. */
function clear(form: HTMLFormElement | null): void {
  for (const field of form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=hidden]), textarea',
  ) ?? []) {
    field.value = ''
  }
}
