import { sql } from 'kysely'
import type { Marketplace } from '../marketplace.ts'
import { type NewestFirst, newestFirst, rowsAtOnce } from '../newest-first.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { changeColumns, changeOf, type RecordedChange } from './recorded-change.ts'
import { undoingOf } from './undoings.ts'

export interface ListedChange extends RecordedChange {
  /** Whether the history knows how to put back what was before. */
  readonly canBeUndone: boolean
  /** By which people know the thing: the name of a product, the number of an order, who wrote a message. */
  readonly thingName?: string
}

export interface ListedChanges extends NewestFirst<ListedChange> {
  /** The names of products and stores that the changes mention by their ids. */
  readonly names: MentionedNames
}

export interface MentionedNames {
  readonly products: Readonly<Record<number, string>>
  readonly stores: Readonly<Record<number, string>>
}

interface ChangesWanted {
  /**
   * Words found in who, what, before, after or the name that the thing has today, whatever their case and accents; or the
   * whole number of an order.
   */
  readonly text?: string
  readonly operatorId?: number | undefined
  readonly what?: string | undefined
  readonly olderThan?: number | undefined
}

/** What people of the shop have changed, newest first. */
export async function listChanges(
  marketplace: Marketplace,
  { text = '', operatorId, what, olderThan }: ChangesWanted,
): Promise<ListedChanges> {
  const { role } = requireOperator(marketplace, 'staff')
  let changes = marketplace.db
    .selectFrom('changes')
    .select(changeColumns)
    .select(nameOfThing.as('thing_name'))
    .orderBy('id', 'desc')
    .limit(rowsAtOnce + 1)
  if (operatorId) changes = changes.where('operator_id', '=', operatorId)
  if (what) changes = changes.where('thing', '=', what)
  if (olderThan) changes = changes.where('id', '<', olderThan)
  for (const word of text.split(/\s+/).filter(Boolean)) {
    changes = changes.where(({ or }) => or([holds(word), isOfOrder(word), isOfOneCalled(word)]))
  }
  const rows = await changes.execute()
  const part = newestFirst(
    rows.map(({ thing_name, ...row }) => {
      const change = changeOf(row)
      const canBeUndone = undoingOf(change, role) !== undefined
      return { ...change, canBeUndone, ...(thing_name !== null && { thingName: thing_name }) }
    }),
  )
  return { ...part, names: await namesMentionedIn(marketplace, part.rows) }
}

/** Everybody who may have changed anything. */
export async function listChangeMakers(marketplace: Marketplace) {
  requireOperator(marketplace, 'staff')
  return marketplace.db.selectFrom('operators').select(['id', 'name']).orderBy('name').orderBy('id').execute()
}

function holds(word: string) {
  return sql<boolean>`strpos(fold_text(concat_ws(' ', made_by, thing, thing_id, action, before, after)), fold_text(${word})) > 0`
}

/** Looked up once for all changes, which have only the id. */
function isOfOrder(word: string) {
  return sql<boolean>`(thing = 'order' and thing_id = (select id::text from orders where number = upper(${word})))`
}

/** Only of things that have a name. The cast stands behind the kind, because other kinds have no number for an id. */
const nameOfThing = sql<string | null>`
  case thing
    when 'order' then (select number from orders where id = thing_id::bigint)
    when 'product' then (select name from products where id = thing_id::bigint)
    when 'promotion' then (select name from products where id =
      (select product_id from weekly_promotions where id = thing_id::bigint))
    when 'store' then (select name from stores where id = thing_id::bigint)
    when 'operator' then (select name from operators where id = thing_id::bigint)
    when 'comment' then (select author_name from comments where id = thing_id::bigint)
    when 'message' then (select name from contact_messages where id = thing_id::bigint)
    when 'plan request' then (select name from plan_requests where id = thing_id::bigint)
    when 'newsletter issue' then (select subject from newsletter_issues where id = thing_id::bigint)
  end`

/** Products, with what is said or promised of them, and stores. Their ids are looked up once for all changes. */
function isOfOneCalled(word: string) {
  const products = sql`select id from products where strpos(fold_text(name), fold_text(${word})) > 0`
  return sql<boolean>`(
    thing = 'product' and thing_id in (select id::text from (${products}) as called)
    or thing = 'promotion' and thing_id in (select id::text from weekly_promotions where product_id in (${products}))
    or thing = 'comment' and thing_id in (select id::text from comments where product_id in (${products}))
    or thing = 'store' and thing_id in
      (select id::text from stores where strpos(fold_text(name), fold_text(${word})) > 0))`
}

async function namesMentionedIn({ db }: Marketplace, changes: readonly RecordedChange[]): Promise<MentionedNames> {
  const mentioned = (...fields: readonly string[]) => [
    ...new Set(
      changes
        .flatMap(({ before, after }) => fields.flatMap((field) => [before?.[field], after?.[field]]))
        .filter((id): id is number => Number.isSafeInteger(id)),
    ),
  ]
  const [products, stores] = [mentioned('productId', 'from'), mentioned('storeId')]
  const namesIn = async (table: 'products' | 'stores', ids: readonly number[]) => {
    if (ids.length === 0) return {}
    const rows = await db.selectFrom(table).select(['id', 'name']).where('id', 'in', ids).execute()
    return Object.fromEntries(rows.map(({ id, name }) => [id, name]))
  }
  return { products: await namesIn('products', products), stores: await namesIn('stores', stores) }
}
