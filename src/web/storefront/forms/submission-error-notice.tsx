import { formMessages as forms } from '#page-messages/forms.ts'
import { Notice } from '#web/ui/notice.tsx'

/** The error of a valid form that was not accepted: the server is unreachable or the rate limit is exceeded. */
export function SubmissionErrorNotice({ result }: { result: { readonly outcome: string } | undefined }) {
  if (result?.outcome === 'unreachable') return <Notice tone="error">{forms.unreachable}</Notice>
  if (result?.outcome === 'rate-limited') return <Notice tone="error">{forms.rateLimited}</Notice>
  return null
}
