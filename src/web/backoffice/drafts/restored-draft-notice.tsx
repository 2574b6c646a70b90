import { draftsMessages } from '#page-messages/backoffice/drafts.ts'
import { formatShortMoment } from '#web/text/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { FormDraft } from './form-drafts.ts'

/** Says above a form that it was filled with a draft. */
export function RestoredDraftNotice({ draft, onDiscard }: { draft: FormDraft; onDiscard: () => void }) {
  return (
    <Notice tone="info" className="my-5">
      <p>{draftsMessages.restored(formatShortMoment(new Date(draft.typedAt)))}</p>
      <button type="button" className="min-h-11 font-semibold underline underline-offset-4" onClick={onDiscard}>
        {draftsMessages.discard}
      </button>
    </Notice>
  )
}
