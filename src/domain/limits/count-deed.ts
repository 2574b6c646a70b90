import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { type Blanks, inFixedWords, type Question } from '#database/in-fixed-words.ts'
import type { Tables } from '#database/tables.ts'
import { together } from '#database/together.ts'
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
  if (!visitor || !(isOfDoor(deed) || visitor.isLimited)) return
  const limits = isOfDoor(deed) ? visitor.door[deed] : (await getLimits(marketplace))[deed]
  try {
    await together(marketplace.db, ...usesOf(marketplace, deed, limits, [{ visitor, recipients }]))
  } catch (error) {
    throw asTooMany(deed, error)
  }
}

/** A stranger about to do something, and whom it reaches. */
interface Doer {
  readonly visitor: Visitor
  readonly recipients: Recipients
}

/**
 * What counting a deed of several strangers asks of the database, which refuses them all when one is too many; for those
 * who send it along with the deed.
 */
export function usesOf(
  { db, clock }: Marketplace,
  deed: LimitedDeed,
  { perNetwork, perRecipient }: DeedLimits,
  doers: readonly Doer[],
): Question<unknown>[] {
  if (!db.isTransaction) throw new Error(`${deed} must be counted in the transaction that does it`)
  const keysOf = (kind: string, nameOf: (doer: Doer) => string | undefined) =>
    doers.flatMap((doer) => {
      const name = nameOf(doer)
      return name === undefined ? [] : keyOf(deed, kind, name)
    })
  const networks = keysOf('network', ({ visitor }) => visitor.network)
  const emails = keysOf('email', ({ recipients }) => recipients.email?.toLowerCase())
  const phones = keysOf('phone', ({ recipients }) => recipients.phone)
  const now = clock.now()
  return [...uses(db, networks, perNetwork, now), ...uses(db, [...emails, ...phones], perRecipient, now)]
}

function keyOf(...names: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(names)).digest()
}

/**
 * Takes one from each allowance, as often as its key is there. What is used up comes back evenly, so one moment says it
 * all: when nothing will be used any more. Asking and taking are one statement, whichever instance asks, and allowances are
 * taken in the order of their keys, so that two never wait for each other.
 */
function uses(db: Kysely<Tables>, keys: Buffer[], { count, seconds }: Allowance, now: Date): Question<unknown>[] {
  if (keys.length === 0) return []
  return [takenFromAllowances(db, { keys, now, one: `${seconds / count} seconds`, all: `${seconds} seconds` })]
}

const takenFromAllowances = inFixedWords(
  (_, { keys, now, one, all }: Blanks<{ keys: Buffer[]; now: Date; one: string; all: string }>) => sql`
    with asked as (
      select key, count(*) * ${one}::interval as time from unnest(${keys}::bytea[]) as key group by key),
    taken as (
      insert into limits_used as known (key, used_until)
      select key, ${now}::timestamptz + time from asked where time <= ${all}::interval order by key
      on conflict (key) do update set
        used_until = greatest(known.used_until, ${now}) + (excluded.used_until - ${now}::timestamptz)
      where greatest(known.used_until, ${now}) + (excluded.used_until - ${now}::timestamptz)
        <= ${now}::timestamptz + ${all}::interval
      returning key)
    select refuse_too_many(max(extract(epoch from used_until + time - ${all}::interval - ${now}::timestamptz)))
    from asked left join limits_used using (key)
    where key not in (select key from taken)
    having count(*) > 0`,
)

/**
 * Refuses one more order of a phone number of which so many wait for our call. Asked behind the uses: orders of one
 * number wait for each other at its row of allowance, so none is overlooked.
 */
export function refuseWhenWaiting({ db }: Marketplace, phones: readonly string[], most: number): Question<unknown> {
  return ordersWaiting(db, { phones, most, seconds: callBackSeconds })
}

/**
 * A phone number has a handful of orders, while all orders of a busy hour wait: so the status is counted, and not
 * looked for. A plan that was kept when the shop was empty would look through all that wait.
 */
const ordersWaiting = inFixedWords(
  (_, { phones, most, seconds }: Blanks<{ phones: readonly string[]; most: number; seconds: number }>) => sql`
    select refuse_too_many(${seconds}) from unnest(${phones}::text[]) as phone
    where (select count(*) filter (where status = 'received') from orders where customer_phone = phone) >= ${most}`,
)

/** As `refuse_too_many` has it. */
const tooManyCode = 'HR429'

/** What the database has refused, as everybody knows it; any other failure as it is. */
export function asTooMany(deed: LimitedDeed, error: unknown): unknown {
  const { code, detail } = error as { code?: string; detail?: string }
  return error instanceof Error && code === tooManyCode ? new TooMany(deed, Number(detail)) : error
}
