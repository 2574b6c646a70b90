import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { useFocusOnMistake } from '../../focus-on-mistake.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { AnswerMistake } from './answer-form.ts'

/** Why an answer was not sent, with what was typed. */
type Refusal = { readonly body: string } & (
  | { readonly outcome: 'invalid'; readonly mistake: AnswerMistake }
  | { readonly outcome: 'answered-meanwhile' }
)

interface WriteAnswerProps {
  readonly email: string
  /** How many answers stand above. */
  readonly replyCount: number
  readonly refusal: Refusal | undefined
}

/** Room for an answer, made knowing the answers above. */
export function WriteAnswer({ email, replyCount, refusal }: WriteAnswerProps) {
  const { messages: words } = useOfficeMessages()
  const isBusy = useNavigation().state !== 'idle'
  const form = useRef<HTMLFormElement>(null)
  useFocusOnMistake(form, refusal)
  return (
    <Form method="post" ref={form} className="space-y-3">
      {refusal?.outcome === 'answered-meanwhile' && <Notice tone="error">{words.answeredMeanwhile}</Notice>}
      <input type="hidden" name="repliesSeen" value={replyCount} />
      <TextArea
        label={words.answer}
        name="answer"
        rows={7}
        required
        defaultValue={refusal?.body}
        hint={words.answerHint(email)}
        error={refusal?.outcome === 'invalid' ? words.mistakes[refusal.mistake] : undefined}
      />
      <Button type="submit" disabled={isBusy} className="w-full sm:w-auto">
        {words.send}
      </Button>
    </Form>
  )
}
