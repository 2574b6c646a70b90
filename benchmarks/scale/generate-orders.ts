import type pg from 'pg'
import { governorates } from '#domain/geography/governorate.ts'
import { shippingPrice } from '#domain/sale-terms/sale-terms.ts'
import { firstNames, lastNames, places } from './sample-words.ts'

/**
 * Generates a year of orders with their lines, stock movements, steps, events and tokens. Rows are written in their
 * final state; triggers and foreign keys have to be disabled (`session_replication_role`). `checkConsistency` then
 * checks the result.
 */
export async function generateOrders(client: pg.ClientBase, orders: number): Promise<void> {
  await client.query(sellable)
  await client.query(drawnLines, [orders])
  await client.query(drawnOrders, [orders])
  await client.query(orderRows, [firstNames, lastNames, places, governorates, shippingPrice])
  for (const statement of [
    lines,
    openingStock,
    movements,
    stock,
    steps,
    // Without statistics the joins below may take nested loops.
    'analyze orders, order_lines, order_steps',
    events,
    emails,
    tokens,
    sales,
    soldPieces,
    heldStock,
    cashEntries,
    cashPostings,
    'analyze cash_entries',
    makerEntries,
    makerPostings,
    cashBalances,
    cashDays,
    storeDays,
    storeBalances,
    numbering,
  ])
    await client.query(statement)
}

export const tablesOfOrders = [
  ...['orders', 'order_lines', 'order_steps', 'stock_movements', 'events', 'order_tokens', 'product_sales'],
  ...['cash_entries', 'cash_postings', 'order_balances'],
]

/**
 * Updates rows in the order of their keys: in that of a hash each page of a large table would be written many times.
 */
function inOrder(update: string): string {
  return `set enable_hashjoin = off; ${update}; reset enable_hashjoin`
}

/** The products on sale, numbered; the first sell best. */
const sellable = `
  create temp table sellable as
  select row_number() over (order by hashint8extended(id, 20)) as place, id as product_id,
    coalesce(promotional_price_millimes, regular_price_millimes) as price,
    array(select id from variants where product_id = products.id order by id) as variant_ids
  from products where retired_at is null;
  create unique index on sellable (place);
  analyze sellable`

/** One to four lines an order, two on average, no product twice in one order. */
const drawnLines = `
  create temp table drawn_lines as
  select order_id, (row_number() over (partition by order_id order by product_id) - 1)::int as position, product_id,
    variant_ids[1 + below(cardinality(variant_ids), order_id, 24)] as variant_id,
    price, case when below(4, order_id, 26) = 0 then 1 + below(3, product_id, 27) else 1 end as quantity
  from (
    select distinct order_id, 1 + floor(shelf.places * power(share(order_id, 30 + line), 2))::bigint as place
    from generate_series(1, $1::bigint) as order_id
      cross join lateral generate_series(1, (array[1, 1, 2, 2, 2, 3, 3, 4])[1 + below(8, order_id, 23)]) as line
      cross join (select count(*) as places from sellable) as shelf
  ) as drawn join sellable using (place)`

/** The statuses of each order up to its present one. Old orders are complete, new ones wait. */
const drawnOrders = `
  create temp table drawn_orders as
  select id, now() - age * interval '1 day' as placed_at, string_to_array(case
      when age < 1 then (array['received', 'received', 'received', 'received confirmed'])[1 + below(4, id, 40)]
      when age < 3 then (array['received confirmed', 'received confirmed packed', 'received cancelled'])[1 + below(3, id, 40)]
      when age < 8 then 'received confirmed packed shipped'
      else (array['received cancelled', 'received cancelled', 'received confirmed packed shipped refused',
        'received confirmed packed shipped refused returned', 'received confirmed packed shipped lost returned',
        'received confirmed packed shipped delivered'])[least(6, 1 + below(20, id, 40))]
    end, ' ') as statuses
  from (
    select id, 365.0 * ($1::bigint - id + share(id, 41)) / $1::bigint as age from generate_series(1, $1::bigint) as id
  ) as aged`

/**
 * A customer places three orders on average. Order numbers are unique: multiplying by an odd number modulo 2^40
 * permutes the numbers below 2^40, which are eight characters of five bits.
 */
