import { Form } from 'react-router'
import { cashMessages } from '#page-messages/backoffice/cash.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Ticks orders by the numbers on the note of a courier. */
export function PastePanel({ unmatched }: { unmatched: readonly string[] }) {
  const { record } = cashMessages
  return (
    <details open={unmatched.length > 0}>
      <summary className="flex min-h-11 items-center font-semibold text-door">{record.paste}</summary>
      {unmatched.length > 0 && <Notice tone="error">{record.unmatched(unmatched)}</Notice>}
      <Form method="post" preventScrollReset className="mb-4 space-y-3">
        <input type="hidden" name="do" value="match" />
        <TextArea label={record.paste} hint={record.pasteHint} name="pasted" rows={4} dir="ltr" required />
        <Button type="submit" variant="outline">
          {record.match}
        </Button>
      </Form>
    </details>
  )
}
