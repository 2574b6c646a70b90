import type pg from 'pg'
import { colorKeys, materialKeys } from '#domain/catalog/filters/filter-key.ts'
import { filterRulesVersion } from '#domain/catalog/filters/find-filter-keys.ts'
import { governorates } from '#domain/geography/governorate.ts'
import { arabicWords, colors, frenchWords, materials, pieces, places, sentences } from './sample-words.ts'

/**
 * Generates stores and products, the products in three languages: a hundredth of the products with a promotional price, one in forty retired, one in three in
 * three sizes. Triggers are enabled, so derived tables are maintained.
 */
export async function generateCatalog(client: pg.ClientBase, products: number, stores: number): Promise<void> {
  await client.query(pictures)
  await client.query(insertStores, [stores, places, governorates])
  await client.query(catalogue, [
    products,
    stores,
    ...[pieces.map(([piece]) => piece), pieces.map(([, category]) => category)],
    ...[materials, places, colors, sentences, frenchWords, arabicWords],
  ])
  await client.query(sizes)
  await client.query(productColors, [colors])
  await client.query(filterKeys, [colorKeys, materialKeys, filterRulesVersion])
  await client.query(productPictures)
  await client.query(promotion)
  await client.query(partners)
}

const pictures = `
  insert into pictures (file_name, width, height, placeholder_color, widths_made_at)
  select 'scale-' || n || '.webp', 1200, 1500, '#c8b08a', now() from generate_series(1, 40) as n`

const insertStores = `
  insert into stores (name, governorate, category, description, logo, cover)
  select 'Dar ' || any_of($2, n) || ' ' || n, any_of($3, n), 'decor', 'A workshop of ' || any_of($2, n) || '.',
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
  insert into products (store_id, name, model, category, description, regular_price_millimes,
    promotional_price_millimes, main_color, width_millimeters, height_millimeters, weight_grams, created_at, retired_at, translations)
  select 1 + below($2::int, n, 1), ($3::text[])[piece] || ' of ' || any_of($5, n) || ', ' || lower(any_of($7, n)),
    chr(65 + n % 26) || '-' || n, ($4::text[])[piece],
    'From ' || any_of($6, n) || '. ' || any_of($8, n) || ' ' || any_of($8, n + 1) || ' ' || any_of($8, n + 2),
    price, case when below(100, n, 3) = 0 then price * 4 / 5 end, any_of($7, n),
    50 + below(900, n, 4), 50 + below(900, n, 5), 100 + below(3000, n, 6),
    now() - interval '3 years' + interval '1 year' * n / $1::int,
    case when below(40, n, 7) = 0 then now() - interval '400 days' end,
    jsonb_build_object('fr', ${textsIn(9)}, 'ar', ${textsIn(10)})
  from generate_series(1, $1::int) as n
    cross join lateral (select 1 + below(cardinality($3::text[]), n, 2) as piece, 5000 + 500 * below(600, n, 8) as price) as drawn`

const sizes = `
  insert into product_sizes (product_id, position, name)
  select id, position, size.name from products
    join (values (0, 0, ''), (1, 0, 'S'), (1, 1, 'M'), (1, 2, 'L')) as size (kind, position, name)
      on kind = case when below(3, id, 9) = 0 then 1 else 0 end
  order by id, position`

const productColors = `
  insert into product_colors (product_id, position, name, swatch)
  select id, position, ($1::text[])[1 + (id + position) % cardinality($1::text[])], '#a0522d'
  from products cross join generate_series(0, 1) as position where below(2, id, 10) = 0`

/** As the job would derive them from texts, which takes minutes: one color in three products has two, one in four no material. */
const filterKeys = `
  update product_filter_keys set rules_version = $3,
    colors = case when below(3, product_id, 11) = 0
      then array[any_of($1, product_id), any_of($1, product_id + 5)] else array[any_of($1, product_id)] end,
    materials = case when below(4, product_id, 12) = 0 then '{}' else array[any_of($2, product_id)] end`

const productPictures = `
  insert into product_pictures (product_id, position, file_name, alt)
  select id, position, 'scale-' || 1 + (id + position) % 40 || '.webp', name
  from products cross join generate_series(0, 2) as position`

/** Eight partners for each product, anywhere in the catalog. Nobody listens to the notifications of their trigger. */
const partners = `
  set session_replication_role = replica;
  with numbered as (select id, row_number() over (order by id) - 1 as n, count(*) over () as products from products)
  insert into product_partners (product_id, partner_id, position)
  select product.id, partner.id, position
  from numbered as product cross join generate_series(1, 8) as position
    join numbered as partner on partner.n = (product.n + position * 12345) % product.products
  where partner.id <> product.id;
  set session_replication_role = origin`

const promotion = `
  with scheduled as (
    insert into weekly_promotions (product_id, starts_at, ends_at, renews_weekly, price_millimes)
    select id, now() - interval '2 days', now() + interval '5 days', true, regular_price_millimes * 7 / 10
    from products where retired_at is null order by id limit 1
    returning product_id)
  select record_prices(array(select product_id from scheduled), now() - interval '2 days')`
