import type { NotNull } from 'kysely'
import { mayManageNewsletter } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'

export interface Subscriber {
  readonly email: string
  readonly confirmedAt: Date
}

/** Returns the confirmed subscribers who have not left, in the order of their confirmations. */
export async function listSubscribers(marketplace: Marketplace): Promise<Subscriber[]> {
  requireAllowed(mayManageNewsletter(marketplace.actor))
  return confirmed(marketplace)
    .select(['email', 'confirmed_at as confirmedAt'])
    .orderBy('confirmed_at')
    .orderBy('id')
    .$narrowType<{ confirmedAt: NotNull }>()
    .execute()
}

export async function countSubscribers(marketplace: Marketplace): Promise<number> {
  requireAllowed(mayManageNewsletter(marketplace.actor))
  const { count } = marketplace.db.fn
  const row = await confirmed(marketplace).select(count<number>('id').as('count')).executeTakeFirstOrThrow()
  return row.count
}

function confirmed({ db }: Marketplace) {
  return db.selectFrom('newsletter_subscriptions').where('confirmed_at', 'is not', null).where('left_at', 'is', null)
}
