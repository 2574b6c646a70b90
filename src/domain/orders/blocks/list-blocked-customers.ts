import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { BlockedCustomer } from './customer-block.ts'

const maxListed = 200

/** Lists the blocked phone numbers, the last blocked first; of very many the newest 200. */
export async function listBlockedCustomers({ actor, db, clock }: Marketplace): Promise<BlockedCustomer[]> {
  requireAllowed(mayHandleOrders(actor))
  const rows = await db
    .selectFrom('customer_blocks')
    .select(['phone', 'kind', 'note', 'ends_at', 'made_at'])
    .where('is_lifted', '=', false)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', clock.now())]))
    .where('phone', 'is not', null)
    .$narrowType<{ phone: NonNullable<BlockedCustomer['phone']> }>()
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxListed)
    .execute()
  return rows.map(({ phone, kind, note, ends_at, made_at }) => ({
    ...{ phone, kind, note, at: made_at },
    ...(ends_at !== null && { endsAt: ends_at }),
  }))
}
