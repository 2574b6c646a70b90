import type pg from 'pg'
import { connect } from '#database/connect.ts'
import { findAllViolations } from '#domain/consistency/find-violations.ts'

/**
 * Checks the whole database against the rules of the shop, and what triggers and foreign keys would have enforced.
 * Throws when any rule is violated.
 */
export async function checkConsistency(client: pg.ClientBase, url: string): Promise<void> {
  const { database: db, close } = connect({ url })
  try {
    for await (const { rule, detail } of findAllViolations({ db, clock: { now: () => new Date() } }))
      throw new Error(`The database is inconsistent: ${rule}: ${detail}`)
  } finally {
    await close()
  }
  for (const [rule, violations] of Object.entries(rules)) await rejectAny(client, rule, violations)
  const { rows } = await client.query<{ name: string; orphans: string }>(foreignKeys)
  for (const { name, orphans } of rows) await rejectAny(client, `${name} refers to an existing row`, orphans)
}

async function rejectAny(client: pg.ClientBase, rule: string, violations: string): Promise<void> {
  const { rows } = await client.query(`select count(*)::int as count from (${violations}) as violations`)
  if (rows[0].count > 0) throw new Error(`The database is inconsistent: ${rows[0].count} violations of: ${rule}`)
}

const rules = {
  'stock was never negative': `
    select from (select sum(pieces) over (partition by variant_id order by id) as left_over from stock_movements) as running
    where left_over < 0`,
  'the sales of a week are what was delivered and not returned': `
    select from (
      select week_in_tunis(made_at) as week, product_id, sum(quantity) as pieces
      from order_steps join orders on orders.id = order_id join order_lines using (order_id)
      where to_status = 'delivered' and status = 'delivered' group by 1, 2
    ) as kept full join (select * from product_sales where pieces > 0) as counted using (week, product_id)
    where kept.pieces is distinct from counted.pieces`,
}

/** For each foreign key a query of the rows that violate it. */
const foreignKeys = `
  select conname as name, format('select from %s as child where %s and not exists (select from %s as parent where %s)',
    conrelid::regclass, string_agg(format('child.%I is not null', child.attname), ' and '),
    confrelid::regclass, string_agg(format('parent.%I = child.%I', parent.attname, child.attname), ' and ')) as orphans
  from pg_constraint
    cross join lateral unnest(conkey, confkey) as pair (child_number, parent_number)
    join pg_attribute as child on child.attrelid = conrelid and child.attnum = child_number
    join pg_attribute as parent on parent.attrelid = confrelid and parent.attnum = parent_number
  where contype = 'f' and connamespace = 'public'::regnamespace
  group by conname, conrelid, confrelid`
