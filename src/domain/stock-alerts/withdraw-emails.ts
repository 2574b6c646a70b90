import { sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'

/**
 * Withdraws the emails of requests that have not been sent. Otherwise they would be sent when the person asks again.
 * Call it in the transaction that ends the requests.
 */
export async function withdrawEmailsOf({ db }: Marketplace, alertIds: readonly number[]): Promise<void> {
  await db
    .updateTable('emails')
    .set({ status: 'withdrawn' })
    .where('status', 'in', ['queued', 'failed', 'held'])
    .where('kind', 'in', ['stock-alert', 'stock-alert-confirmation'])
    .where(sql<boolean>`about->>'alertId' = any(${alertIds.map(String)}::text[])`)
    .execute()
}
