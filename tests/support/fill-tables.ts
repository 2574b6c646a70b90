import { sql } from 'kysely'
import { connect, type Database } from '#database/connect.ts'
import { postComment } from '#domain/comments/post-comment.ts'
import { postContactMessage } from '#domain/contact-messages/post-contact-message.ts'
import { replyToMessage } from '#domain/contact-messages/reply-to-message.ts'
import { maxHandoverOrders } from '#domain/couriers/handovers/handover.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { createIssue } from '#domain/newsletter/edit-issue.ts'
import { subscribeToNewsletter } from '#domain/newsletter/subscribe-to-newsletter.ts'
import type { Phone } from '#domain/phone.ts'
import { requestPlan } from '#domain/plans/request-plan.ts'
import { maxRemittedOrders } from '#domain/remittances/remittance.ts'
import { countRows } from './count-rows.ts'
import { asOperator } from './operators.ts'
import { databaseName } from './test-database.ts'
import { superuserAddress } from './test-database-address.ts'
import type { TestShop } from './test-shop.ts'

/** SQL for the columns in which copy number `n` of a table's first row differs from it. */
type Copies = Readonly<Record<string, string>>

/**
 * What copies differ in beside the keys that the schema names, and other columns of keys. Rows that belong to something
 * all belong to the same product, order or message, where that is possible.
 */
const differences: Readonly<Record<string, Copies>> = {
  cash_days: { day: `date '1700-01-01' + n` },
  catalog_changes: { product_id: '1000 + n' },
  card_payments: { order_id: '1000 + n', reference: `'reference' || n` },
  comments: { posted_at: `timestamptz '2026-03-01' - n * interval '1 minute'` },
  courier_parcels: { handover_id: `1 + n / ${maxHandoverOrders}`, order_id: '1000 + n' },
  customer_blocks: { phone: `'+2162' || (1000000 + n)` },
  emails: { event_id: '1000 + n', message_id: `'<' || n || '@hirfa.example>'` },
  erased_rows: { row_id: '1000 + n' },
  // As many orders as a hand-over can have.
  handover_orders: { handover_id: `1 + n / ${maxHandoverOrders}`, order_id: '1000 + n' },
  message_replies: { message_id: '1000 + n' },
  newsletter_subscriptions: { email: `'reader' || n || '@example.tn'` },
  operators: { email: `'person' || n || '@hirfa.example'` },
  order_joinings: { joined_id: '1000 + n' },
  order_notes: { submission_key: 'md5(n::text)' },
  // A return has few photos.
  order_return_photos: { return_id: '1000 + n' },
  order_return_steps: { return_id: '1000 + n' },
  order_returns: { order_id: '1000 + n' },
  order_steps: { order_id: '1000 + n' },
  orders: {
    number: `'H-' || lpad((n / 10000)::text, 4, '0') || '-' || lpad((n % 10000)::text, 4, '0')`,
    placed_at: `timestamptz '2026-03-01' - n * interval '1 second'`,
  },
  pictures: { file_name: `'copy-' || n || '.webp'` },
  plan_payments: { due_id: '1000 + n' },
  price_history: { product_id: '1000 + n' },
  imported_products: { key: `'model:' || n`, product_id: '1000 + n' },
  product_import_files: { import_id: '1000 + n' },
  product_import_pieces: { import_id: '1000 + n' },
  products: { name: `'Bowl ' || n` },
  push_subscriptions: { endpoint: `'https://push.example/' || n` },
  // As many orders as a remittance can have.
  remittance_orders: { remittance_id: `1 + n / ${maxRemittedOrders}`, order_id: '1000 + n' },
  review_photos: { name: 'md5(n::text)' },
  search_counts: { day: `date '2026-03-01' - n::int` },
  separate_orders: { other_id: '1000 + n' },
  stock_alerts: { email: `'waiting' || n || '@example.tn'` },
  stock_movements: { order_id: 'null' },
  store_interest: { day: `date '2026-03-01' - n::int` },
  stores: { name: `'Store ' || n` },
  variants: { size_id: '1000 + n', product_id: '1000 + n' },
  web_vitals: { week: `date '2026-03-02' - 7 * n::int` },
  weekly_promotions: {
    starts_at: `timestamptz '2027-01-04' + n * interval '7 days'`,
    ends_at: `timestamptz '2027-01-10' + n * interval '7 days'`,
  },
}

