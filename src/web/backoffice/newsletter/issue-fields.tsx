import { useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { IssueText } from '#domain/correspondence/write-issue.ts'
import { useFocusOnMistake } from '../../focus-on-mistake.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { LeaveGuard } from '../layout/leave-guard.tsx'
import { useUnsaved } from '../layout/use-unsaved.ts'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { IssueMistakes } from './issue-form.ts'

/** Buttons that stand elsewhere send what is written here by it: nothing goes out that is not on the screen. */
export const issueFormId = 'issue'

/** What came of sending the words. */
export interface IssueAnswer {
  readonly outcome: 'invalid' | 'gone' | 'changed-meanwhile' | 'saved' | 'tried'
  /** The draft as it is kept now, as far as the writer knows. */
  readonly base: IssueText | undefined
  readonly text: IssueText
  readonly mistakes: IssueMistakes
}

interface IssueFieldsProps {
  /** The draft as it is kept; undefined when there is none yet. */
  readonly draft?: IssueText
  readonly answer: IssueAnswer | undefined
}

/** Where an issue is written. */
export function IssueFields({ draft, answer }: IssueFieldsProps) {
  const { newsletter: words } = useOfficeMessages()
  const isBusy = useNavigation().state !== 'idle'
  const { isUnsaved, watch } = useUnsaved(answer, answer?.outcome === 'saved' || answer?.outcome === 'tried')
  const { text = draft, mistakes = {} } = answer ?? {}
  const base = useBase(draft, answer)
  // The first save leads to the page of the draft, which begins with what was sent.
  const isLeaving = isBusy && draft === undefined
  const form = useRef<HTMLFormElement>(null)
  useFocusOnMistake(form, answer)
  return (
    <Form method="post" id={issueFormId} ref={form} className="space-y-4" {...watch}>
      {base && <input type="hidden" name="base" value={JSON.stringify(base)} />}
      <TextField
        label={words.subject}
        name="subject"
        required
        readOnly={isLeaving}
        defaultValue={text?.subject}
        error={mistakes.subject && words.mistakes[mistakes.subject]}
      />
      <TextArea
        label={words.body}
        name="body"
        rows={12}
        required
        readOnly={isLeaving}
        defaultValue={text?.body}
        hint={words.bodyHint}
        error={mistakes.body && words.mistakes[mistakes.body]}
      />
      <Button type="submit" disabled={isBusy} variant="secondary" className="w-full sm:w-auto">
        {words.save}
      </Button>
      <LeaveGuard isDirty={isUnsaved && !isBusy} />
    </Form>
  )
}

/** What the writer knows of the draft: as it was opened, then as the last answer told. */
function useBase(draft: IssueText | undefined, answer: IssueAnswer | undefined): IssueText | undefined {
  const [base, setBase] = useState(answer?.base ?? draft)
  const [heard, setHeard] = useState(answer)
  if (answer !== heard) {
    setHeard(answer)
    if (answer) setBase(answer.base)
  }
  return base
}
