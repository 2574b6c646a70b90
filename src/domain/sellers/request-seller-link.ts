import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { maySignIn } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { minResponseMilliseconds } from '#domain/operators/request-password-reset.ts'
import { consumeRateLimit } from '#domain/rate-limits/consume-rate-limit.ts'
import { isActiveSeller } from './seller-rows.ts'
import { isStudioOpen } from './studio-setting.ts'

/**
 * Sends a private link if the address is the confirmed one of a seller who may enter. The result is the same otherwise,
 * and takes as long.
 */
export async function requestSellerLink(marketplace: Marketplace, email: EmailAddress): Promise<void> {
  requireAllowed(maySignIn(marketplace.actor))
  const notSooner = pause(minResponseMilliseconds)
  await inTransaction(marketplace, async (marketplace) => {
    await consumeRateLimit(marketplace, 'seller-email', { email })
    if (!(await isStudioOpen(marketplace))) return
    const own = await marketplace.db
      .selectFrom('seller_emails as own')
      .innerJoin('operators as operator', 'operator.id', 'own.operator_id')
      .select('own.id')
      .where(sql<boolean>`lower(own.email) = lower(${email})`)
      .where('own.confirmed_at', 'is not', null)
      .where(isActiveSeller)
      .executeTakeFirst()
    if (own) await recordEvent(marketplace, { type: 'seller.link-requested', sellerEmailId: own.id })
  })
  await notSooner
}
