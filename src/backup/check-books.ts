import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'

/** What must hold in every shop: a count of rows that break it, which is zero. */
const rules: Readonly<Record<string, string>> = {
  'sizes whose stock is not the sum of its movements': `
    select count(*) from product_sizes as size where stock <>
      (select coalesce(sum(pieces), 0) from stock_movements where size_id = size.id)`,
  'orders whose subtotal is not the sum of its lines': `
    select count(*) from orders where subtotal_millimes <>
      (select coalesce(sum(line_total_millimes), 0) from order_lines where order_id = orders.id)`,
  'orders whose status is not that of their last step': `
    select count(*) from orders where status is distinct from
      coalesce((select to_status from order_steps where order_id = orders.id order by id desc limit 1), 'received')`,
}

/** Returns a line for each rule that the database breaks. */
export async function checkBooks(database: Database): Promise<string[]> {
  const broken: string[] = []
  for (const [name, query] of Object.entries(rules)) {
    const { rows } = await sql.raw<{ count: string | number }>(query).execute(database)
    const count = Number(rows[0]?.count)
    if (count > 0) broken.push(`${count} ${name}`)
  }
  return broken
}
