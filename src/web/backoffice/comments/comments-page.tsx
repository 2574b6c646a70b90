import { data, Form } from 'react-router'
import { type CommentStatus, commentStatuses } from '#domain/comments/comment-status.ts'
import { listCommentsToModerate } from '#domain/comments/list-comments-to-moderate.ts'
import { markCommentsSeen } from '#domain/comments/mark-comments-seen.ts'
import { moderateComments } from '#domain/comments/moderate-comments.ts'
import { commentsMessages } from '#page-messages/backoffice/comments.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { useCheckedValues } from '#web/backoffice/layout/use-checked-values.ts'
import { useFocusOnNextRow } from '#web/backoffice/layout/use-focus-on-next-row.ts'
import { useLastActionData } from '#web/backoffice/layout/use-last-action-data.ts'
import { readForm } from '#web/forms/read-form.ts'
import { done } from '#web/http/done.ts'
import { formatMoment } from '#web/text/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ListPage } from '../layout/list-page.tsx'
import { readListQuery } from '../layout/read-list-query.ts'
import { SelectAll } from '../layout/select-all.tsx'
import type { Route } from './+types/comments-page'
import { CommentCard } from './comment-card.tsx'
import { readModeration } from './moderation-form.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { part: status, ...place } = readListQuery(request, 'status', commentStatuses)
  const { rows, olderThan, newerThan } = await listCommentsToModerate(officeIn(context), { status, ...place })
  const comments = rows.map((comment) => ({ ...comment, postedAt: formatMoment(comment.postedAt) }))
  return { status, olderThan, newerThan, comments }
}

export async function action({ context, request }: Route.ActionArgs) {
  const moderation = readModeration(await readForm(request))
  if (!moderation) return data(null, { status: 422 })
  const { ids, status } = moderation
  const office = officeIn(context)
  if (status === 'seen') return done({ status, count: await markCommentsSeen(office, ids) })
  return done({ status, count: await moderateComments(office, ids, status) })
}

/** Comments by status, moderated one by one or in bulk. */
export default function CommentsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { status, comments } = loaderData
  const result = useLastActionData(actionData)
  const { form, checked, update } = useCheckedValues('comment', comments, result)
  const { list, rememberRow } = useFocusOnNextRow<HTMLUListElement>(comments)
  return (
    <ListPage
      title={commentsMessages.title}
      parts={{ parameter: 'status', all: commentStatuses, chosen: status, names: commentsMessages.statuses }}
      tools={
        result && (
          <Notice tone="success">
            {result.status === 'seen'
              ? commentsMessages.seenNow(result.count)
              : commentsMessages.changed[result.status](result.count)}
          </Notice>
        )
      }
      rows={comments}
      empty={commentsMessages.none[status]}
      place={loaderData}
    >
      <Form ref={form} method="post" onChange={update} onSubmit={rememberRow} className="group" key={status}>
        <SelectAll key={comments.length} label={commentsMessages.selectAll} name="comment" />
        <ul ref={list} className="space-y-3">
          {comments.map((comment) => (
            <CommentCard key={comment.id} comment={comment} />
          ))}
        </ul>
        <BulkBar status={status} hasNew={comments.some(({ isNew }) => isNew)} count={checked?.length ?? 0} />
      </Form>
    </ListPage>
  )
}

interface BulkBarProps {
  readonly status: CommentStatus
  readonly hasNew: boolean
  /** Number of selected comments; 0 without JavaScript. */
  readonly count: number
}

/** Actions for all selected comments. Visible while any is selected, also without JavaScript. */
function BulkBar({ status, hasNew, count }: BulkBarProps) {
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
