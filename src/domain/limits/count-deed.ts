import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Marketplace } from '../marketplace.ts'
import { type Allowance, type LimitedDeed, type Recipients, TooMany, type Visitor } from './limits.ts'

/** When the shop will have called back those whose orders wait. */
const callBackSeconds = 3600

/**
 * Counts what a stranger is about to do, or throws TooMany. It stands inside the transaction of the deed, after all that
 * may refuse it: what comes to nothing is not counted. The shop itself, which has no visitor, is not limited.
 */
export async function countDeed(marketplace: Marketplace, deed: LimitedDeed, recipients: Recipients): Promise<void> {
  const { visitor } = marketplace
  if (!visitor) return
  if (!marketplace.db.isTransaction) throw new Error(`${deed} must be counted in the transaction that does it`)
  const { perNetwork, perRecipient } = visitor.limits.deeds[deed]
  await use(marketplace, deed, ['network', visitor.network], perNetwork)
  const { email, phone } = recipients
  if (email !== undefined) await use(marketplace, deed, ['email', email.toLowerCase()], perRecipient)
  if (phone === undefined) return
  await use(marketplace, deed, ['phone', phone], perRecipient)
  // Orders of one number wait for each other at the row above, so none is overlooked here.
  if (deed === 'order') await requireFewUnconfirmed(marketplace, visitor, phone)
}

/**
 * Takes one from an allowance. What is used up comes back evenly, so one moment says it all: when nothing will be used
 * any more. Asking and taking are one statement, whichever instance asks.
 */
async function use(
  { db, clock }: Marketplace,
  deed: LimitedDeed,
  who: readonly [kind: string, name: string],
  { count, seconds }: Allowance,
): Promise<void> {
  const key = createHash('sha256')
    .update(JSON.stringify([deed, ...who]))
    .digest()
  const now = clock.now()
  const [one, all] = [`${seconds / count} seconds`, `${seconds} seconds`]
  const { rows } = await sql`
    insert into limits_used as known (key, used_until) values (${key}, ${now}::timestamptz + ${one}::interval)
    on conflict (key) do update set used_until = greatest(known.used_until, ${now}) + ${one}::interval
    where greatest(known.used_until, ${now}) + ${one}::interval <= ${now}::timestamptz + ${all}::interval
    returning 1`.execute(db)
  if (rows.length > 0) return

  const known = await db.selectFrom('limits_used').select('used_until').where('key', '=', key).executeTakeFirstOrThrow()
  const freeAgainAt = known.used_until.getTime() + (1000 * seconds) / count - 1000 * seconds
  throw new TooMany(deed, Math.max(1, Math.ceil((freeAgainAt - now.getTime()) / 1000)))
}

async function requireFewUnconfirmed({ db }: Marketplace, { limits }: Visitor, phone: string): Promise<void> {
  const { waiting } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('customer_phone', '=', phone)
    .where('status', '=', 'received')
    .executeTakeFirstOrThrow()
  if (waiting >= limits.unconfirmedOrders) throw new TooMany('order', callBackSeconds)
}
