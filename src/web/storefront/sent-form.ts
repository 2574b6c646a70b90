import { type RefObject, useEffect } from 'react'
import { formMessages } from '#messages/forms.ts'
import { useFocusOnMistake } from '../focus-on-mistake.ts'
import type { Mistakes } from '../read-form.ts'
import { useMessages } from '../text/messages.ts'

/** What a form of the shop is answered: it arrived, it did not, or something in it is wrong. */
type FormAnswer<Typed, Field extends string> =
  | { readonly outcome: 'sent' | 'unreachable' | 'too-many' }
  | { readonly outcome: 'invalid'; readonly typed: Typed; readonly mistakes: Mistakes<Field> }

interface SentForm<Typed, Field extends string> {
  readonly form: RefObject<HTMLFormElement | null>
  /** What was answered to the form when it was sent by script. */
  readonly sent: FormAnswer<Typed, Field> | undefined
  /** What the page says when the form was posted without script. */
  readonly answerBeforeScript: FormAnswer<Typed, Field> | undefined
  /** Called once for each form that arrived, which is empty again then. */
  readonly onSent: () => void
}

/** What is known of a form that was sent, and what follows from it: the focus on a mistake, an empty form. */
export function useSentForm<Typed, Field extends string>(sentForm: SentForm<Typed, Field>) {
  const { form, sent, answerBeforeScript, onSent } = sentForm
  const forms = useMessages(formMessages)
  useFocusOnMistake(form, sent)

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is told once, whoever is listening then
  useEffect(() => {
    if (sent?.outcome !== 'sent') return
    form.current?.reset()
    onSent()
  }, [sent])

  const answer = sent ?? answerBeforeScript
  const invalid = answer?.outcome === 'invalid' ? answer : undefined
  const errorOf = (field: Field) => {
    const mistake = invalid?.mistakes[field]
    return mistake && forms[mistake]
  }
  return { answer, invalid, errorOf }
}
