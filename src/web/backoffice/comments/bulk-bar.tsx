import type { CommentStatus } from '#domain/comments/comment-status.ts'
import { commentsMessages } from '#page-messages/backoffice/comments.ts'
import { Button } from '../../ui/button.tsx'

interface BulkBarProps {
  readonly status: CommentStatus
  readonly hasNew: boolean
  /** Number of selected comments; 0 without JavaScript. */
  readonly count: number
}

/** Actions for all selected comments. Visible while any is selected, also without JavaScript. */
export function BulkBar({ status, hasNew, count }: BulkBarProps) {
  return (
    <div className="sticky bottom-16 z-20 mt-4 hidden gap-2 rounded-full bg-limestone p-1.5 shadow-float ring-1 ring-sand-deep group-has-[input[name=comment]:checked]:flex lg:bottom-4">
      {hasNew && (
        <Button type="submit" name="decide" value="seen" variant="secondary" className="flex-1 px-3">
          {commentsMessages.seenSelected}
        </Button>
      )}
      {status !== 'published' && (
        <Button type="submit" name="decide" value="published" variant="secondary" className="flex-1 px-3">
          {commentsMessages.publishSelected(count)}
        </Button>
      )}
      {status !== 'hidden' && (
        <Button type="submit" name="decide" value="hidden" variant="outline" className="flex-1 px-3">
          {commentsMessages.hideSelected(count)}
        </Button>
      )}
    </div>
  )
}
