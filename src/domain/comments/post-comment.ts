import { requireProduct } from '../catalog/require-product.ts'
import type { Email } from '../email.ts'
import { inTransaction } from '../in-transaction.ts'
import { countDeed } from '../limits/count-deed.ts'
import type { Marketplace } from '../marketplace.ts'
import type { Phone } from '../phone.ts'
import { recordEvent } from '../record-event.ts'
import type { Comment } from './comment.ts'
import { getCommentRules } from './comment-setting.ts'
import { hasLink } from './has-link.ts'

export interface NewComment {
  readonly productId: number
  readonly authorName: string
  readonly email: Email
  readonly phone: Phone
  readonly body: string
  /** Whether it looks as if a program had written it. */
  readonly isSuspicious?: boolean
  /** Whether people of the shop know it already, as they do those of the samples. */
  readonly isSeen?: boolean
}

/**
 * Puts a comment under a product on sale, whichever way it comes. It shows at once, unless it is held until someone has
 * looked at it: all of them, if an owner wants that, otherwise those with links and those that look automatic.
 */
export async function postComment(marketplace: Marketplace, comment: NewComment): Promise<Comment> {
  return inTransaction(marketplace, async (marketplace) => {
    const postedAt = marketplace.clock.now()
    await requireProduct(marketplace, comment.productId)
    await countDeed(marketplace, 'comment', comment)
    const isHeld = comment.isSuspicious || (await isHeldByRule(marketplace, comment))
    const { id } = await marketplace.db
      .insertInto('comments')
      .values({
        product_id: comment.productId,
        author_name: comment.authorName,
        email: comment.email,
        phone: comment.phone,
        body: comment.body,
        status: isHeld ? 'held' : 'published',
        posted_at: postedAt,
        seen_at: comment.isSeen ? postedAt : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordEvent(marketplace, {
      type: isHeld ? 'comment.held' : 'comment.posted',
      commentId: id,
    })
    return { authorName: comment.authorName, body: comment.body, postedAt }
  })
}

async function isHeldByRule(marketplace: Marketplace, { authorName, body }: NewComment): Promise<boolean> {
  if (hasLink(body) || hasLink(authorName)) return true
  return (await getCommentRules(marketplace)).heldComments === 'all'
}
