import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Marketplace } from '../marketplace.ts'
import { getLimits } from './limit-setting.ts'
import {
  type Allowance,
  type DeedLimits,
  isOfDoor,
  type LimitedDeed,
  type Recipients,
  TooMany,
  type Visitor,
} from './limits.ts'

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
  if (isOfDoor(deed)) return takeBoth(marketplace, deed, visitor, visitor.door[deed], recipients)
  if (!visitor.isLimited) return

  const limits = await getLimits(marketplace)
  await takeBoth(marketplace, deed, visitor, limits[deed], recipients)
  // Orders of one number wait for each other at its row of allowance, so none is overlooked here.
  if (deed === 'order' && recipients.phone !== undefined)
    await requireFewUnconfirmed(marketplace, limits.unconfirmedOrders, recipients.phone)
}

async function takeBoth(
  marketplace: Marketplace,
  deed: LimitedDeed,
  { network }: Visitor,
  { perNetwork, perRecipient }: DeedLimits,
  { email, phone }: Recipients,
): Promise<void> {
  await use(marketplace, deed, ['network', network], perNetwork)
  if (email !== undefined) await use(marketplace, deed, ['email', email.toLowerCase()], perRecipient)
  if (phone !== undefined) await use(marketplace, deed, ['phone', phone], perRecipient)
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

async function requireFewUnconfirmed({ db }: Marketplace, most: number, phone: string): Promise<void> {
  const { waiting } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('customer_phone', '=', phone)
    .where('status', '=', 'received')
    .executeTakeFirstOrThrow()
  if (waiting >= most) throw new TooMany('order', callBackSeconds)
}