/** SQL for the value of a column in copy `n`, by its type. Of each key one column differs: the first of these. */
const distinctValues: Copies = {
  bytea: String.raw`'\x' || encode(sha256(n::text::bytea), 'hex')`,
  uuid: 'md5(n::text)',
  bigint: '1000 + n',
  integer: '1000 + n',
  date: `date '1700-01-01' + n`,
  text: `'copy ' || n`,
}

/** Tables with a row for each thing that the program itself knows, and those with a bound of their own. */
const fixedTables = [
  'payment_gateways',
  ...[
    'banners',
    'categories',
    'couriers',
    'held_stock',
    'migrations',
    // A card of each store, and a link of each of its months.
    ...['store_cards', 'statement_links'],
    // So many people may enter a store, each with one link and one code, and accept each version of the terms once.
    ...['operator_stores', 'seller_codes', 'seller_links', 'seller_terms_acceptances'],
    // One address of each, and another one that waits, each with one link.
    ...['seller_emails', 'seller_email_links'],
    'order_transitions',
    'return_transitions',
    'settings',
  ],
]

interface Table {
  readonly name: string
  /** Quoted. */
  readonly columns: readonly string[]
  /** The columns of each unique index, with their types. */
  readonly keys: readonly (readonly { readonly name: string; readonly type: string }[])[]
}

/** Lists the tables that can have many rows: not those whose key is always true. */
async function tablesToFill(db: Database): Promise<readonly Table[]> {
  const { rows } = await sql<Table>`
    select relname as name,
      array(select quote_ident(attname) from pg_attribute
        where attrelid = tables.oid and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum) as columns,
      array(
        select (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, null)) order by place)
          from unnest(indkey) with ordinality as part (number, place)
            join pg_attribute on attrelid = indrelid and attnum = part.number)
        from pg_index where indrelid = tables.oid and indisunique and indpred is null and indexprs is null
          and not exists (select from pg_attribute
            where attrelid = indrelid and attnum = any(indkey) and not attnotnull)) as keys
    from pg_class as tables where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`.execute(db)
  return rows.filter(
    ({ name, keys }) => !fixedTables.includes(name) && !keys.some(([column]) => column?.type === 'boolean'),
  )
}

function differencesOf({ name, keys }: Table): Copies {
  const copies: Record<string, string> = { ...differences[name] }
  for (const key of keys) {
    if (key.some((column) => column.name in copies)) continue
    const [first] = Object.entries(distinctValues).flatMap(([type, value]) =>
      key.filter((column) => column.type === type).map(({ name }) => ({ name, value })),
    )
    if (first) copies[first.name] = first.value
  }
  return copies
}

/**
 * Fills every table with a number of rows, past triggers and foreign keys: copies of a row of each. Returns the names
 * of tables that have fewer: those of which there is no first row.
 */
export async function fillTables(shop: TestShop, count: number): Promise<string[]> {
  const connection = connect(superuserAddress(await databaseName({ database: shop.marketplace.db })))
  try {
    await writeFirstRows(shop, connection.database)
    const tables = await tablesToFill(connection.database)
    await copyRows(connection.database, tables, count)
    const counts = await countRows(shop.marketplace)
    return tables.map(({ name }) => name).filter((name) => (counts[`public.${name}`] ?? 0) < count)
  } finally {
    await connection.close()
  }
}

async function copyRows(db: Database, tables: readonly Table[], count: number): Promise<void> {
  await db.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db)
    await sql`set local statement_timeout = 0`.execute(db)
    for (const table of tables) {
      const { name, columns } = table
      const changes = Object.entries(differencesOf(table)).map(([column, value]) => `'${column}', ${value}`)
      await sql
        .raw(`
        insert into ${name} (${columns}) overriding system value
        select ${columns.map((column) => `copy.${column}`)}
        from (select * from ${name} limit 1) as first, generate_series(1, ${count}) as n,
          jsonb_populate_record(null::${name}, to_jsonb(first) || jsonb_build_object(${changes})) as copy`)
        .execute(db)
    }
  })
  await sql`analyze`.execute(db)
}

