import { useNavigation } from 'react-router'
import { Button, buttonClass } from '../../ui/button.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import { issueFormId } from './issue-fields.tsx'

/** The last step of an issue, in two taps, because it cannot be taken back. */
export function SendPanel({ readers }: { readers: number }) {
  const { newsletter: words } = useOfficeMessages()
  const isBusy = useNavigation().state !== 'idle'
  if (readers === 0) return <p className="text-ink-soft">{words.nobody}</p>
  return (
    <details className="rounded-2xl bg-white p-4 ring-1 ring-sand-deep sm:p-6">
      <summary className={buttonClass('outline', 'w-full list-none sm:w-auto')}>{words.send(readers)}</summary>
      <p className="my-4">{words.sendText}</p>
      <Button type="submit" form={issueFormId} name="do" value="send" disabled={isBusy} className="w-full sm:w-auto">
        {words.sendNow}
      </Button>
    </details>
  )
}
