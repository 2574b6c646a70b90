import type { NotNull } from 'kysely'
import { mayManageNewsletter } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'

export interface Subscriber {
  readonly email: string
  readonly confirmedAt: Date
}

const batchSize = 500

/** Yields the confirmed subscribers who have not left, in batches, in the order of their first subscriptions. */
export async function* streamSubscribers(marketplace: Marketplace): AsyncGenerator<Subscriber[]> {
  requireAllowed(mayManageNewsletter(marketplace.actor))
  for (let after = 0; ; ) {
    const rows = await confirmed(marketplace)
      .select(['id', 'email', 'confirmed_at as confirmedAt'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(batchSize)
      .$narrowType<{ confirmedAt: NotNull }>()
      .execute()
    yield rows.map(({ email, confirmedAt }) => ({ email, confirmedAt }))
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return
    after = last.id
  }
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
