import { useRef } from 'react'
import { commentMessages as messages } from '#page-messages/comments.ts'
import { productCommentsPath } from '#web/paths/storefront-paths.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { CommentEditor } from './comment-editor.tsx'
import type { CommentResult } from './comment-form.ts'

export interface ShownComment {
  readonly authorName: string
  readonly body: string
  /** For the `datetime` attribute. */
  readonly postedAt: string
  /** The formatted date. */
  readonly postedOn: string
}

export interface CommentPage {
  readonly shown: readonly ShownComment[]
  /** On all pages together. */
  readonly total: number
  /** From 1, the newest. */
  readonly page: number
  readonly lastPage: number
}

export interface ProductCommentsProps {
  readonly productId: number
  readonly comments: CommentPage
  /** The result of a comment that was sent without script. */
  readonly result: CommentResult | undefined
}

/** The comments of a product, newest first, and the form to write one. */
export default function ProductComments({ productId, comments, result }: ProductCommentsProps) {
  const newest = useRef<HTMLDivElement>(null)
  return (
    <>
      {result?.outcome === 'posted' && (
        <Notice tone="success" className="mb-8">
          {messages.commentAdded}
        </Notice>
      )}
      {result?.outcome === 'invalid' && (
        <Notice tone="error" className="mb-8">
          {messages.commentRefused}
        </Notice>
      )}
      <div className="grid gap-12 lg:grid-cols-[1fr_26rem] lg:items-start lg:gap-16">
        <div ref={newest} className="min-w-0 scroll-mt-40">
          {comments.total === 0 ? <NoComments /> : <CommentList comments={comments.shown} />}
          {comments.lastPage > 1 && <CommentPages productId={productId} {...comments} />}
        </div>
        <CommentEditor
          productId={productId}
          result={result}
          onPosted={() => newest.current?.scrollIntoView({ block: 'nearest' })}
        />
      </div>
    </>
  )
}

function CommentList({ comments }: { comments: readonly ShownComment[] }) {
  return (
    <ol className="divide-y divide-sand-deep/70">
      {comments.map((comment) => (
        <li key={`${comment.postedAt} ${comment.authorName}`} className="animate-rise py-5 first:pt-0">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <p dir="auto" className="overflow-hidden font-semibold">
              {comment.authorName}
            </p>
            <time dateTime={comment.postedAt} className="text-ink-soft text-sm">
              {comment.postedOn}
            </time>
          </div>
          <p dir="auto" className="mt-1.5 max-w-prose overflow-hidden whitespace-pre-line leading-relaxed">
            {comment.body}
          </p>
        </li>
      ))}
    </ol>
  )
}

function NoComments() {
  return (
    <div className="rounded-card bg-sand/60 px-6 py-12 text-center">
      <h3 className="text-xl">{messages.noComments}</h3>
      <p className="mx-auto mt-2 max-w-sm text-ink-soft">{messages.noCommentsText}</p>
    </div>
  )
}

interface CommentPagesProps {
  readonly productId: number
  /** From 1, the newest. */
  readonly page: number
  readonly lastPage: number
}

/** Links to the newer and the older comments. */
function CommentPages({ productId, page, lastPage }: CommentPagesProps) {
  const link = 'inline-flex min-h-11 items-center font-semibold text-door underline-offset-4 hover:underline'
  return (
    <nav aria-label={messages.commentPages} className="mt-4 flex flex-wrap items-center justify-between gap-x-4">
      {page > 1 && (
        <PageLink to={productCommentsPath(productId, page - 1)} rel="prev" className={link}>
          {messages.newerComments}
        </PageLink>
      )}
      <span className="text-ink-soft text-sm tabular-nums">{messages.commentPage(page, lastPage)}</span>
      {page < lastPage && (
        <PageLink to={productCommentsPath(productId, page + 1)} rel="next" className={link}>
          {messages.olderComments}
        </PageLink>
      )}
    </nav>
  )
}
