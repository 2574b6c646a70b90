import { formMessages } from '#messages/forms.ts'
import { useMessages } from '../text/messages.ts'
import { Notice } from '../ui/notice.tsx'

/** Why a form that is filled in well was not taken, if it was not. Nothing typed is lost. */
export function NotTakenNotice({ answer }: { answer: { readonly outcome: string } | undefined }) {
  const forms = useMessages(formMessages)
  if (answer?.outcome === 'unreachable') return <Notice tone="error">{forms.unreachable}</Notice>
  if (answer?.outcome === 'too-many') return <Notice tone="error">{forms.tooMany}</Notice>
  return null
}
