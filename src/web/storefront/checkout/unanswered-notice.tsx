import { unansweredMessages } from '#page-messages/unanswered.ts'
import { Notice } from '../../ui/notice.tsx'

/** Says that the last try to order got no answer, and that another one is safe. */
export function UnansweredNotice() {
  return (
    <Notice tone="info" className="mb-6">
      {unansweredMessages.text}
    </Notice>
  )
}
