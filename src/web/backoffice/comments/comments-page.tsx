import { data, Form } from 'react-router'
import { commentStatuses } from '#domain/comments/comment-status.ts'
import { listCommentsToModerate } from '#domain/comments/list-comments-to-moderate.ts'
import { markCommentsSeen } from '#domain/comments/mark-comments-seen.ts'
import { moderateComments } from '#domain/comments/moderate-comments.ts'
import { readForm } from '../../read-form.ts'
import { formatMoment } from '../../text/format.ts'
import { Notice } from '../../ui/notice.tsx'
import { useLastAnswer } from '../layout/last-answer.ts'
import { ListPage } from '../layout/list-page.tsx'
import { readListQuery } from '../layout/read-list-query.ts'
import { SelectAll } from '../layout/select-all.tsx'
import { useTicked } from '../layout/use-ticked.ts'
import { officeIn } from '../office-context.ts'
import { officeLanguage, useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/comments-page'
import { BulkBar } from './bulk-bar.tsx'
import { CommentCard } from './comment-card.tsx'
import { readModeration } from './moderation-form.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { part: status, ...place } = readListQuery(request, 'status', commentStatuses)
  const { rows, olderThan, newerThan } = await listCommentsToModerate(officeIn(context), { status, ...place })
  const comments = rows.map((comment) => ({ ...comment, postedAt: formatMoment(comment.postedAt, officeLanguage) }))
  return { status, olderThan, newerThan, comments }
}

export async function action({ context, request }: Route.ActionArgs) {
  const moderation = readModeration(await readForm(request))
  if (!moderation) return data(null, { status: 422 })
  const { ids, status } = moderation
  const office = officeIn(context)
  if (status === 'seen') return { status, count: await markCommentsSeen(office, ids) }
  return { status, count: await moderateComments(office, ids, status) }
}

/** What visitors say about pieces: held ones first, each decided on with one tap, or many at once. */
export default function CommentsPage({
  loaderData: { status, comments, olderThan, newerThan },
  actionData,
}: Route.ComponentProps) {
  const { comments: words } = useOfficeMessages()
  const answer = useLastAnswer(actionData)
  const { form, ticked, look } = useTicked('comment', comments)
  return (
    <ListPage
      title={words.title}
      parameter="status"
      part={status}
      parts={commentStatuses}
      partNames={words.statuses}
      tools={
        answer && (
          <Notice tone="success">
            {answer.status === 'seen' ? words.seenNow(answer.count) : words.changed[answer.status](answer.count)}
          </Notice>
        )
      }
      isEmpty={comments.length === 0}
      emptyText={words.none[status]}
      olderThan={olderThan}
      newerThan={newerThan}
    >
      <Form ref={form} method="post" onChange={look} className="group" key={status}>
        <SelectAll key={comments.length} label={words.selectAll} name="comment" />
        <ul className="space-y-3">
          {comments.map((comment) => (
            <CommentCard key={comment.id} comment={comment} />
          ))}
        </ul>
        <BulkBar status={status} hasNew={comments.some(({ isNew }) => isNew)} count={ticked?.length ?? 0} />
      </Form>
    </ListPage>
  )
}
