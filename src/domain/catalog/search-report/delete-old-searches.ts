import { sql } from 'kysely'
import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { tunisDayOf } from '#domain/tunis-day.ts'
import { searchCountDays } from './search-step.ts'

/**
 * Deletes counts of searches that have been kept long enough, and texts that nobody has searched for since. A nightly
 * job.
 */
export async function deleteOldSearches(marketplace: Marketplace): Promise<void> {
  requireAllowed(isSystem(marketplace.actor))
  const until = tunisDayOf(new Date(marketplace.clock.now().getTime() - searchCountDays * 86_400_000))
  await inTransaction(marketplace, async ({ db }) => {
    await db.deleteFrom('search_devices').where('day', '<=', until).execute()
    await db.deleteFrom('search_counts').where('day', '<=', until).execute()
    await sql`
      delete from searched_texts as texts where first_day <= ${until}
        and not exists (select from search_counts where text_id = texts.id)`.execute(db)
  })
}
