import { formMessages } from '#messages/en/forms.ts'
import { useMessages } from '#web/text/messages.ts'
import { Notice } from '#web/ui/notice.tsx'

/** The error of a valid form that was not accepted: the server is unreachable or the rate limit is exceeded. */
export function SubmissionErrorNotice({ result }: { result: { readonly outcome: string } | undefined }) {
  const forms = useMessages(formMessages)
  if (result?.outcome === 'unreachable') return <Notice tone="error">{forms.unreachable}</Notice>
  if (result?.outcome === 'rate-limited') return <Notice tone="error">{forms.rateLimited}</Notice>
  return null
}
