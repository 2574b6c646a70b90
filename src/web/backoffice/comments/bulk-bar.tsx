import type { CommentStatus } from '#domain/comments/comment-status.ts'
import { Button } from '../../ui/button.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'

interface BulkBarProps {
  readonly status: CommentStatus
  readonly hasNew: boolean
  /** How many are selected; 0 while nobody knows. */
  readonly count: number
}

/** What is done with all selected comments, within reach of a thumb. It is there while any is selected. */
export function BulkBar({ status, hasNew, count }: BulkBarProps) {
  const { comments: words } = useOfficeMessages()
  return (
    <div className="sticky bottom-16 z-20 mt-4 hidden gap-2 rounded-full bg-limestone p-1.5 shadow-float ring-1 ring-sand-deep group-has-[input[name=comment]:checked]:flex lg:bottom-4">
      {hasNew && (
        <Button type="submit" name="decide" value="seen" variant="secondary" className="flex-1 px-3">
          {words.seenSelected}
        </Button>
      )}
      {status !== 'published' && (
        <Button type="submit" name="decide" value="published" variant="secondary" className="flex-1 px-3">
          {words.publishSelected(count)}
        </Button>
      )}
      {status !== 'hidden' && (
        <Button type="submit" name="decide" value="hidden" variant="outline" className="flex-1 px-3">
          {words.hideSelected(count)}
        </Button>
      )}
    </div>
  )
}
