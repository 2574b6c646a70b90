import { useEffect, useId, useRef } from 'react'
import { useFetcher } from 'react-router'
import { longestComment } from '#domain/comments/comment.ts'
import { longestEmail } from '#domain/email.ts'
import { formMessages } from '#messages/forms.ts'
import { popUpMessages } from '#messages/pop-ups.ts'
import { productMessages } from '#messages/product.ts'
import { useMessages } from '../../text/messages.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { usePopUp } from '../../ui/pop-up.tsx'
import { NotTakenNotice } from '../not-taken-notice.tsx'
import { TrapFields } from '../trap-fields.tsx'
import { type CommentAnswer, type CommentField, formNames, longestName } from './comment-form.ts'

interface WriteCommentProps {
  readonly productId: number
  /** What was answered to the form when it was sent without script. */
  readonly answer: CommentAnswer | undefined
  /** Called once the new comment stands in the page. */
  readonly onPosted: () => void
}

export default function WriteComment({ productId, answer: firstAnswer, onPosted }: WriteCommentProps) {
  const forms = useMessages(formMessages)
  const popUps = useMessages(popUpMessages)
  const words = useMessages(productMessages)
  const fetcher = useFetcher<CommentAnswer>()
  const showPopUp = usePopUp()
  const form = useRef<HTMLFormElement>(null)
  const headingId = useId()
  const isSending = fetcher.state !== 'idle'
  const answer = fetcher.data ?? firstAnswer
  const typed = firstAnswer?.outcome === 'invalid' ? firstAnswer.typed : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: what follows an answer happens once for each answer
  useEffect(() => {
    if (isSending || !fetcher.data) return
    if (fetcher.data.outcome === 'posted') {
      showPopUp(popUps.comment)
      clear(form.current)
      onPosted()
    }
    if (fetcher.data.outcome === 'invalid') {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    }
  }, [fetcher.data, isSending])

  const field = (name: CommentField) => {
    const error = answer?.outcome === 'invalid' ? answer.errors[name] : undefined
    return {
      name: formNames[name],
      required: true,
      defaultValue: typed?.[name],
      error: error && forms[error],
    }
  }

  return (
    <section aria-labelledby={headingId} className="rounded-card bg-white p-5 shadow-card sm:p-7 print:hidden">
      <h3 id={headingId} className="text-2xl">
        {words.writeComment}
      </h3>
      <p className="mt-2 mb-5 text-ink-soft text-sm">{words.writeCommentText}</p>
      <fetcher.Form
        ref={form}
        method="post"
        action={`/product/${productId}#comments`}
        onSubmit={(event) => isSending && event.preventDefault()}
        className="space-y-4"
      >
        <TextField label={words.name} {...field('authorName')} autoComplete="name" maxLength={longestName} />
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
          <TextField
            label={words.email}
            {...field('email')}
            type="email"
            autoComplete="email"
            maxLength={longestEmail}
          />
          <TextField label={words.phone} {...field('phone')} type="tel" autoComplete="tel" inputMode="tel" />
        </div>
        <TextArea label={words.comment} {...field('body')} maxLength={longestComment} dir="auto" />
        <TrapFields />
        {!isSending && <NotTakenNotice answer={answer} />}
        <Button type="submit" variant="secondary" aria-disabled={isSending || undefined} className="w-full sm:w-auto">
          {isSending ? forms.sending : words.sendComment}
        </Button>
      </fetcher.Form>
    </section>
  )
}

/** Empties a form, also of what it was sent back with: `reset` would only return to that. */
function clear(form: HTMLFormElement | null): void {
  for (const field of form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=hidden]), textarea',
  ) ?? []) {
    field.value = ''
  }
}
