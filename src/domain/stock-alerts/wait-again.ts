import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/**
 * Lets a person whose email was withdrawn, because the size sold out or went off sale before it was sent, go on waiting
 * in their old place. Not after an email that was sent: whoever got it has been told.
 */
export async function waitAgain({ actor, db }: Marketplace, alertId: number, emailId: number): Promise<void> {
  requireAllowed(isSystem(actor))
  await db
    .updateTable('stock_alerts')
    .set({ notified_at: null })
    .where('id', '=', alertId)
    .where('notified_at', 'is not', null)
    .where('left_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('emails').select('id').where('id', '=', emailId).where('carried_by', 'is not', null))),
    )
    .execute()
}
