import { sql } from 'kysely'
import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { EmailKind, EmailPayload } from '#domain/email.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { exceedsEmailLimit } from '#domain/rate-limits/exceeds-review-limit.ts'

/**
 * Counts an email to an address that a visitor typed, once, before its first attempt. Beyond a limit it is held until
 * an operator releases or drops it. Returns whether it has been counted and may be sent.
 */
export async function countTypedEmail(marketplace: Marketplace, emailId: number): Promise<boolean> {
  requireAllowed(isSystem(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const email = await marketplace.db
      .selectFrom('emails')
      .select(['recipient', 'network_key as networkKey'])
      .where('id', '=', emailId)
      .where('status', 'in', ['queued', 'failed'])
      .where('network_key', 'is not', null)
      .$narrowType<{ networkKey: Buffer }>()
      .forUpdate()
      .executeTakeFirst()
    if (!email) return false
    const isHeld = await exceedsEmailLimit(marketplace, email)
    await marketplace.db
      .updateTable('emails')
      .set({ network_key: null, ...(isHeld && { status: 'held' as const }) })
      .where('id', '=', emailId)
      .execute()
    return !isHeld
  })
}

/** Withdraws held emails of a kind about one thing, before another is written in their place. */
export async function withdrawHeldEmails<Kind extends EmailKind>(
  { db }: Marketplace,
  kind: Kind,
  about: EmailPayload[Kind],
): Promise<void> {
  await db
    .updateTable('emails')
    .set({ status: 'withdrawn' })
    .where('status', '=', 'held')
    .where('kind', '=', kind)
    .where(sql<boolean>`about @> ${JSON.stringify(about)}::jsonb`)
    .execute()
}

/** Holds the emails of an event. Call it in the transaction that records the event. */
export async function holdEmailsOf({ db }: Marketplace, eventId: number): Promise<void> {
  await db.updateTable('emails').set({ status: 'held', network_key: null }).where('event_id', '=', eventId).execute()
}
