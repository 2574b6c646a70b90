import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'

export interface Subscriber {
  readonly email: string
  readonly confirmedAt: Date
}

/** Everyone who has confirmed the newsletter and not left it, in the order they came. */
export async function listSubscribers(marketplace: Marketplace): Promise<Subscriber[]> {
  requireOperator(marketplace, 'staff')
  const rows = await confirmed(marketplace)
    .select(['email', 'confirmed_at as confirmedAt'])
    .orderBy('confirmed_at')
    .orderBy('id')
    .execute()
  return rows.map(({ email, confirmedAt }) => ({ email, confirmedAt: confirmedAt as Date }))
}

export async function countSubscribers(marketplace: Marketplace): Promise<number> {
  requireOperator(marketplace, 'staff')
  const { count } = marketplace.db.fn
  const row = await confirmed(marketplace).select(count<number>('id').as('count')).executeTakeFirstOrThrow()
  return row.count
}

function confirmed({ db }: Marketplace) {
  return db.selectFrom('newsletter_subscriptions').where('confirmed_at', 'is not', null).where('left_at', 'is', null)
}
