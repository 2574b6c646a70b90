import { type RawBuilder, sql } from 'kysely'
import type { Marketplace } from './marketplace.ts'

type Text = RawBuilder<unknown>

const asWritten = (text: Text) => text
const withoutCase = (text: Text) => sql`lower(${text})`
const asRead = (text: Text) => sql`name_key(${text})`

/**
 * The tables that are looked at as a whole before a row is written: the column of their names, and how its unique index
 * compares them. Those without names have a maximum, or a check of their own.
 */
const lists = {
  banners: undefined,
  categories: { column: 'slug', compared: withoutCase },
  couriers: { column: 'name', compared: asRead },
  discount_codes: { column: 'code', compared: asWritten },
  operator_passkeys: undefined,
  operators: { column: 'email', compared: withoutCase },
  pinned_products: undefined,
  plan_payments: undefined,
  push_subscriptions: undefined,
  search_entries: { column: 'asked_words', compared: asWritten },
  stores: { column: 'name', compared: asRead },
  weekly_promotions: undefined,
} as const

type List = keyof typeof lists

type NamedList = { [Name in List]: (typeof lists)[Name] extends undefined ? never : Name }[List]

/** What a list must have room for. */
interface ListEntry<Name extends List> {
  readonly name?: Name extends NamedList ? string : never
  /** The id of the row that is renamed: it may keep its name. */
  readonly except?: number
  /** How many rows there may be at most with this one, which is new. */
  readonly max?: number
  /** Of these rows; otherwise of all. */
  readonly among?: RawBuilder<boolean>
}

/**
 * Locks a list until the transaction ends, and returns why the entry cannot be written: another row has its name, or
 * the list is full. Of two transactions at once the second waits, and sees what the first has written.
 *
 * The lock is an advisory one with the name of the table as its key, which conflicts only with itself: readers and
 * orders do not wait, nor do other writes of a row, such as a sign-in that is noted in `operators`. They would with a
 * lock of the table. What neither finds, the unique index does: that transaction is retried.
 */
export async function lockList<Name extends List>(
  { db }: Marketplace,
  list: Name,
  { name, except = 0, max, among = sql<boolean>`true` }: ListEntry<Name> = {},
): Promise<'name-taken' | 'too-many' | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('list'), hashtext(${list}))`.execute(db)
  const names = lists[list]
  if (names && name !== undefined) {
    const { column, compared } = names
    const isSame = sql`${compared(sql.ref(column))} = ${compared(sql`${name}::text`)}`
    const others = await sql`select from ${sql.table(list)} where ${isSame} and id <> ${except} limit 1`.execute(db)
    if (others.rows.length > 0) return 'name-taken'
  }
  if (max === undefined) return undefined
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(list)} where ${among}`.execute(db)
  return (counted.rows[0]?.count ?? 0) < max ? undefined : 'too-many'
}
