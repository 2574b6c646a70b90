import { sql } from 'kysely'
import { mayViewAuditLog } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { type NewestFirstPage, rowsPerPage, toNewestFirstPage } from '#domain/keyset-pagination.ts'
import { localizedText } from '#domain/localized-text.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type AuditEntry, auditEntryColumns, auditEntryFromRow } from './audit-entry.ts'

export interface ListedAuditEntry extends AuditEntry {
  /** The display name of the entity: a product's name, an order's number, the author of a message. */
  readonly entityName?: string
}

export interface AuditLogPage extends NewestFirstPage<ListedAuditEntry> {
  /** Names of the products and stores that the entries reference by id. */
  readonly names: MentionedNames
}

export interface MentionedNames {
  readonly products: Readonly<Record<number, string>>
  readonly stores: Readonly<Record<number, string>>
}

interface AuditLogFilter {
  /**
   * Words to find in the actor, entity, action, before, after or the entity's current name, ignoring case and accents;
   * or a whole order number.
   */
  readonly text?: string
  readonly operatorId?: number | undefined
  readonly entity?: string | undefined
  readonly olderThan?: number | undefined
  /** Only what sellers have changed of their pieces. */
  readonly bySellers?: SellerChangeFilter | undefined
}

interface SellerChangeFilter {
  /** Undefined: of every store. */
  readonly storeId: number | undefined
  /** Whether only changes are listed that nobody has looked at. */
  readonly isToSee: boolean
}

/** Lists the changes that operators made, newest first. */
export async function listAuditLog(
  marketplace: Marketplace,
  { text = '', operatorId, entity, olderThan, bySellers }: AuditLogFilter,
): Promise<AuditLogPage> {
  requireAllowed(mayViewAuditLog(marketplace.actor))
  let changes = marketplace.db
    .selectFrom('audit_log')
    .select(auditEntryColumns)
    .select(entityNameSql.as('entity_name'))
    .orderBy('id', 'desc')
    .limit(rowsPerPage + 1)
  if (operatorId) changes = changes.where('actor_kind', '=', 'operator').where('actor_id', '=', operatorId)
  if (entity) changes = changes.where('entity', '=', entity)
  if (olderThan) changes = changes.where('id', '<', olderThan)
  if (bySellers) changes = changes.where('id', 'in', selectSellerChanges(marketplace, bySellers))
  for (const word of text.split(/\s+/).filter(Boolean)) {
    changes = changes.where(({ or }) => or([matchesText(word), matchesOrderNumber(word), matchesEntityName(word)]))
  }
  const rows = await changes.execute()
  const part = toNewestFirstPage(
    rows.map(({ entity_name, ...row }) => {
      const entry = auditEntryFromRow(row)
      return { ...entry, ...(entity_name !== null && { entityName: entity_name }) }
    }),
  )
  return { ...part, names: await namesMentionedIn(marketplace, part.rows) }
}

const maxListedActors = 500

/** Lists the operators, for filtering by actor. */
export async function listAuditActors(marketplace: Marketplace) {
  requireAllowed(mayViewAuditLog(marketplace.actor))
  return marketplace.db
    .selectFrom('operators')
    .select(['id', 'name'])
    .orderBy('name')
    .orderBy('id')
    .limit(maxListedActors)
    .execute()
}

function selectSellerChanges({ db }: Marketplace, { storeId, isToSee }: SellerChangeFilter) {
  let changes = db.selectFrom('seller_changes').select('change_id')
  if (storeId !== undefined) changes = changes.where('store_id', '=', storeId)
  return isToSee ? changes.where('seen_at', 'is', null) : changes
}

function matchesText(word: string) {
  return sql<boolean>`strpos(fold_text(concat_ws(' ', made_by, made_for, entity, entity_id, action, before, after)), fold_text(${word})) > 0`
}

/** A subquery that runs once: audit entries store only the id. */
function matchesOrderNumber(word: string) {
  return sql<boolean>`(entity = 'order' and entity_id = (select id::text from orders where number = upper(${word})))`
}

/** Only entities with a name. The cast is inside each branch, because other kinds have ids that are not numbers. */
const entityNameSql = sql<string | null>`
  case entity
    when 'order' then (select number from orders where id = entity_id::bigint)
    when 'product' then (select ${localizedText('products.name')} from products where id = entity_id::bigint)
    when 'promotion' then (select ${localizedText('products.name')} from products where id =
      (select product_id from weekly_promotions where id = entity_id::bigint))
    when 'category' then (select slug from categories where id = entity_id::bigint)
    when 'store' then (select ${localizedText('stores.name')} from stores where id = entity_id::bigint)
    when 'operator' then (select name from operators where id = entity_id::bigint)
    when 'comment' then (select author_name from comments where id = entity_id::bigint)
    when 'message' then (select name from contact_messages where id = entity_id::bigint)
    when 'plan request' then (select name from plan_requests where id = entity_id::bigint)
    when 'search entry' then coalesce(after, before) ->> 'asked'
    when 'newsletter issue' then (select subject from newsletter_issues where id = entity_id::bigint)
  end`

/**
 * Matches products with their promotions and comments, and stores, by their names in the main language and as they were
 * written. The subqueries of ids run once.
 */
function matchesEntityName(word: string) {
  const isCalled = (table: 'products' | 'stores') => sql`strpos(
    fold_text(concat_ws(' ', ${sql.ref(`${table}.name`)}, ${localizedText(`${table}.name`)})), fold_text(${word})) > 0`
  const products = sql`select id from products where ${isCalled('products')}`
  return sql<boolean>`(
    entity = 'product' and entity_id in (select id::text from (${products}) as called)
    or entity = 'promotion' and entity_id in (select id::text from weekly_promotions where product_id in (${products}))
    or entity = 'comment' and entity_id in (select id::text from comments where product_id in (${products}))
    or entity = 'store' and entity_id in
      (select id::text from stores where ${isCalled('stores')}))`
}

async function namesMentionedIn({ db }: Marketplace, changes: readonly AuditEntry[]): Promise<MentionedNames> {
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
    const rows = await db
      .selectFrom(table)
      .select(['id', localizedText(`${table}.name`).as('name')])
      .where('id', 'in', ids)
      .execute()
    return Object.fromEntries(rows.map(({ id, name }) => [id, name]))
  }
  return { products: await namesIn('products', products), stores: await namesIn('stores', stores) }
}
