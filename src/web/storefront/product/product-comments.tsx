import { lazy, Suspense, useRef } from 'react'
import { productMessages } from '#messages/product.ts'
import { useMessages } from '../../text/messages.ts'
import { Notice } from '../../ui/notice.tsx'
import type { CommentAnswer } from './comment-form.ts'

const writeComment = () => import('./write-comment.tsx')

/**
 * Part of the page from the start, and works as a plain form: in browsers its code comes after all that is shown first.
 * The server has it ready, so that every render of a page has the same bytes.
 */
const WriteComment = import.meta.env.SSR ? (await writeComment()).default : lazy(writeComment)

export interface ShownComment {
  readonly authorName: string
  readonly body: string
  /** As machines read it. */
  readonly postedAt: string
  /** As the visitor reads it. */
  readonly postedOn: string
}

interface ProductCommentsProps {
  readonly productId: number
  readonly comments: readonly ShownComment[]
  /** What became of a comment that was sent without script. */
  readonly answer: CommentAnswer | undefined
}

/** What others say of a piece, newest first, and a form to say something too. */
export function ProductComments({ productId, comments, answer }: ProductCommentsProps) {
  const words = useMessages(productMessages)
  const newest = useRef<HTMLDivElement>(null)
  return (
    <>
      {answer?.outcome === 'posted' && (
        <Notice tone="success" className="mb-8">
          {words.commentAdded}
        </Notice>
      )}
      {answer?.outcome === 'invalid' && (
        <Notice tone="error" className="mb-8">
          {words.commentRefused}
        </Notice>
      )}
      <div className="grid gap-12 lg:grid-cols-[1fr_26rem] lg:items-start lg:gap-16">
        <div ref={newest} className="scroll-mt-40">
          {comments.length === 0 ? <NoComments /> : <CommentList comments={comments} />}
        </div>
        <Suspense>
          <WriteComment
            productId={productId}
            answer={answer}
            onPosted={() => newest.current?.scrollIntoView({ block: 'nearest' })}
          />
        </Suspense>
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
            <p dir="auto" className="font-semibold">
              {comment.authorName}
            </p>
            <time dateTime={comment.postedAt} className="text-ink-soft text-sm">
              {comment.postedOn}
            </time>
          </div>
          <p dir="auto" className="mt-1.5 max-w-prose whitespace-pre-line leading-relaxed">
            {comment.body}
          </p>
        </li>
      ))}
    </ol>
  )
}

function NoComments() {
  const words = useMessages(productMessages)
  return (
    <div className="rounded-card bg-sand/60 px-6 py-12 text-center">
      <h3 className="text-xl">{words.noComments}</h3>
      <p className="mx-auto mt-2 max-w-sm text-ink-soft">{words.noCommentsText}</p>
    </div>
  )
}
