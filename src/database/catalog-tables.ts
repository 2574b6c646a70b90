import type { ColumnType, Generated } from 'kysely'
import type { Submission, SubmissionReason } from '#domain/catalog/submissions/submission.ts'
import type { Category, CategoryTexts } from '#domain/category.ts'
import type { Governorate } from '#domain/geography/governorate.ts'
import type { BannerSlot } from '#domain/home-page/banner-slots.ts'
import type { Locale } from '#domain/locale.ts'
import type { Millimes } from '#domain/money.ts'
import type { Supply } from '#domain/supply.ts'
import type { Translations } from '#domain/translations.ts'
import type { CreatedAt } from './created-at.ts'
import type { ActorLabel, RecordedActor } from './operator-tables.ts'

/** Products, stores, pictures, stock and promotions. */
export interface CatalogTables {
  pictures: PicturesTable
  banners: BannersTable
  categories: CategoriesTable
  stores: StoresTable
  products: ProductsTable
  /** Maintained by triggers on products. */
  product_counts: { store_id: number; category: Category; products: ColumnType<number, never, never> }
  /** Maintained by triggers on products. `turn` is from 1 to 21. */
  shop_order: {
    product_id: ColumnType<number, never, never>
    store_id: ColumnType<number, never, never>
    category: ColumnType<Category, never, never>
    turn: ColumnType<number, never, never>
    lot: ColumnType<number, never, never>
  }
  product_partners: {
    product_id: number
    partner_id: number
    /** From 1 to 8, the best first. */
    position: number
  }
  product_partner_searches: { product_id: number; found_at: Date }
  /** The words of all products, added by a trigger and analyzed by the program. */
  catalog_words: {
    word: ColumnType<string, never, never>
    stems: readonly string[]
    skeleton: string | null
    analyzer_version: number
  }
  /** What visitors filter by, derived from the texts. */
  product_filter_keys: {
    product_id: number
    colors: readonly string[]
    materials: readonly string[]
    rules_version: number
  }
  /** Added by triggers. */
  catalog_changes: { changed_in: string; changed_at: Date; product_id: number | null }
  /** Shown with the latest `pinned_at` first. */
  pinned_products: { product_id: number; pinned_at: Date }
  product_pictures: {
    product_id: number
    position: number
    file_name: string
    alt: string
    translations: TranslationsColumn
    /** Null when it shows the product in all its colors. */
    color_id: ColumnType<number | null, number | null | undefined>
  }
  /** `stock` is the sum of stock_movements, maintained by a trigger. */
  variants: {
    id: Generated<number>
    product_id: number
    /** The id of the first variant of its size. A new variant without it begins a size. */
    size_id: ColumnType<number, number | undefined, never>
    /** Null for all colors of the product. */
    color_id: ColumnType<number | null, number | null | undefined, never>
    position: number
    /** The name of its size. */
    name: string
    translations: TranslationsColumn
    sku: Generated<string>
    /** Without a promotion. It applies where it is more than the regular price of the product. */
    price_millimes: ColumnType<Millimes | null, Millimes | null | undefined, Millimes | null>
    stock: ColumnType<number, never, never>
    /** Of a variant that is made to order, its stock before and afterwards. Only `renew_places` writes it. */
    shelf_stock: ColumnType<number | null, never, never>
    /** Computed from the stock; see `hasStockAtMost`. */
    stock_level: ColumnType<number, never, never>
    /** Set when the variant can no longer be ordered. */
    retired_at: ColumnType<Date | null, Date | undefined, Date | null>
  }
  stock_movements: StockMovementsTable
  stock_counts: RecordedActor & {
    id: ColumnType<number, never, never>
    variant_id: number
    submission_key: string
    expected: number
    counted: number
    made_by: ActorLabel
    made_at: CreatedAt
  }
  stock_submissions: { variant_id: number; submission_key: string; reason: string; pieces: number; made_at: CreatedAt }
  product_colors: {
    id: Generated<number>
    product_id: number
    position: number
    name: string
    swatch: string
    translations: TranslationsColumn
    retired_at: ColumnType<Date | null, Date | undefined, Date | null>
  }
  weekly_promotions: WeeklyPromotionsTable
  /** Written by the function record_prices. */
  price_history: {
    product_id: ColumnType<number, never, never>
    /** Of a variant that has or had a price of its own; null: of the product. */
    variant_id: ColumnType<number | null, never, never>
    begins_at: ColumnType<Date, never, never>
    /** Null while the product is not on sale. */
    price_millimes: ColumnType<Millimes | null, never, never>
    is_reduced: ColumnType<boolean, never, never>
  }
  /** Maintained by triggers on order_steps. `week` is a Monday. */
  product_sales: {
    week: ColumnType<string, never, never>
    product_id: number
    pieces: ColumnType<number, never, never>
  }
}

/** By language and field, without the language of the row; written as JSON. */
export type TranslationsColumn = ColumnType<Translations, string | undefined, string>

