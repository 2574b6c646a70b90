import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Kysely, sql } from 'kysely'
import { openDatabaseBefore } from '#tests/support/test-database.ts'
import { migrate } from './migrate.ts'
import type { Tables } from './tables.ts'

/** The tables that remember who did something, with the column that held it as text. */
const tables = {
  audit_log: 'made_by',
  stock_movements: 'made_by',
  order_steps: 'made_by',
  order_calls: 'made_by',
  order_notes: 'made_by',
  order_payments: 'made_by',
  message_replies: 'made_by',
  newsletter_issues: 'made_by',
  contact_messages: 'done_by',
  settings: 'changed_by',
} as const

const appendOnly = ['audit_log', 'stock_movements', 'order_steps', 'order_payments'] as const

test('the text of who did something becomes kind, id and name, and is displayed as before', async () => {
  const connection = await openDatabaseBefore('0043')
  try {
    const { database: db } = connection
    const sana = await fillOldTables(db)
    const before = await textsOf(db)
    const stock = await sql`select id, stock from product_sizes order by id`.execute(db)
    await migrate(connection)
    assert.deepEqual(await textsOf(db), before)
    assert.deepEqual((await sql`select id, stock from product_sizes order by id`.execute(db)).rows, stock.rows)

    const operator = ['operator', sana, 'Sana']
    for (const table of Object.keys(tables)) {
      const actors = await actorsOf(db, table)
      assert.ok(
        actors.some((actor) => isSame(actor, operator)),
        `${table} ${JSON.stringify(actors)}`,
      )
    }
    const order = await db.selectFrom('orders').select('id').executeTakeFirstOrThrow()
    assert.deepEqual(await actorsOf(db, 'order_steps'), [operator, ['customer', order.id, 'customer']])
    assert.deepEqual(await actorsOf(db, 'stock_movements'), [
      ['system', null, 'samples'],
      operator,
      ['operator', null, 'Amel (999)'],
      [null, null, null],
    ])
    for (const table of appendOnly) {
      await assert.rejects(
        sql`update ${sql.table(table)} set actor_name = 'Eve'`.execute(db),
        /only ever added to/,
        table,
      )
    }
    await assert.rejects(
      sql`insert into order_notes (order_id, body, actor_kind, actor_name) values (${order.id}, 'x', 'nobody', 'x')`.execute(
        db,
      ),
      /order_notes_actor_kind_check/,
    )
  } finally {
    await connection.close()
  }
})

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** What people see, by table. */
async function textsOf(db: Kysely<Tables>) {
  const texts: Record<string, (string | null)[]> = {}
  for (const [table, column] of Object.entries(tables)) {
    const { rows } = await sql<{ text: string | null }>`
      select ${sql.ref(column)} as text from ${sql.table(table)} order by 1`.execute(db)
    texts[table] = rows.map(({ text }) => text)
  }
  return texts
}

async function actorsOf(db: Kysely<Tables>, table: string) {
  const { rows } = await sql<{ kind: string; id: number; name: string }>`
    select actor_kind as kind, actor_id as id, actor_name as name from ${sql.table(table)}
    order by ${sql.ref(`${table}.${table === 'settings' ? 'key' : 'id'}`)}`.execute(db)
  return rows.map(({ kind, id, name }) => [kind, id, name])
}

/** Fills every table with an entry of the operator Sana; returns her id. */
async function fillOldTables(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into operators (name, email, role) values ('Sana', 'sana@example.tn', 'owner') returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  const by = sql.lit(`Sana (${id})`)
  const statements = [
    sql`insert into pictures (file_name, width, height, placeholder_color) values ('a.webp', 1, 1, '#ffffff')`,
    sql`insert into stores (name, category, description, logo, cover) values ('Dar', 'decor', '', 'a.webp', 'a.webp')`,
    sql`insert into products (store_id, name, model, category, description, regular_price_millimes, main_color)
      select id, 'Bowl', 'B', 'decor', '', 45000, 'Blue' from stores`,
    sql`insert into product_sizes (product_id, position, name) select id, 0, '' from products`,
    sql`insert into stock_movements (size_id, kind, pieces, made_by) select id, 'restock', 9, 'samples' from product_sizes`,
    sql`insert into stock_movements (size_id, kind, pieces, made_by) select id, 'restock', 1, ${by} from product_sizes`,
    sql`insert into stock_movements (size_id, kind, pieces, made_by) select id, 'restock', 1, 'Amel (999)' from product_sizes`,
    sql`insert into orders (number, customer_name, customer_email, customer_phone, delivery_address, delivery_city,
      payment_method, subtotal_millimes, shipping_millimes, total_millimes)
      values ('H-0000-0000', 'A', 'a@b.tn', '+21622333444', 'x', 'x', 'paypal', 1, 1, 2)`,
    sql`insert into stock_movements (size_id, kind, pieces, order_id)
      select product_sizes.id, 'sale', -1, orders.id from product_sizes, orders`,
    sql`insert into order_steps (order_id, from_status, to_status, made_by) select id, 'received', 'confirmed', ${by} from orders`,
    sql`insert into order_steps (order_id, from_status, to_status, made_by) select id, 'confirmed', 'cancelled', 'customer' from orders`,
    sql`insert into order_calls (order_id, outcome, made_by) select id, 'confirmed', ${by} from orders`,
    sql`insert into order_notes (order_id, body, made_by) select id, 'x', ${by} from orders`,
    sql`insert into order_payments (order_id, kind, reference, made_by) select id, 'paid', 'x', ${by} from orders`,
    sql`insert into contact_messages (name, email, message, done_at, done_by) values ('A', 'a@b.tn', 'x', now(), ${by})`,
    sql`insert into contact_messages (name, email, message) values ('B', 'b@b.tn', 'x')`,
    sql`insert into message_replies (message_id, body, made_by) select min(id), 'x', ${by} from contact_messages`,
    sql`insert into newsletter_issues (subject, body, made_by) values ('x', 'x', ${by})`,
    sql`insert into settings (key, value, version, changed_by, changed_at)
      values ('comments', '{}', 1, ${by}, now())`,
    sql`insert into audit_log (operator_id, made_by, entity, entity_id, action, version)
      values (${id}, ${by}, 'product', '1', 'edited', 1)`,
  ]
  for (const statement of statements) await statement.execute(db)
  return id
}
