import { Form, useNavigation } from 'react-router'
import { Button, buttonClass } from '../../ui/button.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'

/** The last step of an issue, in two taps, because it cannot be taken back. */
export function SendPanel({ readers }: { readers: number }) {
  const { newsletter: words } = useOfficeMessages()
  const isBusy = useNavigation().state !== 'idle'
  if (readers === 0) return <p className="text-ink-soft">{words.nobody}</p>
  return (
    <details className="rounded-2xl bg-white p-4 ring-1 ring-sand-deep sm:p-6">
      <summary className={buttonClass('outline', 'w-full list-none sm:w-auto')}>{words.send(readers)}</summary>
      <Form method="post" className="mt-4 space-y-3">
        <p>{words.sendText}</p>
        <Button type="submit" name="do" value="send" disabled={isBusy} className="w-full sm:w-auto">
          {words.sendNow}
        </Button>
      </Form>
    </details>
  )
}
