import { data, Form } from 'react-router'
import { z } from 'zod'
import { type CommentStatus, commentStatuses } from '#domain/comments/comment-status.ts'
import { listCommentsToModerate, type ModeratedComment } from '#domain/comments/list-comments-to-moderate.ts'
import { markCommentsSeen } from '#domain/comments/mark-comments-seen.ts'
import { moderateComments } from '#domain/comments/moderate-comments.ts'
import { formatPhone, type Phone } from '#domain/phone.ts'
import { commentsMessages } from '#page-messages/backoffice/comments.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { ListPage } from '#web/backoffice/layout/list-page.tsx'
import { ProductInShopLink } from '#web/backoffice/layout/product-in-shop-link.tsx'
import { readListQuery } from '#web/backoffice/layout/read-list-query.ts'
import { SelectAll, useCheckedValues } from '#web/backoffice/layout/select-all.tsx'
import { useFocusOnNextRow } from '#web/backoffice/layout/use-focus-on-next-row.ts'
import { useLastActionData } from '#web/backoffice/layout/use-last-action-data.ts'
import { ids, readFields, rowDecision } from '#web/forms/form-fields.ts'
import { readForm } from '#web/forms/read-form.ts'
import { done } from '#web/http/done.ts'
import { formatMoment } from '#web/text/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/comments-page'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { part: status, ...place } = readListQuery(request, 'status', commentStatuses)
  const { rows, olderThan, newerThan } = await listCommentsToModerate(officeIn(context), { status, ...place })
  const comments = rows.map((comment) => ({ ...comment, postedAt: formatMoment(comment.postedAt) }))
  return { status, olderThan, newerThan, comments }
}

const statuses = [...commentStatuses, 'seen'] as const

/** The new status, where `seen` keeps the status, and the comments; undefined when no known button was pressed. */
const moderationForm = z
  .object({ decide: rowDecision(statuses), comment: ids })
  .transform(({ decide: { decision: status, ids }, comment }) => status && { status, ids: ids ?? comment })

function readModeration(form: FormData) {
  return readFields(moderationForm, form)
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
        <SubmitButton name="decide" value="seen" variant="secondary" className="flex-1 px-3">
          {commentsMessages.seenSelected}
        </SubmitButton>
      )}
      {status !== 'published' && (
        <SubmitButton name="decide" value="published" variant="secondary" className="flex-1 px-3">
          {commentsMessages.publishSelected(count)}
        </SubmitButton>
      )}
      {status !== 'hidden' && (
        <SubmitButton name="decide" value="hidden" variant="outline" className="flex-1 px-3">
          {commentsMessages.hideSelected(count)}
        </SubmitButton>
      )}
    </div>
  )
}

type ShownComment = Omit<ModeratedComment, 'postedAt'> & { readonly postedAt: string }

/** A comment with its author's contact details and the buttons that moderate it. */
function CommentCard({ comment }: { comment: ShownComment }) {
  const { id, productId, productName, authorName, email, phone, body, status, postedAt, isNew } = comment
  return (
    <li className="panel p-4">
      <div className="flex items-start gap-2">
        <label className="-ms-3 -mt-2 grid size-11 shrink-0 cursor-pointer place-items-center">
          <span className="sr-only">{commentsMessages.select(authorName)}</span>
          <input type="checkbox" name="comment" value={id} className="size-5 accent-door" />
        </label>
        <div className="min-w-0 flex-1">
          <p className="break-words font-semibold">
            <bdi>{authorName}</bdi>
          </p>
          <p className="text-ink-soft text-sm">
            {isNew && <b className="text-clay">{commentsMessages.isNew} · </b>}
            {postedAt}
          </p>
        </div>
      </div>
      <p dir="auto" className="mt-2 whitespace-pre-line break-words">
        {body}
      </p>
      <p className="mt-2 text-ink-soft text-sm">
        {commentsMessages.on} <ProductInShopLink productId={productId} name={productName} />
      </p>
      <div className="flex flex-wrap items-center gap-x-4 text-sm">
        <a href={`mailto:${email}`} className="grid min-h-11 items-center break-all text-door hover:underline">
          <bdi>{email}</bdi>
        </a>
        <a href={`tel:${phone}`} className="grid min-h-11 items-center text-door hover:underline">
          <bdi dir="ltr">{formatPhone(phone as Phone)}</bdi>
        </a>
        <div className="ms-auto flex flex-wrap gap-2">
          {isNew && (
            <SubmitButton name="decide" value={`seen ${id}`} variant="secondary">
              {commentsMessages.seen}
            </SubmitButton>
          )}
          {status !== 'published' && (
            <SubmitButton name="decide" value={`published ${id}`} variant="secondary">
              {commentsMessages.publish}
            </SubmitButton>
          )}
          {status !== 'hidden' && (
            <SubmitButton name="decide" value={`hidden ${id}`} variant="outline">
              {commentsMessages.hide}
            </SubmitButton>
          )}
        </div>
      </div>
    </li>
  )
}