/** Something of everything, so that each table has a row. */
async function writeFirstRows(shop: TestShop, db: Database): Promise<void> {
  const email = 'amel@example.tn' as EmailAddress
  const phone = '+21622333444' as Phone
  const { marketplace } = shop
  const bowl = await shop.sells({ colors: [{ name: 'Blue', swatch: '#0000ff' }] })
  const office = await asOperator(marketplace)
  await shop.order([{ product: bowl }], { idempotencyKey: 'the-key' })
  await postComment(marketplace, { productId: bowl.id, authorName: 'Amel', email, phone, body: 'Lovely' })
  const messageId = await postContactMessage(marketplace, { name: 'Amel', email, message: 'Hello' })
  await replyToMessage(office, messageId, { submissionKey: crypto.randomUUID(), body: 'Hello', repliesSeen: 0 })
  await requestPlan(marketplace, { plan: 'gold', name: 'Amel', email, phone, project: 'Wool', description: '' })
  await subscribeToNewsletter(marketplace, email)
  await createIssue(office, { subject: 'News', body: 'New bowls' })
  const person = sql`'operator', 1, 'Sana'`
  const other = [
    sql`update newsletter_subscriptions set confirmed_at = subscribed_at`,
    sql`insert into newsletter_tokens values (sha256('a'), 1, 'confirm', now())`,
    sql`insert into backups (name, location, started_at, is_on_same_disk) values ('first', '/', '2026-03-02', true)`,
    sql`insert into consistency_violations (rule, row_id, detail) values ('a rule', 1, 'broken')`,
    sql`insert into data_links (email) values (${email})`,
    sql`insert into data_link_tokens (token_hash, data_link_id) values (sha256('a'), 1)`,
    sql`insert into erasures (id, reason, erased_at, actor_kind, actor_id, actor_name)
      values (md5('a')::uuid, 'called', now(), ${person})`,
    sql`insert into erased_rows values (md5('a')::uuid, 'comments', 1)`,
    sql`insert into failed_sign_ins (operator_id, step, network, failed_at) values (1, 'password', '', now())`,
    sql`insert into operator_devices values (sha256('a'), 1, now())`,
    sql`insert into operator_links values (sha256('a'), 'password', 1, now(), now())`,
    sql`insert into operator_recovery_codes values (1, sha256('a'), now())`,
    sql`insert into operator_passkeys
      (operator_id, credential_id, public_key, signature_counter, transports, device, created_at)
      values (1, 'key', 'key', 0, '{}', 'Test', now())`,
    sql`insert into used_passkey_challenges values (sha256('a'), now())`,
    sql`insert into order_calls (order_id, outcome, note, actor_kind, actor_id, actor_name)
      values (1, 'no-answer', '', ${person})`,
    sql`insert into order_steps (order_id, from_status, to_status, note, actor_kind, actor_id, actor_name)
      values (1, 'received', 'confirmed', '', ${person})`,
    sql`insert into operator_sessions
      (token_hash, operator_id, device, network, started_at, last_seen_at, expires_at, completed_at)
      values (sha256('a'), 1, 'Test', '', '2026-03-02', '2026-03-02', '2026-03-20', '2026-03-02')`,
    sql`insert into passkey_phones
      select passkey.id, session.id from operator_passkeys as passkey, operator_sessions as session limit 1`,
    sql`insert into stock_counts (variant_id, submission_key, expected, counted, actor_kind, actor_id, actor_name)
      values (${bowl.sizes[0]?.id}, md5('a')::uuid, 1, 1, ${person})`,
    sql`insert into discount_codes (code, kind, percent) values ('AID', 'percent', 10)`,
    sql`insert into customer_blocks (phone, kind, note, actor_kind, actor_id, actor_name)
      values ('+21622333444', 'do-not-take', 'Refused', ${person})`,
    sql`insert into separate_orders (order_id, other_id, actor_kind, actor_id, actor_name)
      values (1, 1000, ${person})`,
    sql`insert into push_keys values (true, ${'k'.repeat(87)}, 'sealed', now())`,
    sql`insert into push_subscriptions
      (operator_id, endpoint, p256dh, auth, device, created_at, seen_at, next_try_at)
      values (1, 'https://push.example/', ${'k'.repeat(87)}, ${'a'.repeat(22)}, 'Test', now(), now(), now())`,
    sql`insert into push_preferences values (1, '{message}', 0, 0)`,
    sql`insert into push_notices (kind) values ('message')`,
    sql`insert into push_pending select id, 'message', 1 from push_subscriptions`,
    sql`insert into push_watches values ('stock-low', '{1}')`,
    sql`insert into order_texts (order_id, purpose, channel, actor_kind, actor_id, actor_name)
      values (1, 'confirmation', 'sms', ${person})`,
    sql`insert into order_joinings (kept_id, joined_id, shipping_millimes, agreed_fee_millimes, total_millimes, made_at,
      actor_kind, actor_id, actor_name) values (1, 1, 8000, 8000, 53000, now(), ${person})`,
    sql`insert into delivery_attempts (order_id, outcome, decided_by, reason, actor_kind, actor_id, actor_name)
      values (1, 'postponed', 'customer', 'absent', ${person})`,
    sql`insert into recorded_results (batch_id, order_id, row_hash, recorded_at) values (md5('a')::uuid, 1, sha256('a'), now())`,
    sql`insert into couriers (name, delivery_fee_millimes, refusal_fee_millimes, collection_fee_millimes, remittance_days,
        csv_columns, csv_separator, csv_decimal_sign)
      values ('Rapid', 7000, 4000, 0, 7, '{number,customer,amount}', ';', ',')`,
    sql`insert into courier_fees values (1, 'TN-61', 8000, 4000)`,
    sql`insert into handovers (courier_id, submission_key, actor_kind, actor_id, actor_name)
      values (1, md5('a')::uuid, ${person})`,
    sql`insert into handover_orders (handover_id, order_id) values (1, 1)`,
    sql`insert into courier_apis (courier_id, api, base_url, token_sealed, next_request_at)
      values (1, 'first-delivery', 'https://courier.example', 'sealed', now())`,
    sql`insert into courier_parcels (handover_id, order_id, created_at, due_at) values (1, 1, now(), now())`,
    sql`insert into payment_gateways (courier_id, is_on, base_url, wallet_id, key_sealed, fee_basis_points, fee_millimes)
      values (1, true, 'https://gateway.example', 'wallet', 'sealed', 160, 0)`,
    sql`insert into card_payments (order_id, amount_millimes, reference, started_at, ends_at)
      values (1, 53000, 'reference', now(), now())`,
    sql`insert into customer_requests (order_id, kind, from_status, come_on, made_at) values
      (1, 'come-again', 'shipped', '2026-03-04', now())`,
    sql`insert into customer_requests (order_id, kind, from_status, made_at) values (1, 'canceled', 'confirmed', now())`,
    sql`insert into waiting_customer_requests (order_id, kind, request_id) values (1, 'come-again', 1)`,
    sql`insert into customer_request_settlements (request_id, made_at, actor_kind, actor_id, actor_name)
      values (2, now(), ${person})`,
    sql`insert into order_returns (order_id, reason, wish, asked_at, actor_kind, actor_id, actor_name)
      values (1, 'size', 'exchange', now(), ${person})`,
    sql`insert into order_return_lines (return_id, order_id, position, quantity) values (1, 1, 0, 1)`,
    sql`insert into order_return_steps (return_id, from_status, to_status, made_at, actor_kind, actor_id, actor_name)
      values (1, 'asked', 'agreed', now(), ${person})`,
    sql`insert into order_return_photos (return_id, order_id, picture, format, made_at)
      values (1, 1, ${Buffer.from('picture')}, 'webp', now())`,
    // Past the trigger that wants a delivered order.
    sql`do $$ begin
      set local session_replication_role = replica;
      insert into reviews
        (order_id, line_position, product_id, stars, body, author_name, locale, status, posted_at, changed_at)
        values (1, 0, 1, 5, 'Warm', 'Amel', 'en', 'published', now(), now());
      insert into review_invitations values (1, now());
      insert into review_photos (review_id, position, name, width, height, placeholder_color, bytes, small_bytes)
        values (1, 0, md5('a'), 8, 6, '#b0763c', 'photo', 'photo');
    end $$`,
    sql`insert into order_confirmation_tokens (token_hash, order_id, channel, made_at, expires_at)
      values (sha256('a'), 1, 'email', now(), now())`,
    sql`insert into order_preparations (order_id, position, state, made_at, actor_kind, actor_id, actor_name)
      values (1, 0, 'ready', now(), ${person})`,
    sql`insert into order_notes (order_id, submission_key, body, actor_kind, actor_id, actor_name)
      values (1, gen_random_uuid(), 'A note', ${person})`,
    sql`insert into order_payments (order_id, kind, amount_millimes, means, reference, actor_kind, actor_id, actor_name)
      values (1, 'paid', 1, 'cash', 'x', ${person})`,
    sql`insert into cash_entries (kind, order_id, made_at, actor_kind, actor_id, actor_name)
      values ('step', 1, now(), ${person})`,
    sql`insert into cash_postings (entry_id, account, amount_millimes, order_id, courier_id, day)
      values (1, 'paid', 1, 1, 0, '2026-03-02')`,
    sql`insert into order_balances (order_id, courier_id) values (1, 0)`,
    sql`insert into remittances (courier_id, submission_key, expected_millimes, received_millimes, reference, reason,
      made_at, actor_kind, actor_id, actor_name) values (1, gen_random_uuid(), 1, 1, '', '', now(), ${person})`,
    sql`insert into remittance_orders values (1, 1, 1, 1, 0, 0)`,
    sql`insert into remittance_revocations (remittance_id, reason, made_at, actor_kind, actor_id, actor_name)
      values (1, '', now(), ${person})`,
    sql`insert into payouts (store_id, submission_key, amount_millimes, means, reference, paid_on, made_at,
      actor_kind, actor_id, actor_name) values (1, gen_random_uuid(), 1, 'cash', 'x', '2026-03-02', now(), ${person})`,
    sql`insert into payout_revocations (payout_id, reason, made_at, actor_kind, actor_id, actor_name)
      values (1, 'x', now(), ${person})`,
    sql`insert into product_imports (store_id, file_name, state, contents, made_at, changed_at)
      values (1, 'pieces.csv', 'done', '{"columns": []}', '2026-03-02', '2026-03-02')`,
    sql`insert into product_import_files values (1, 0, 'Name')`,
    sql`insert into product_import_pieces (import_id, position, state, key, lines, name, product_id)
      values (1, 0, 'added', 'model:b-1', '{2}', 'Bowl', 1)`,
    sql`insert into imported_products values (1, 'model:b-1', 1)`,
    sql`insert into store_terms values (1, 100)`,
    sql`insert into former_store_names (store_id, name, until) values (1, 'Store', now())`,
    sql`insert into plan_dues (plan_request_id, plan, first_day, last_day, amount_millimes, pay_by, made_at, actor_kind,
      actor_id, actor_name) values (1, 'gold', '2026-03-02', '2026-04-01', 1, '2026-03-16', now(), ${person})`,
    sql`insert into plan_payments (due_id, store_id, submission_key, receipt_number, amount_millimes, means, reference,
      paid_on, made_at, actor_kind, actor_id, actor_name)
      values (1, 1, gen_random_uuid(), 1, 1, 'cash', 'x', '2026-03-02', now(), ${person})`,
    sql`insert into plan_reminders values (1, '2026-04-01', 3, now())`,
    sql`insert into store_days (store_id, day, account, amount_millimes) values (1, '2026-03-02', 'goods', 1)`,
    sql`insert into store_balances (id) values (1)`,
    sql`insert into cash_days (day, courier_id, account, amount_millimes) values ('2026-03-02', 0, 'paid', 1)`,
    sql`insert into pinned_products values (${bowl.id}, now())`,
    sql`insert into product_partners values (${bowl.id}, ${bowl.id} + 1, 1)`,
    sql`insert into product_partner_searches values (${bowl.id}, now())`,
    sql`insert into product_sales values ('2026-02-23', ${bowl.id}, 1)`,
    sql`insert into stock_alerts (product_id, variant_id, email, locale, created_at, asked_at, confirmed_at)
      values (${bowl.id}, ${bowl.sizes[0]?.id}, ${email}, 'en', now(), now(), now())`,
    sql`insert into stock_alert_tokens values (sha256('a'), 1, 'confirm', now())`,
    sql`insert into seller_changes values (1, ${bowl.store.id})`,
    sql`insert into stock_submissions values (${bowl.sizes[0]?.id}, gen_random_uuid(), 'counted', 1, now())`,
    sql`insert into weekly_promotions (product_id, starts_at, ends_at) values (${bowl.id}, '2026-02-23', '2026-03-01')`,
    sql`insert into searched_texts (text_hash, first_day) values (sha256('a'), '2026-03-02')`,
    sql`insert into search_devices values (1, sha256('a'), '2026-03-02')`,
    sql`insert into search_counts values ('2026-03-02', 'en', 1)`,
    sql`insert into store_interest values (1, '2026-03-02', 'seen', 1)`,
    sql`insert into web_vitals values ('2026-03-02', 'home', 'lcp', 'good', 1)`,
    sql`insert into search_entries (asked, asked_words, kind) values ('phone', 'phone', 'not-sold')`,
    sql`insert into rate_limits_used values (sha256('a'), now())`,
  ]
  await db.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db)
    for (const statement of other) await statement.execute(db)
  })
}
