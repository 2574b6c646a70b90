import type { ColumnType, Generated } from 'kysely'
import type { MadeAt } from './made-at.ts'

/** What is sold, where it stands, and how much of it there is. */
export interface CatalogTables {
  pictures: PicturesTable
  showcase_pictures: ShowcasePicturesTable
  stores: StoresTable
  products: ProductsTable
  /** Follows products by itself. */
  shelf_counts: { store_id: number; category: string; products: ColumnType<number, never, never> }
  /** Follows products by itself (migration 0027). `turn` is from 1 to 21. */
  shop_order: {
    product_id: ColumnType<number, never, never>
    store_id: ColumnType<number, never, never>
    category: ColumnType<string, never, never>
    turn: ColumnType<number, never, never>
    lot: ColumnType<number, never, never>
  }
  /** The piece pinned last comes first. */
  pinned_products: { product_id: number; pinned_at: Date }
  product_pictures: {
    product_id: number
    position: number
    file_name: string
    alt: string
    /** Null when it shows the product in all its colors. */
    color_id: ColumnType<number | null, number | null | undefined>
  }
  /** `stock` follows stock_movements by itself. */
  product_sizes: {
    id: Generated<number>
    product_id: number
    position: number
    name: string
    stock: ColumnType<number, never, never>
    /** Follows the stock; see `hasAtMost`. */
    stock_level: ColumnType<number, never, never>
    /** Set when nobody can choose it any more. */
    retired_at: ColumnType<Date | null, Date | undefined, Date | null>
  }
  stock_movements: StockMovementsTable
  stock_submissions: { size_id: number; idempotency_key: string; reason: string; pieces: number; made_at: MadeAt }
  product_colors: {
    id: Generated<number>
    product_id: number
    position: number
    name: string
    swatch: string
    retired_at: ColumnType<Date | null, Date | undefined, Date | null>
  }
  weekly_promotions: WeeklyPromotionsTable
  /** Follows order_steps by itself. `week` is its Monday. */
  product_sales: {
    week: ColumnType<string, never, never>
    product_id: number
    pieces: ColumnType<number, never, never>
  }
}

interface PicturesTable {
  file_name: string
  width: number
  height: number
  placeholder_color: string
  created_at: MadeAt
  widths_made_at: ColumnType<Date | null, Date | null | undefined>
}

interface ShowcasePicturesTable {
  place: string
  file_name: string
  alt: Generated<string>
  headline: ColumnType<string | null, string | null | undefined>
  words: ColumnType<string | null, string | null | undefined>
  link_label: ColumnType<string | null, string | null | undefined>
  link_path: ColumnType<string | null, string | null | undefined>
}

interface StoresTable {
  id: Generated<number>
  name: string
  category: string
  description: string
  logo: string
  cover: string
  instagram_url: string | null
  facebook_url: string | null
  governorate: string | null
  town: string | null
  craft: string | null
  created_at: MadeAt
  retired_at: Date | null
}

interface ProductsTable {
  id: Generated<number>
  store_id: number
  name: string
  model: string
  category: string
  description: string
  regular_price_millimes: number
  promotional_price_millimes: number | null
  main_color: string
  width_millimeters: number | null
  height_millimeters: number | null
  weight_grams: number | null
  search_text: Generated<string>
  created_at: MadeAt
  retired_at: Date | null
}

interface WeeklyPromotionsTable {
  id: Generated<number>
  product_id: number
  starts_at: Date
  ends_at: Date
  renews_weekly: boolean
  /** Null when the product keeps its own price. */
  price_millimes: ColumnType<number | null, number | null | undefined>
}

interface StockMovementsTable {
  id: ColumnType<number, never, never>
  size_id: number
  kind: 'sale' | 'cancel' | 'amendment' | 'restock' | 'correction'
  pieces: number
  order_id: number | null
  made_by: string | null
  reason: Generated<string>
  moved_at: MadeAt
}
