import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type AccountMistakes, longestName } from '../door/account-form.ts'
import { Panel } from '../layout/panel.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { AccountAnswer } from './account-page.tsx'

/** What colleagues and the history call the person. An owner whom the settings made was named after the address. */
export function NamePanel({ name, answer }: { name: string; answer: AccountAnswer }) {
  const { account, door } = useOfficeMessages()
  const { name: words } = account
  const mistake: AccountMistakes['name'] = answer?.outcome === 'misnamed' ? answer.mistakes.name : undefined
  return (
    <Panel title={words.title}>
      <div aria-live="polite" className="empty:hidden">
        {answer?.outcome === 'renamed' && <Notice tone="success">{words.saved}</Notice>}
      </div>
      <Form method="post" className="flex flex-wrap items-end gap-3">
        <TextField
          label={words.label}
          name="name"
          autoComplete="name"
          required
          maxLength={longestName}
          defaultValue={name}
          error={mistake && door.mistakes[mistake]}
          className="min-w-56 flex-1"
        />
        <Button type="submit" name="do" value="rename" variant="secondary">
          {words.save}
        </Button>
        <p className="w-full text-ink-soft text-sm">{words.text}</p>
      </Form>
    </Panel>
  )
}
