import { variantsMessages } from '#page-messages/backoffice/variants.ts'
import { formatList } from '#web/text/format.ts'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { GridResult } from './variants-action.ts'

interface GridNoticeProps {
  readonly result: GridResult | undefined
  readonly saved: string
}

/** Says what became of a grid that was sent. */
export function GridNotice({ result, saved }: GridNoticeProps) {
  const { outcomes } = variantsMessages
  return (
    <LiveRegion className="mt-3">
      {result?.outcome === 'saved' && (
        <Notice isStatic tone="success">
          {saved}
        </Notice>
      )}
      {result && result.outcome !== 'saved' && (
        <Notice isStatic tone={result.outcome === 'nothing' ? 'info' : 'error'}>
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
      )}
    </LiveRegion>
  )
}