const orderRows = `
  insert into orders (id, number, status, customer_name, customer_email, customer_phone, delivery_address, delivery_city,
    payment_method, subtotal_millimes, shipping_millimes, agreed_fee_millimes, total_millimes, placed_at, source,
    governorate, held_pieces)
  select id, 'H-' || crockford(mixed >> 20) || '-' || crockford(mixed), statuses[cardinality(statuses)],
    any_of($1, customer) || ' ' || any_of($2, customer), 'customer' || customer || '@example.tn',
    '+2162' || lpad(customer::text, 7, '0'), 1 + below(200, customer, 50) || ' rue de la Kasbah', any_of($3, customer),
    'cash-on-delivery', subtotal, $5::bigint, $5::bigint, subtotal + $5::bigint, placed_at,
    case when below(10, id, 51) = 0 then 'phone' else 'shop' end, any_of($4, customer),
    case when statuses[cardinality(statuses)] = 'received' then pieces else 0 end
  from drawn_orders
    join (select order_id, sum(price * quantity)::bigint as subtotal, sum(quantity)::int as pieces from drawn_lines group by 1) as totals on order_id = id
    cross join lateral (select (id * 678152731 + 12345) & ((1::bigint << 40) - 1) as mixed,
      1 + below((select (max(id) / 3)::int from drawn_orders), id, 52) as customer) as of_id
  order by id`

const lines = `
  insert into order_lines (order_id, position, product_id, store_id, variant_id, color_id, name, model, size_name, color_name,
    picture, unit_price_millimes, quantity, line_total_millimes)
  select order_id, line.position, line.product_id, product.store_id, variant_id, variant.color_id, product.name, model, variant.name, color.name,
    'scale-' || 1 + line.product_id % 40 || '.webp', price, quantity, price * quantity
  from drawn_lines as line join products as product on product.id = product_id
    join variants as variant on variant.id = variant_id left join product_colors as color on color.id = variant.color_id
  order by order_id, line.position`

/** Enough stock of each variant for all its orders and some more; of one in forty hardly any. */
const openingStock = `
  insert into stock_movements (variant_id, kind, pieces, actor_kind, actor_name, moved_at)
  select id, 'restock', coalesce(sum(quantity), 0) + case when below(40, id, 61) = 0 then 1 else 3 + below(30, id, 60) end,
    'system', 'maker', now() - interval '366 days'
  from variants left join drawn_lines on variant_id = id group by id order by id`

const movements = `
  insert into stock_movements (variant_id, kind, pieces, order_id, moved_at)
  select variant_id, kind, pieces, order_id, moved_at from (
    select variant_id, 'sale' as kind, -quantity as pieces, order_id, placed_at as moved_at
    from drawn_lines join drawn_orders on id = order_id
    union all
    select variant_id, 'cancel', quantity, order_id, placed_at + (cardinality(statuses) - 1) * interval '20 hours'
    from drawn_lines join drawn_orders on id = order_id
    where statuses[cardinality(statuses)] in ('cancelled', 'returned')
  ) as moved order by moved_at`

const stock = inOrder(`
  update variants set stock = ledger.pieces
  from (select variant_id, sum(pieces) as pieces from stock_movements group by 1) as ledger where variant_id = id`)

/** Steps are twenty hours apart. */
const steps = `
  insert into order_steps (order_id, from_status, to_status, actor_kind, actor_name, made_at)
  select id, statuses[step], statuses[step + 1], 'operator', 'Sana', least(now(), placed_at + step * interval '20 hours') as made_at
  from drawn_orders cross join lateral generate_series(1, cardinality(statuses) - 1) as step
  order by made_at, id, step`

const events = `
  insert into events (type, details, happened_at)
  select 'order.placed', jsonb_build_object('orderId', id), placed_at from drawn_orders order by id`

/** Older emails have been deleted. */
const emails = `
  insert into emails (event_id, kind, about, recipient, message_id, status, sent_at)
  select events.id, kind, details, 'somebody@example.tn', format('<%s.%s@example.tn>', events.id, kind), 'sent', happened_at
  from events cross join (values ('order-recap'), ('order-notice')) as email (kind)
  where type = 'order.placed' and happened_at > now() - interval '2 days'`

