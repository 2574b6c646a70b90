/**
 * The columns with personal data of the people of the shop and of makers: their accounts and sessions. They are no
 * customers: an account is disabled in the team, the phone number of a seller goes when the last store does, sessions
 * and failed sign-ins expire by themselves. The names in the books
 * (`actor_name`, `made_for`) stay, since they say who did what.
 */
export const operatorColumns: Readonly<Record<string, readonly string[]>> = {
  audit_log: ['made_for'],
  failed_sign_ins: ['network'],
  operator_passkeys: ['device', 'credential_id', 'transports'],
  operator_sessions: ['device', 'network'],
  operators: ['name', 'email', 'phone'],
  push_subscriptions: ['device', 'endpoint', 'p256dh', 'auth'],
}

/**
 * The other columns for texts, which hold no personal data. What the shop publishes of stores and of itself is none
 * here. Events and the payloads of emails hold ids only.
 */
export const columnsWithoutPersonalData: Readonly<Record<string, readonly string[]>> = {
  audit_log: ['entity', 'entity_id', 'action'],
  backups: ['broken_rules', 'location', 'name', 'problem'],
  banners: ['slot', 'alt', 'headline', 'words', 'link_label', 'link_path'],
  // Payment pages show what is paid and to whom. The shop tells the gateway nothing of its customers.
  card_payments: ['reference', 'pay_url', 'reported'],
  cash_days: ['account'],
  categories: ['slug', 'members', 'category', 'texts'],
  catalog_words: ['word', 'stems', 'skeleton'],
  consistency_violations: ['rule', 'detail'],
  // Of the shop itself.
  courier_apis: ['base_url'],
  courier_fees: ['governorate'],
  courier_parcels: ['barcode', 'reported'],
  // Businesses that work for the shop.
  couriers: ['name', 'phone', 'csv_columns'],
  customer_requests: ['come_on'],
  discount_codes: ['code'],
  emails: ['kind', 'about', 'message_id', 'carried_by'],
  erased_rows: ['table_name'],
  events: ['type', 'details'],
  former_store_names: ['name'],
  migrations: ['name', 'checksum'],
  newsletter_issues: ['subject', 'body'],
  order_lines: ['name', 'model', 'size_name', 'color_name', 'picture'],
  orders: ['number'],
  // What an operator wrote about a payment to a maker.
  payout_revocations: ['reason'],
  payment_gateways: ['base_url', 'wallet_id'],
  payouts: ['reference'],
  plan_dues: ['waived_for'],
  plan_payments: ['reference', 'revoked_for'],
  pictures: ['file_name', 'placeholder_color'],
  product_colors: ['name', 'swatch'],
  product_counts: ['category'],
  product_filter_keys: ['colors', 'materials'],
  product_pictures: ['alt'],
  variants: ['name', 'sku'],
  product_translation_counts: ['translated'],
  products: ['name', 'model', 'description', 'main_color', 'search_text', 'search_words', 'name_words'],
  // Files of pieces, as they were in another shop.
  product_import_files: ['bytes'],
  product_imports: ['file_name', 'problem', 'contents', 'choices', 'remembered'],
  product_import_pieces: ['key', 'lines', 'name', 'draft', 'pictures', 'remarks', 'cells'],
  imported_products: ['key'],
  push_keys: ['public_key'],
  push_notices: ['kind'],
  push_pending: ['kind'],
  push_preferences: ['kinds'],
  push_watches: ['kind', 'seen'],
  // What an operator wrote about a courier.
  remittance_revocations: ['reason'],
  remittances: ['reference', 'reason'],
  // Deleted with their review.
  review_photos: ['name', 'placeholder_color', 'bytes', 'small_bytes'],
  search_entries: ['asked', 'asked_words', 'finds'],
  // Without numbers and addresses, and told only when three devices asked for them.
  searched_texts: ['words'],
  settings: ['key', 'value'],
  shop_order: ['category'],
  stock_movements: ['reason'],
  stock_submissions: ['reason'],
  store_days: ['account'],
  stores: ['name', 'description', 'instagram_url', 'facebook_url', 'town', 'craft', 'closed_note'],
}
