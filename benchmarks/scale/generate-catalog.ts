import type pg from 'pg'
import { colorKeys, materialKeys } from '#domain/catalog/filters/filter-key.ts'
import { filterRulesVersion } from '#domain/catalog/filters/find-filter-keys.ts'
import { governorates } from '#domain/geography/governorate.ts'
import { arabicWords, colors, frenchWords, materials, pieces, places, sentences } from './sample-words.ts'

/**
 * Generates stores and products, the products in three languages: a hundredth of the products with a promotional price,
 * one in forty retired, each in two sizes and two
 * colors. Triggers and foreign keys have to be disabled
 * (`session_replication_role`): each table that triggers would have filled row by row is filled by one statement. Only
 * search words are written by their trigger, in several sessions at once, as that is most of the work.
 */
export async function generateCatalog(
  sessions: readonly [pg.ClientBase, ...pg.ClientBase[]],
  products: number,
  stores: number,
): Promise<void> {
  const [client] = sessions
  await client.query(pictures)
  await client.query(insertStores, [stores, places, governorates])
  // Before the products, whose search words contain their colors.
  await client.query(productColors, [products, colors])
  await client.query('alter table products enable always trigger products_search_text')
  const share = Math.ceil(products / sessions.length)
  await Promise.all(
    sessions.map((session, place) =>
      session.query(catalogue, [
        ...[products, stores, pieces.map(([piece]) => piece), pieces.map(([, category]) => category)],
        ...[materials, places, colors, sentences, frenchWords, arabicWords],
        ...[1 + place * share, Math.min(products, (place + 1) * share)],
      ]),
    ),
  )
  await client.query('alter table products enable trigger products_search_text')
  await client.query(variants)
  await client.query(numbering)
  await client.query(productPictures)
  await client.query('analyze stores, products, variants, product_colors, product_pictures')
  for (const statement of [words, counts, order, prices, translationCounts, partners]) await client.query(statement)
  await client.query(filterKeys, [colorKeys, materialKeys, filterRulesVersion])
  await client.query(promotion)
}

export const tablesOfCatalog = [
  ...['stores', 'products', 'variants', 'product_colors', 'product_pictures', 'product_filter_keys'],
  ...['product_translation_counts', 'product_counts', 'product_partners', 'shop_order', 'price_history'],
]

const pictures = `
  insert into pictures (file_name, width, height, placeholder_color, widths_made_at)
  select 'scale-' || n || '.webp', 1200, 1500, '#c8b08a', now() from generate_series(1, 40) as n`

const insertStores = `
  insert into stores (id, name, governorate, category, description, logo, cover)
  select n, 'Dar ' || any_of($2, n) || ' ' || n, any_of($3, n), 'decor', 'A workshop of ' || any_of($2, n) || '.',
    'scale-' || 1 + n % 40 || '.webp', 'scale-' || 1 + (n + 1) % 40 || '.webp'
  from generate_series(1, $1::int) as n`

/** SQL for the texts of a product in another language, of the words of a parameter. */
function textsIn(words: number): string {
  const wordsOf = (...seeds: readonly number[]) =>
    seeds.map((seed) => `any_of($${words}, n + ${seed})`).join(" || ' ' || ")
  return `jsonb_build_object('name', ${wordsOf(0, 1, 2)} || ' ' || n, 'mainColor', ${wordsOf(3)},
    'description', ${wordsOf(0, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14)})`
}

const catalogue = `
  insert into products (id, store_id, name, model, category, description, regular_price_millimes,
    promotional_price_millimes, main_color, width_millimeters, height_millimeters, weight_grams, created_at, retired_at, translations)
  select n, 1 + below($2::int, n, 1), ($3::text[])[piece] || ' of ' || any_of($5, n) || ', ' || lower(any_of($7, n)),
    chr(65 + n % 26) || '-' || n, ($4::text[])[piece],
    'From ' || any_of($6, n) || '. ' || any_of($8, n) || ' ' || any_of($8, n + 1) || ' ' || any_of($8, n + 2),
    price, case when below(100, n, 3) = 0 then price * 4 / 5 end, any_of($7, n),
    50 + below(900, n, 4), 50 + below(900, n, 5), 100 + below(3000, n, 6),
    now() - interval '3 years' + interval '1 year' * n / $1::int,
    case when below(40, n, 7) = 0 then now() - interval '400 days' end,
    jsonb_build_object('fr', ${textsIn(9)}, 'ar', ${textsIn(10)})
  from generate_series($11::int, $12::int) as n
    cross join lateral (select 1 + below(cardinality($3::text[]), n, 2) as piece, 5000 + 500 * below(600, n, 8) as price) as drawn`