/** Texts in the language `locale`, with their translations. */
export interface Translated {
  locale: ColumnType<Locale, Locale | undefined>
  translations: TranslationsColumn
}

interface PicturesTable {
  file_name: string
  width: number
  height: number
  placeholder_color: string
  created_at: CreatedAt
  /** Null: by the office. */
  added_by: ColumnType<number | null, number | null | undefined, never>
  widths_made_at: ColumnType<Date | null, Date | null | undefined>
  /** Since when its file is known to be missing from the image store. */
  missing_since: ColumnType<Date | null, undefined>
}

interface BannersTable extends Translated {
  slot: BannerSlot
  file_name: string
  alt: Generated<string>
  headline: Generated<string>
  words: Generated<string>
  link_label: Generated<string>
  link_path: Generated<string>
}

/** Nothing deletes a row. */
interface CategoriesTable {
  id: Generated<number>
  slug: ColumnType<Category, Category, never>
  is_built_in: ColumnType<boolean, never, never>
  /** Null: a category; otherwise the categories of a collection. */
  members: ColumnType<readonly Category[] | null>
  /** The slug of a category; null of a collection. */
  category: ColumnType<Category | null, never, never>
  texts: ColumnType<CategoryTexts, string, string>
  place: number
  is_in_menu: boolean
  version: Generated<number>
  created_at: CreatedAt
  retired_at: ColumnType<Date | null, undefined, Date | null>
}

interface StoresTable extends Translated {
  id: Generated<number>
  name: string
  category: Category
  description: string
  logo: string
  cover: string
  instagram_url: string | null
  facebook_url: string | null
  governorate: Governorate | null
  town: string
  craft: string
  /** Working days. Null: as the setting says. */
  preparation_days: number | null
  /** From when until when nothing of it can be ordered; both or neither. */
  closed_from: ColumnType<Date | null, Date | null | undefined>
  closed_until: ColumnType<Date | null, Date | null | undefined>
  closed_note: Generated<string>
  created_at: CreatedAt
  retired_at: Date | null
  /** Retired because its plan is over, and only as long as it is. */
  is_plan_over: Generated<boolean>
  /** Whether its plan lets it stand on the home page. */
  is_on_home: Generated<boolean>
  /** Of its plan; null: as many as the shop takes. */
  max_pieces: ColumnType<number | null, never, number | null>
  max_photos: ColumnType<number | null, never, number | null>
}

interface ProductsTable extends Translated {
  id: Generated<number>
  store_id: number
  name: string
  model: string
  category: Category
  description: string
  regular_price_millimes: Millimes
  promotional_price_millimes: Millimes | null
  /** When the promotional price applies; null: from the beginning, and without an end. */
  promotion_starts_at: ColumnType<Date | null, Date | null | undefined>
  promotion_ends_at: ColumnType<Date | null, Date | null | undefined>
  main_color: string
  width_millimeters: number | null
  height_millimeters: number | null
  weight_grams: number | null
  /** Null: from stock. */
  supply: ColumnType<Supply | null, Supply | null | undefined>
  preparation_days: ColumnType<number | null, number | null | undefined>
  weekly_limit: ColumnType<number | null, number | null | undefined>
  /** Null: as the setting says. */
  low_stock: ColumnType<number | null, number | null | undefined>
  search_text: Generated<string>
  created_at: CreatedAt
  retired_at: Date | null
  /** Of a retired product: whether its maker has taken it out of the shop. */
  is_resting: ColumnType<boolean, boolean | undefined, boolean>
  /** Null: no maker has added it, or without the office having to look. */
  submission: ColumnType<Submission['state'] | null, Submission['state'] | null | undefined>
  submission_reason: ColumnType<SubmissionReason | null, undefined, SubmissionReason | null>
  submitted_at: ColumnType<Date | null, Date | null | undefined>
  /** When a retired product goes on sale; null: when somebody restores it. */
  publish_at: ColumnType<Date | null, Date | null | undefined>
  /** Of the form that added it. */
  submission_key: ColumnType<string | null, string | null | undefined, never>
}

interface WeeklyPromotionsTable {
  id: Generated<number>
  product_id: number
  starts_at: Date
  ends_at: Date
  renews_weekly: boolean
  /** Null when the promotion does not change the price. */
  price_millimes: ColumnType<Millimes | null, Millimes | null | undefined>
  version: Generated<number>
}

interface StockMovementsTable {
  id: ColumnType<number, never, never>
  variant_id: number
  kind:
    | 'sale'
    | 'cancel'
    | 'amendment'
    | 'release'
    | 'revival'
    | 'undo'
    | 'return'
    | 'restock'
    | 'correction'
    | 'places'
    | 'split'
  pieces: number
  order_id: number | null
  /** Null for the movements of an order, like the columns below. */
  made_by: ColumnType<string | null, never, never>
  actor_kind: RecordedActor['actor_kind'] | null
  actor_id: number | null
  actor_name: string | null
  reason: Generated<string>
  moved_at: CreatedAt
}
