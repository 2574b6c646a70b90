import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { errorLogLine } from '#domain/error-log-line.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { findPartners, recordPartnerSearch } from './find-partners.ts'

/** Products of one night, so that it ends before the morning. A larger shop takes some nights for all of them. */
const perNight = 20_000

const batchSize = 500

/**
 * Finds the partners of products again, since orders and other products have changed them: of those that were never
 * looked at, then of those whose partners were found longest ago. A nightly job. Returns how many it has looked at.
 */
export async function refreshPartners(marketplace: Marketplace, most = perNight): Promise<number> {
  requireAllowed(isSystem(marketplace.actor))
  const startedAt = marketplace.clock.now()
  let done = 0
  while (done < most) {
    const ids = await listDue(marketplace, startedAt, Math.min(batchSize, most - done))
    for (const id of ids) await findOrSkip(marketplace, id)
    done += ids.length
    if (ids.length === 0) break
  }
  return done
}

/** One product that fails keeps no other waiting: it is logged, and its turn comes again another night. */
async function findOrSkip(marketplace: Marketplace, productId: number): Promise<void> {
  try {
    await findPartners(marketplace, productId)
  } catch (error) {
    console.error(errorLogLine(error))
    await recordPartnerSearch(marketplace, productId)
  }
}

async function listDue({ db }: Marketplace, startedAt: Date, limit: number): Promise<readonly number[]> {
  const never = await db
    .selectFrom('products')
    .select('id')
    .where('retired_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('product_partner_searches').select('product_id').whereRef('product_id', '=', 'products.id')),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .execute()
  if (never.length > 0) return never.map(({ id }) => id)
  const oldest = await db
    .selectFrom('product_partner_searches')
    .select('product_id')
    .where('found_at', '<', startedAt)
    .orderBy('found_at')
    .orderBy('product_id')
    .limit(limit)
    .execute()
  return oldest.map((row) => row.product_id)
}
