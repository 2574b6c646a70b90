import { variantsMessages } from '#page-messages/backoffice/variants.ts'
import { formatList } from '#web/text/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { GridResult } from './variants-action.ts'

interface GridNoticeProps {
  readonly result: GridResult | undefined
  readonly saved: string
}

/** Says what became of a grid that was sent. */
export function GridNotice({ result, saved }: GridNoticeProps) {
  const { outcomes } = variantsMessages
  if (!result) return null
  if (result.outcome === 'saved')
    return (
      <Notice tone="success" className="mt-3">
        {saved}
      </Notice>
    )
  return (
    <Notice tone={result.outcome === 'nothing' ? 'info' : 'error'} className="mt-3">
      <p>
        {
          outcomes[
            result.outcome === 'changed-meanwhile' ||
            result.outcome === 'without-cheapest' ||
            result.outcome === 'nothing'
              ? result.outcome
              : 'invalid'
          ]
        }
      </p>
      {result.gone.length > 0 && <p>{outcomes.gone(formatList(result.gone))}</p>}
    </Notice>
  )
}
