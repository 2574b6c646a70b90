import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { IssueText } from '#domain/correspondence/write-issue.ts'
import { useFocusOnMistake } from '../../focus-on-mistake.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { IssueMistakes } from './issue-form.ts'

/** Buttons that stand elsewhere send what is written here by it: nothing goes out that is not on the screen. */
export const issueFormId = 'issue'

/** Where an issue is written. */
export function IssueFields({ text, mistakes = {} }: { text?: IssueText; mistakes?: IssueMistakes }) {
  const { newsletter: words } = useOfficeMessages()
  const isBusy = useNavigation().state !== 'idle'
  const form = useRef<HTMLFormElement>(null)
  useFocusOnMistake(form, mistakes.subject || mistakes.body ? { outcome: 'invalid' } : undefined)
  return (
    <Form method="post" id={issueFormId} ref={form} className="space-y-4">
      <TextField
        label={words.subject}
        name="subject"
        required
        defaultValue={text?.subject}
        error={mistakes.subject && words.mistakes[mistakes.subject]}
      />
      <TextArea
        label={words.body}
        name="body"
        rows={12}
        required
        defaultValue={text?.body}
        hint={words.bodyHint}
        error={mistakes.body && words.mistakes[mistakes.body]}
      />
      <Button type="submit" disabled={isBusy} variant="secondary" className="w-full sm:w-auto">
        {words.save}
      </Button>
    </Form>
  )
}
