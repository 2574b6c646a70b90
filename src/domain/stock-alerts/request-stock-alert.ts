import { sql } from 'kysely'
import { mayActInPublic } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { onSale } from '#domain/catalog/on-sale.ts'
import { consentColumns } from '#domain/consent.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { holdEmailsOf, withdrawHeldEmails } from '#domain/email-outbox/hold-email.ts'
import { NotFound } from '#domain/errors.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { localeColumn } from '#domain/languages/locale-column.ts'
import type { PersonLocale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { consumeRateLimit } from '#domain/rate-limits/consume-rate-limit.ts'
import { exceedsReviewLimit } from '#domain/rate-limits/exceeds-review-limit.ts'
import { confirmationValidMilliseconds } from './stock-alert.ts'

/**
 * The shortest time between two confirmation emails for one address and variant, since anyone can enter any address.
 */
const resendAfterMilliseconds = 60 * 60 * 1000

export interface StockAlertRequest {
  readonly productId: number
  readonly variantId: number
  readonly email: EmailAddress
  readonly isSuspicious?: boolean
  /** The language of the emails; that of the request by default. */
  readonly locale?: PersonLocale
}

/** `in-stock`: the variant can be bought now, so nothing was asked for. */
export type StockAlertOutcome = 'asked' | 'in-stock'

/**
 * Sends a confirmation email with a link (double opt-in) to an address that wants to know when a variant is back. Does
 * nothing for a request that waits already, and sends another email for an unconfirmed one only after an hour, unless
 * the person has left meanwhile. Limits, and what looks like a bot, are treated as subscriptions to the newsletter and
 * count together with them. The outcome does not tell what is known of the address. Throws NotFound for a variant that
 * is not on sale.
 */
export async function requestStockAlert(
  marketplace: Marketplace,
  { productId, variantId, email, isSuspicious = false, locale }: StockAlertRequest,
): Promise<StockAlertOutcome> {
  requireAllowed(mayActInPublic(marketplace.actor))
  const now = marketplace.clock.now()
  return inTransaction(marketplace, async (marketplace) => {
    if (await hasStock(marketplace, productId, variantId)) return 'in-stock'
    const isBeyondQuota = await consumeRateLimit(marketplace, 'subscription', { email })
    const isBeyondLimit = (await exceedsReviewLimit(marketplace, 'subscription')) || isBeyondQuota
    const asked = {
      ...{ email, asked_at: now, is_held: isSuspicious, locale: localeColumn(marketplace, locale) },
      ...consentColumns(now),
    }
    const alert = await marketplace.db
      .insertInto('stock_alerts')
      .values({ product_id: productId, variant_id: variantId, created_at: now, ...asked })
      .onConflict((conflict) =>
        conflict
          .expression(sql`variant_id, lower(email)`)
          .doUpdateSet({
            ...asked,
            created_at: sql<Date>`case when ${isOver(now)} then excluded.created_at else stock_alerts.created_at end`,
            ...{ confirmed_at: null, notified_at: null, left_at: null },
          })
          .where(sql<boolean>`(stock_alerts.confirmed_at is null or ${isOver(now)})`)
          .where(sql<boolean>`(stock_alerts.is_held and not excluded.is_held or stock_alerts.notified_at is not null
            or stock_alerts.left_at is not null or stock_alerts.asked_at <= ${new Date(now.getTime() - resendAfterMilliseconds)})`),
      )
      .returning('id')
      .executeTakeFirst()
    if (!alert) return 'asked'
    const about = { alertId: alert.id }
    await withdrawHeldEmails(marketplace, 'stock-alert-confirmation', about)
    const type = isSuspicious ? 'stock-alert.held' : 'stock-alert.requested'
    const eventId = await recordEvent(marketplace, { type, ...about })
    if (isBeyondLimit || isSuspicious) await holdEmailsOf(marketplace, eventId)
    return 'asked'
  })
}

async function hasStock({ db }: Marketplace, productId: number, variantId: number): Promise<boolean> {
  const variant = await db
    .selectFrom('variants as variant')
    .innerJoin('products', 'products.id', 'variant.product_id')
    .select('variant.stock')
    .where('variant.id', '=', variantId)
    .where('products.id', '=', productId)
    .where('variant.retired_at', 'is', null)
    .where(onSale)
    .executeTakeFirst()
  if (!variant) throw new NotFound('product', `${productId} with variant ${variantId}`)
  return variant.stock > 0
}

/** SQL for whether the request of the row has ended: links that were sent for it must not work for the next one. */
function isOver(now: Date) {
  const expired = new Date(now.getTime() - confirmationValidMilliseconds)
  return sql<boolean>`(stock_alerts.notified_at is not null or stock_alerts.left_at is not null
    or stock_alerts.confirmed_at is null and stock_alerts.asked_at < ${expired})`
}
