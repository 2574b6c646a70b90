import { requireProduct } from '../catalog/require-product.ts'
import type { Email } from '../email.ts'
import { inTransaction } from '../in-transaction.ts'
import { countDeed } from '../limits/count-deed.ts'
import type { Marketplace } from '../marketplace.ts'
import type { Phone } from '../phone.ts'
import { recordEvent } from '../record-event.ts'
import type { Comment } from './comment.ts'

export interface NewComment {
  readonly productId: number
  readonly authorName: string
  readonly email: Email
  readonly phone: Phone
  readonly body: string
  /** Whether it looks as if a program had written it. */
  readonly isSuspicious?: boolean
}

/** Puts a comment under a product on sale. It shows at once, unless it is held until someone has looked at it. */
export async function postComment(marketplace: Marketplace, comment: NewComment): Promise<Comment> {
  return inTransaction(marketplace, async (marketplace) => {
    const postedAt = marketplace.clock.now()
    await requireProduct(marketplace, comment.productId)
    await countDeed(marketplace, 'comment', comment)
    const { id } = await marketplace.db
      .insertInto('comments')
      .values({
        product_id: comment.productId,
        author_name: comment.authorName,
        email: comment.email,
        phone: comment.phone,
        body: comment.body,
        status: comment.isSuspicious ? 'held' : 'published',
        posted_at: postedAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordEvent(marketplace, {
      type: comment.isSuspicious ? 'comment.held' : 'comment.posted',
      commentId: id,
    })
    return { authorName: comment.authorName, body: comment.body, postedAt }
  })
}
