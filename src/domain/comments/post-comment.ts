import { mayActInPublic } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { requireProductOnSale } from '#domain/catalog/require-product-on-sale.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { findDuplicate } from '#domain/find-duplicate.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { localeColumn } from '#domain/languages/locale-column.ts'
import type { PersonLocale } from '#domain/locale.ts'
import { mailboxOf } from '#domain/mailbox.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Phone } from '#domain/phone.ts'
import { consumeRateLimit } from '#domain/rate-limits/consume-rate-limit.ts'
import { exceedsReviewLimit } from '#domain/rate-limits/exceeds-review-limit.ts'
import type { Comment } from './comment.ts'
import { getCommentRules } from './comment-setting.ts'
import { hasLink } from './has-link.ts'
import { isRepeatedText, textHash } from './is-repeated-text.ts'

export interface NewComment {
  readonly productId: number
  readonly authorName: string
  readonly email: EmailAddress
  readonly phone: Phone
  readonly body: string
  /** That of the request by default. */
  readonly locale?: PersonLocale
  /** Whether it looks like a bot's. */
  readonly isSuspicious?: boolean
  /** Whether staff need not see it as new, as for samples. */
  readonly isSeen?: boolean
}

/**
 * Posts a comment on a product on sale. It is published at once, unless it is held for moderation: all comments when
 * the owner set it so, otherwise those with links, with a text that was posted before or beyond the limits, and those
 * that look like a bot's. A duplicate is posted once.
 */
export async function postComment(marketplace: Marketplace, comment: NewComment): Promise<Comment> {
  requireAllowed(mayActInPublic(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const postedAt = marketplace.clock.now()
    await requireProductOnSale(marketplace, comment.productId)
    const isBeyondQuota = await consumeRateLimit(marketplace, 'comment', comment)
    const words = {
      ...{ product_id: comment.productId, author_name: comment.authorName },
      ...{ email: comment.email, phone: comment.phone, body: comment.body },
    }
    const duplicate = await findDuplicate(marketplace, 'comments', words)
    if (duplicate) return { authorName: comment.authorName, body: comment.body, postedAt: duplicate.at }
    const hash = textHash(comment.body)
    // Counted in any case, and before the text is compared: that waits for copies.
    const isBeyondLimit = (await exceedsCommentLimits(marketplace, comment)) || isBeyondQuota
    const isHeld =
      comment.isSuspicious ||
      isBeyondLimit ||
      (await isRepeatedText(marketplace, hash)) ||
      (await isHeldByRule(marketplace, comment))
    await marketplace.db
      .insertInto('comments')
      .values({
        ...words,
        locale: localeColumn(marketplace, comment.locale),
        text_hash: hash,
        status: isHeld ? 'held' : 'published',
        posted_at: postedAt,
        seen_at: comment.isSeen ? postedAt : null,
      })
      .execute()
    return { authorName: comment.authorName, body: comment.body, postedAt }
  })
}

function exceedsCommentLimits(marketplace: Marketplace, { productId, email }: NewComment): Promise<boolean> {
  const product = `product ${productId}`
  return exceedsReviewLimit(marketplace, 'comment', [
    { limit: 'comments-on-product', subject: product },
    { limit: 'comments-of-email', subject: mailboxOf(email) },
    { limit: 'comment-burst', subject: product },
    { limit: 'comment-burst' },
  ])
}

async function isHeldByRule(marketplace: Marketplace, { authorName, body }: NewComment): Promise<boolean> {
  if (hasLink(body) || hasLink(authorName)) return true
  return (await getCommentRules(marketplace)).heldComments === 'all'
}
