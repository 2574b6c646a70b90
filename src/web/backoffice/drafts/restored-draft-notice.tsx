import { backoffice } from '#page-messages/backoffice.ts'
import { formatShortMoment } from '#web/text/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { FormDraft } from './form-drafts.ts'

/** Says above a form that it was filled with a draft. */
export function RestoredDraftNotice({ draft, onDiscard }: { draft: FormDraft; onDiscard: () => void }) {
  const { drafts } = backoffice
  return (
    <Notice tone="info" className="mb-5">
      {drafts.restored(formatShortMoment(new Date(draft.typedAt)))}{' '}
      <Button variant="quiet" className="px-0" onClick={onDiscard}>
        {drafts.discard}
      </Button>
    </Notice>
  )
}
