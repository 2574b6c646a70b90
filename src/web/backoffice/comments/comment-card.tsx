import type { ModeratedComment } from '#domain/comments/list-comments-to-moderate.ts'
import { formatPhone, type Phone } from '#domain/phone.ts'
import { commentsMessages } from '#page-messages/backoffice/comments.ts'
import { Button } from '../../ui/button.tsx'
import { ProductInShopLink } from '../layout/product-in-shop-link.tsx'

export type ShownComment = Omit<ModeratedComment, 'postedAt'> & { readonly postedAt: string }

/** A comment with its author's contact details and the buttons that moderate it. */
export function CommentCard({ comment }: { comment: ShownComment }) {
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
            <Button type="submit" name="decide" value={`seen ${id}`} variant="secondary">
              {commentsMessages.seen}
            </Button>
          )}
          {status !== 'published' && (
            <Button type="submit" name="decide" value={`published ${id}`} variant="secondary">
              {commentsMessages.publish}
            </Button>
          )}
          {status !== 'hidden' && (
            <Button type="submit" name="decide" value={`hidden ${id}`} variant="outline">
              {commentsMessages.hide}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}
