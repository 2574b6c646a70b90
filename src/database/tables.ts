import type { ColumnType, Generated } from 'kysely'

/** Columns the database fills in when a row is made and nobody writes afterwards. */
type MadeAt = ColumnType<Date, Date | undefined, never>

export interface Tables {
  events: { id: ColumnType<number, never, never>; type: string; details: unknown; happened_at: MadeAt }
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
  orders: OrdersTable
  order_lines: OrderLinesTable
  order_transitions: { from_status: string; to_status: string; returns_stock: boolean }
  order_steps: OrderStepsTable
  order_tokens: { token_hash: Buffer; order_id: number; made_at: MadeAt }
  order_attempts: OrderAttemptsTable
  order_calls: OrderCallsTable
  order_payments: {
    id: ColumnType<number, never, never>
    order_id: number
    kind: 'paid' | 'not-paid'
    reference: string
    made_by: string
    made_at: MadeAt
  }
  order_notes: {
    id: ColumnType<number, never, never>
    order_id: number
    body: string
    made_by: string
    made_at: MadeAt
  }
  comments: CommentsTable
  plan_requests: PlanRequestsTable
  contact_messages: ContactMessagesTable
  message_replies: {
    id: ColumnType<number, never, never>
    message_id: number
    body: string
    made_by: string
    made_at: MadeAt
  }
  newsletter_issues: NewsletterIssuesTable
  newsletter_subscriptions: NewsletterSubscriptionsTable
  newsletter_tokens: {
    token_hash: Buffer
    subscription_id: number
    purpose: 'confirm' | 'leave'
    made_at: MadeAt
  }
  letters: LettersTable
  limits_used: { key: Buffer; used_until: Date }
  letter_pause: { is_only: Generated<boolean>; ends_at: Date; seconds: number }
  operators: OperatorsTable
  operator_sessions: OperatorSessionsTable
  failed_sign_ins: {
    id: ColumnType<number, never, never>
    operator_id: number | null
    step: 'password' | 'code'
    network: string
    failed_at: MadeAt
  }
  secret_key_check: { is_only: Generated<boolean>; sealed: Buffer }
  operator_links: {
    token_hash: Buffer
    purpose: 'setup' | 'invitation' | 'password'
    operator_id: number | null
    made_at: MadeAt
    expires_at: Date
  }
  operator_recovery_codes: { operator_id: number; code_hash: Buffer; made_at: MadeAt }
  changes: ChangesTable
  settings: SettingsTable
  /** Follows order_steps by itself. `week` is its Monday. */
  product_sales: {
    week: ColumnType<string, never, never>
    product_id: number
    pieces: ColumnType<number, never, never>
  }
}

/** `value` is JSON. */
interface SettingsTable {
  key: string
  value: ColumnType<unknown, string, string>
  version: number
  changed_by: string
  changed_at: Date
}

interface OperatorsTable {
  id: ColumnType<number, never, never>
  name: string
  email: string
  role: 'owner' | 'staff'
  password_hash: string | null
  /** In clear, from before keys were sealed; empty once the program has started. */
  totp_key: Buffer | null
  totp_sealed: Buffer | null
  totp_confirmed_at: Date | null
  totp_last_step: Generated<number>
  created_at: MadeAt
  disabled_at: Date | null
}

interface OperatorSessionsTable {
  id: ColumnType<number, never, never>
  token_hash: Buffer
  operator_id: number
  completed_at: Date | null
  device: string
  network: string
  started_at: MadeAt
  last_seen_at: ColumnType<Date, Date | undefined, Date>
  expires_at: Date
}

