import { commentMessages as messages } from '#page-messages/comments.ts'
import { productCommentsPath } from '#web/paths/storefront-paths.ts'
import { PageLink } from '#web/ui/page-link.tsx'

interface CommentPagesProps {
  readonly productId: number
  /** From 1, the newest. */
  readonly page: number
  readonly lastPage: number
}

/** Links to the newer and the older comments. */
export function CommentPages({ productId, page, lastPage }: CommentPagesProps) {
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