const numbering = `
  select setval(pg_get_serial_sequence('stores', 'id'), (select max(id) from stores)),
    setval(pg_get_serial_sequence('products', 'id'), (select max(id) from products))`

/** Two colors of each product, which come before the products: their search words contain them. */
const productColors = `
  insert into product_colors (product_id, position, name, swatch)
  select id, position, ($2::text[])[1 + (id + position) % cardinality($2::text[])], '#a0522d'
  from generate_series(1, $1::int) as id cross join generate_series(0, 1) as position
  order by id, position`

/** Two sizes in both colors. */
const variants = `
  insert into variants (id, size_id, product_id, color_id, position, name)
  select number, number - color_position, product_id, color_id, position, name from (
    select row_number() over (order by color.product_id, size.position, color.position) as number,
      color.product_id, color.id as color_id, color.position as color_position, size.position, size.name
    from product_colors as color cross join (values (0, 'S'), (1, 'M')) as size (position, name)) as numbered
  order by number`

/**
 * As the job would derive them from texts, which takes minutes: one color in three products has two, one in four no
 * material.
 */
const filterKeys = `
  insert into product_filter_keys (product_id, rules_version, colors, materials)
  select id, $3,
    case when below(3, id, 11) = 0 then array[any_of($1, id), any_of($1, id + 5)] else array[any_of($1, id)] end,
    case when below(4, id, 12) = 0 then '{}' else array[any_of($2, id)] end
  from products`

const productPictures = `
  insert into product_pictures (product_id, position, file_name, alt)
  select id, position, 'scale-' || 1 + (id + position) % 40 || '.webp', name
  from products cross join generate_series(0, 2) as position`

/** With the condition of `words_of`, which would be asked of every word of every product. */
const words = `
  insert into catalog_words (word)
  select word from (select distinct unnest(tsvector_to_array(search_words)) as word from products) as known
  where word ~ '^[^0-9''\\\\]{3,}$'`

const counts = `
  insert into product_counts (store_id, category, products)
  select store_id, category, count(*) from products where retired_at is null group by store_id, category`

/** The turns that `give_turns` gives to the products of one store, in all stores. */
const order = `
  insert into shop_order (product_id, store_id, category, turn, lot)
  select id, store_id, category, least(21, row_number() over (partition by store_id order by place, lot, id)), lot
  from (
    select id, store_id, category, lot, row_number() over (partition by store_id, category order by lot, id) as place
    from products cross join lateral lot_of_product(id) as lot where retired_at is null
  ) as placed`

const prices = `
  insert into price_history (product_id, begins_at, price_millimes, is_reduced)
  select id, created_at, price, coalesce(price < regular_price_millimes, false)
  from products cross join lateral (
    select case when retired_at is null then least(regular_price_millimes, promotional_price_millimes) end as price) as asked`

/** Every text of a product is translated, but none of its parts. */
const translationCounts = `
  insert into product_translation_counts (product_id, locale, texts, translated, price_millimes)
  select products.id, locale, 3 + 3 + (select count(distinct size_id) from variants where product_id = products.id)
    + (select count(*) from product_colors where product_id = products.id), '{"fr": 3, "ar": 3}', regular_price_millimes
  from products`

/** Eight partners for each product, anywhere in the catalog. */
const partners = `
  with numbered as (select id, row_number() over (order by id) - 1 as n, count(*) over () as products from products)
  insert into product_partners (product_id, partner_id, position)
  select product.id, partner.id, position
  from numbered as product cross join generate_series(1, 8) as position
    join numbered as partner on partner.n = (product.n + position * 12345) % product.products
  where partner.id <> product.id order by product.id, position`

const promotion = `
  with scheduled as (
    insert into weekly_promotions (product_id, starts_at, ends_at, renews_weekly, price_millimes)
    select id, now() - interval '2 days', now() + interval '5 days', true, regular_price_millimes * 7 / 10
    from products where retired_at is null order by id limit 1
    returning product_id)
  select record_prices(array(select product_id from scheduled), now() - interval '2 days')`
