import type pg from 'pg'

/**
 * Checks for the whole database what triggers and foreign keys would have enforced. Throws when any rule is violated.
 */
export async function checkConsistency(client: pg.ClientBase): Promise<void> {
  for (const [rule, violations] of Object.entries(rules)) await rejectAny(client, rule, violations)
  const { rows } = await client.query<{ name: string; orphans: string }>(foreignKeys)
  for (const { name, orphans } of rows) await rejectAny(client, `${name} refers to an existing row`, orphans)
}

async function rejectAny(client: pg.ClientBase, rule: string, violations: string): Promise<void> {
  const { rows } = await client.query(`select count(*)::int as count from (${violations}) as violations`)
  if (rows[0].count > 0) throw new Error(`The database is inconsistent: ${rows[0].count} violations of: ${rule}`)
}

const rules = {
  'the stock of a size is the sum of its movements': `
    select from product_sizes left join stock_movements on size_id = product_sizes.id
    group by product_sizes.id having stock <> coalesce(sum(pieces), 0)`,
  'stock was never negative': `
    select from (select sum(pieces) over (partition by size_id order by id) as left_over from stock_movements) as running
    where left_over < 0`,
  'an order has moved the stock of its lines, and returned it if canceled or returned': `
    select from (select order_id, size_id, sum(quantity) as pieces from order_lines group by 1, 2) as line
      join orders on orders.id = line.order_id
      left join (select order_id, size_id, -sum(pieces) as pieces from stock_movements group by 1, 2) as moved
        using (order_id, size_id)
    where moved.pieces is distinct from case when status in ('cancelled', 'returned') then 0 else line.pieces end`,
  'the subtotal of an order is the sum of its lines': `
    select from orders left join order_lines on order_id = orders.id
    group by orders.id having subtotal_millimes is distinct from sum(line_total_millimes)`,
  'the last step of an order leads to its status': `
    select from orders left join order_steps on order_id = orders.id
    group by orders.id
    having status <> coalesce((array_agg(to_status order by order_steps.id desc))[1], 'received')`,
  'each step begins with the status at which the one before ended': `
    select from (select from_status, lag(to_status, 1, 'received') over (partition by order_id order by id) as stood
                 from order_steps) as taken
    where from_status <> stood`,
  'an order has an event and a token': `
    select from orders
    where not exists (select from order_tokens where order_id = orders.id)
      or (select count(*) from (select (details->>'orderId')::bigint as order_id from events
                                where type = 'order.placed') as placed) <> (select count(*) from orders)`,
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
