import type { ChangeEvent } from 'react'
import type { CommentStatus } from '#domain/comments/comment-status.ts'
import { Button } from '../../ui/button.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'

/** Only where there is script; single comments can be selected without. */
export function SelectAll() {
  const { comments: words } = useOfficeMessages()
  return (
    <label className="mb-1 flex min-h-11 w-fit cursor-pointer items-center gap-5 px-4 noscript:hidden">
      <input type="checkbox" onChange={selectAll} className="size-5 accent-door" />
      {words.selectAll}
    </label>
  )
}

/** What is done with all selected comments, within reach of a thumb. It is there while any is selected. */
export function BulkBar({ status, hasNew }: { status: CommentStatus; hasNew: boolean }) {
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
          {words.publishSelected}
        </Button>
      )}
      {status !== 'hidden' && (
        <Button type="submit" name="decide" value="hidden" variant="outline" className="flex-1 px-3">
          {words.hideSelected}
        </Button>
      )}
    </div>
  )
}

function selectAll({ target: { checked, form } }: ChangeEvent<HTMLInputElement>): void {
  for (const box of form?.querySelectorAll<HTMLInputElement>('input[name="comment"]') ?? []) box.checked = checked
}