/** Only ever added to. `before` and `after` are JSON. */
interface ChangesTable {
  id: ColumnType<number, never, never>
  operator_id: ColumnType<number, number, never>
  made_by: ColumnType<string, string, never>
  thing: ColumnType<string, string, never>
  thing_id: ColumnType<string, string, never>
  action: ColumnType<string, string, never>
  before: ColumnType<unknown, string | null, never>
  after: ColumnType<unknown, string | null, never>
  made_at: MadeAt
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

interface OrderStepsTable {
  id: ColumnType<number, never, never>
  order_id: number
  from_status: string
  to_status: string
  made_by: string
  note: Generated<string>
  made_at: MadeAt
}

interface OrdersTable {
  id: Generated<number>
  number: string
  /** Follows order_steps by itself. */
  status: ColumnType<string, never, never>
  customer_name: string
  customer_email: string | null
  customer_phone: string
  delivery_address: string
  delivery_city: string
  payment_method: string
  subtotal_millimes: number
  shipping_millimes: number
  total_millimes: number
  placed_at: MadeAt
  source: Generated<string>
  /** The customer's own words; those of the shop are order_notes. */
  customer_note: ColumnType<string | null, string | null | undefined>
  gift_note: ColumnType<string | null, string | null | undefined>
  /** ISO 3166-2 code or `unknown`; null until somebody has looked. */
  governorate: string | null
  unanswered_calls: Generated<number>
  call_back_at: Date | null
  phone_is_wrong: Generated<boolean>
  /** Who has it before them to call its customer, and until when nobody else gets it. */
  claimed_by: number | null
  claimed_until: Date | null
  search_text: ColumnType<string, never, never>
  /** Follows order_payments by itself. */
  paid_at: ColumnType<Date | null, never, never>
}

interface OrderCallsTable {
  id: ColumnType<number, never, never>
  order_id: number
  outcome: string
  note: Generated<string>
  made_by: string
  made_at: MadeAt
}

interface OrderLinesTable {
  order_id: number
  position: number
  product_id: number
  size_id: number
  color_id: number | null
  name: string
  model: string
  size_name: string
  color_name: string | null
  picture: string
  unit_price_millimes: number
  quantity: number
  line_total_millimes: number
}

interface OrderAttemptsTable {
  key_hash: Buffer
  request_hash: Buffer
  order_id: number | null
  subtotal_millimes: number | null
  shipping_millimes: number | null
  total_millimes: number | null
  token_salt: Buffer
  made_at: MadeAt
}

interface CommentsTable {
  id: Generated<number>
  product_id: number
  author_name: string
  email: string
  phone: string
  body: string
  status: Generated<string>
  posted_at: MadeAt
  /** Null while nobody of the shop has looked at it. */
  seen_at: Date | null
}

interface PlanRequestsTable {
  id: Generated<number>
  plan: string
  name: string
  email: string
  phone: string
  project: string
  description: string
  status: Generated<string>
  note: Generated<string>
  expires_at: Date | null
  requested_at: MadeAt
  is_held: Generated<boolean>
}

interface ContactMessagesTable {
  id: Generated<number>
  name: string
  email: string
  message: string
  sent_at: MadeAt
  is_held: Generated<boolean>
  done_at: Date | null
  done_by: string | null
}

interface NewsletterIssuesTable {
  id: ColumnType<number, never, never>
  subject: string
  body: string
  status: ColumnType<IssueStatus, IssueStatus | undefined, IssueStatus>
  made_by: string
  made_at: MadeAt
  sent_at: Date | null
  event_id: number | null
  readers: Generated<number>
  /** Ids of a subscription and of a letter: up to where the letters have been queued, and queued again. */
  queued_through: number | null
  requeued_through: number | null
}

type IssueStatus = 'draft' | 'sending' | 'stopped'

interface NewsletterSubscriptionsTable {
  id: Generated<number>
  email: string
  subscribed_at: MadeAt
  confirmed_at: Date | null
  left_at: Date | null
  is_held: Generated<boolean>
  asked_at: ColumnType<Date, Date | undefined, Date>
}

interface LettersTable {
  id: ColumnType<number, never, never>
  event_id: number
  kind: string
  /** Ids, as JSON. */
  about: ColumnType<unknown, string, never>
  recipient: string
  message_id: string
  status: ColumnType<LetterStatus, LetterStatus | undefined, LetterStatus>
  attempts: Generated<number>
  last_error: string | null
  queued_at: MadeAt
  first_tried_at: Date | null
  sent_at: Date | null
  /** As it was last written, without the secret parts of its links; null while it has not been tried. */
  subject: string | null
  body: string | null
  carried_by: string | null
}

type LetterStatus = 'queued' | 'sent' | 'failed' | 'given-up' | 'withdrawn'
