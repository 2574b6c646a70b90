import { expressionBuilder, type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tables } from '#database/tables.ts'
import type { Marketplace } from '../marketplace.ts'
import { millimes } from '../money.ts'
import { noteHoldsUntil, noteShown } from '../shown.ts'
import type { Category } from './category.ts'
import { countedPieces, type Product } from './product.ts'

/** Products with all a visitor is shown of them, in one statement. Add `where`, `orderBy` and `limit` to taste. */
export function selectProducts({ db, clock }: Pick<Marketplace, 'db' | 'clock'>) {
  return db
    .selectFrom('products')
    .innerJoin('stores', 'stores.id', 'products.store_id')
    .select([
      'products.id',
      'products.name',
      'products.model',
      'products.category',
      'products.description',
      'products.regular_price_millimes',
      promotionalPrice(clock.now()).as('promotional_price_millimes'),
      nextTurn(clock.now()).as('prices_turn_at'),
      'products.main_color',
      'products.width_millimeters',
      'products.height_millimeters',
      'products.weight_grams',
      'stores.id as store_id',
      'stores.name as store_name',
      'stores.category as store_category',
    ])
    .select([pictures, sizes, colors])
}

const from = expressionBuilder<Tables, 'products'>()

/** What is the same each time is put together once. */
const pictures = jsonArrayFrom(
  from
    .selectFrom('product_pictures as shown')
    .innerJoin('pictures as picture', 'picture.file_name', 'shown.file_name')
    .select([
      'picture.file_name as fileName',
      'picture.width',
      'picture.height',
      'picture.placeholder_color as placeholderColor',
      'shown.alt',
      'shown.color_id as colorId',
    ])
    .whereRef('shown.product_id', '=', 'products.id')
    .orderBy('shown.position'),
).as('pictures')

const sizes = jsonArrayFrom(
  from
    .selectFrom('product_sizes as size')
    .select(['size.id', 'size.name', 'size.stock'])
    .whereRef('size.product_id', '=', 'products.id')
    .where('size.retired_at', 'is', null)
    .orderBy('size.position'),
).as('sizes')

const colors = jsonArrayFrom(
  from
    .selectFrom('product_colors as color')
    .select(['color.id', 'color.name', 'color.swatch'])
    .whereRef('color.product_id', '=', 'products.id')
    .where('color.retired_at', 'is', null)
    .orderBy('color.position'),
).as('colors')

type Moment = Date | RawBuilder<Date>

/** The lower price a piece is offered at, as SQL: that of the week while it is the product of the week, else its own. */
function promotionalPrice(now: Moment) {
  const weekly = weeklyPromotionAt(now)
  return sql<number | null>`case
    when products.id = (select product_id from ${weekly})
      and products.regular_price_millimes > (select price_millimes from ${weekly})
    then (select price_millimes from ${weekly})
    else products.promotional_price_millimes end`
}

/** The promotion that runs at a moment, as SQL. */
export function weeklyPromotionAt(now: Moment) {
  return sql`weekly_promotion_at(${now})`
}

/** When the next promotion begins or ends: until then no price changes by itself. */
function nextTurn(now: Date) {
  return sql<Date | null>`(select min(turn) from weekly_promotions
    cross join lateral (values (starts_at), (ends_at)) as turns (turn) where turn > ${now})`
}

/** What a piece costs at a moment, as SQL: the twin of `priceOf`. */
export function priceAt(now: Moment) {
  return sql<number>`coalesce(${promotionalPrice(now)}, products.regular_price_millimes)`
}

/** What a piece costs while it is not the product of the week, as SQL and in the words of its index. */
export const ownPrice = sql<number>`coalesce(products.promotional_price_millimes, products.regular_price_millimes)`

export type ProductRow = Awaited<ReturnType<ReturnType<typeof selectProducts>['executeTakeFirstOrThrow']>>

/** Products as visitors are shown them. */
export function productsShown(marketplace: Marketplace, rows: readonly ProductRow[]): Product[] {
  const countsEveryPiece = marketplace.shown?.countsEveryPiece ?? true
  for (const row of rows) {
    noteShown(marketplace, `product:${row.id}`, `store:${row.store_id}`)
    if (countsEveryPiece) noteShown(marketplace, `stock:${row.id}`)
    noteHoldsUntil(marketplace, row.prices_turn_at)
  }
  const products = rows.map(productFromRow)
  return countsEveryPiece ? products : products.map(countedRoughly)
}

function countedRoughly(product: Product): Product {
  const sizes = product.sizes.map((size) => ({ ...size, stock: Math.min(size.stock, countedPieces) }))
  return { ...product, sizes }
}

export function productFromRow(row: ProductRow): Product {
  return {
    id: row.id,
    name: row.name,
    model: row.model,
    category: row.category as Category,
    store: { id: row.store_id, name: row.store_name, category: row.store_category as Category },
    regularPrice: millimes(row.regular_price_millimes),
    ...(row.promotional_price_millimes !== null && { promotionalPrice: millimes(row.promotional_price_millimes) }),
    description: row.description,
    mainColor: row.main_color,
    colors: row.colors,
    sizes: row.sizes,
    pictures: row.pictures.map(({ colorId, ...picture }) => ({ ...picture, ...(colorId !== null && { colorId }) })),
    ...(row.width_millimeters !== null && { widthMillimeters: row.width_millimeters }),
    ...(row.height_millimeters !== null && { heightMillimeters: row.height_millimeters }),
    ...(row.weight_grams !== null && { weightGrams: row.weight_grams }),
  }
}