const tokens = `
  insert into order_tokens (token_hash, order_id, made_at)
  select sha256(order_token(id)::bytea), id, placed_at from drawn_orders order by 1`

const sales = `
  insert into product_sales (week, product_id, pieces)
  select week_in_tunis(step.made_at), product_id, coalesce(sum(quantity) filter (where status = 'delivered'), 0)
  from order_steps as step join orders on orders.id = order_id join drawn_lines using (order_id)
  where to_status = 'delivered' group by 1, 2`

const soldPieces = inOrder(`
  update product_translation_counts as counted set sold_pieces = sold.pieces
  from (select product_id, sum(pieces) as pieces from product_sales group by product_id) as sold
  where sold.product_id = counted.product_id`)

const heldStock = `
  update held_stock set (orders, pieces, value_millimes) = (
    select count(*), coalesce(sum(held_pieces), 0), coalesce(sum(subtotal_millimes), 0) from orders where held_pieces > 0)`

/** What was taken at the door or is still to be: an entry of the last step of an order. The shop delivers itself. */
const cashEntries = `
  insert into cash_entries (kind, order_id, step_id, made_at, actor_kind, actor_name)
  select 'step', orders.id, step.id, step.made_at, 'operator', 'Sana'
  from orders join order_steps as step on order_id = orders.id and to_status = status
  where status in ('shipped', 'delivered') order by orders.id`

const cashPostings = `
  insert into cash_postings (entry_id, account, amount_millimes, order_id, courier_id, day)
  select entry.id, account, amount, order_id, 0, day_in_tunis(made_at)
  from cash_entries as entry join orders on orders.id = order_id
    cross join lateral (values
      (case status when 'shipped' then 'to-collect' else 'remitted' end, total_millimes), ('sales', -total_millimes)
    ) as posted (account, amount)
  order by entry.id`

/** What makers are owed for their pieces, without a commission: an entry of the delivery for each store. */
const makerEntries = `
  insert into cash_entries (kind, order_id, step_id, store_id, commission_basis_points, made_at, actor_kind, actor_name)
  select 'step', orders.id, step.id, store_id, 0, step.made_at, 'operator', 'Sana'
  from orders join order_steps as step on order_id = orders.id and to_status = status
    join (select distinct order_id, store_id from order_lines) as sold on sold.order_id = orders.id
  where status = 'delivered' order by orders.id, store_id`

const makerPostings = `
  insert into cash_postings (entry_id, account, amount_millimes, order_id, courier_id, day, store_id)
  select entry.id, account, amount, order_id, 0, day_in_tunis(made_at), store_id
  from cash_entries as entry join (
      select order_id, store_id, sum(line_total_millimes)::bigint as goods from order_lines group by 1, 2
    ) as sold using (order_id, store_id)
    cross join lateral (values ('goods', goods), ('owed-to-makers', -goods)) as posted (account, amount)
  order by entry.id`

const cashBalances = `
  insert into order_balances (order_id, courier_id, to_collect_millimes, remitted_millimes, sales_millimes)
  select order_id, 0, coalesce(sum(amount_millimes) filter (where account = 'to-collect'), 0),
    coalesce(sum(amount_millimes) filter (where account = 'remitted'), 0),
    coalesce(sum(amount_millimes) filter (where account = 'sales'), 0)
  from cash_postings where store_id is null group by order_id`

const cashDays = `
  insert into cash_days (day, courier_id, account, amount_millimes)
  select day, courier_id, account, sum(amount_millimes) from cash_postings group by 1, 2, 3`

const storeDays = `
  insert into store_days (store_id, day, account, amount_millimes)
  select store_id, day, account, sum(amount_millimes) from cash_postings where store_id is not null group by 1, 2, 3`

const storeBalances = `
  insert into store_balances (id, goods_millimes, owed_to_makers_millimes)
  select store_id, sum(amount_millimes) filter (where account = 'goods'),
    sum(amount_millimes) filter (where account = 'owed-to-makers')
  from cash_postings where store_id is not null group by 1`

const numbering = `select setval(pg_get_serial_sequence('orders', 'id'), (select max(id) from orders))`
