/**
 * The text columns with personal data of the people of the shop: their accounts, sessions and the names that the books
 * remember them by. They are no customers: an account is disabled in the team, sessions and failed sign-ins expire by
 * themselves, and the names in the books stay, since they say who did what.
 */
export const operatorColumns: Readonly<Record<string, readonly string[]>> = {
  audit_log: ['actor_name', 'made_by'],
  contact_messages: ['actor_name', 'done_by'],
  delivery_attempts: ['actor_name', 'made_by'],
  erasures: ['actor_name', 'made_by'],
  failed_sign_ins: ['network'],
  handovers: ['actor_name', 'started_by'],
  message_replies: ['actor_name', 'made_by'],
  newsletter_issues: ['actor_name', 'made_by'],
  operator_passkeys: ['device', 'credential_id', 'transports'],
  operator_sessions: ['device', 'network'],
  operators: ['name', 'email', 'password_hash'],
  order_calls: ['actor_name', 'made_by'],
  order_notes: ['actor_name', 'made_by'],
  order_payments: ['actor_name', 'made_by'],
  order_steps: ['actor_name', 'made_by'],
  order_texts: ['actor_name', 'made_by'],
  settings: ['actor_name', 'changed_by'],
  stock_movements: ['actor_name', 'made_by'],
}

/**
 * The text columns that hold no personal data. What the shop publishes of stores and of itself is none here. Events and
 * the payloads of emails hold ids only.
 */
export const columnsWithoutPersonalData: Readonly<Record<string, readonly string[]>> = {
  audit_log: ['entity', 'entity_id', 'action', 'actor_kind'],
  backups: ['broken_rules', 'location', 'name', 'problem'],
  banners: ['slot', 'file_name', 'alt', 'headline', 'words', 'link_label', 'link_path', 'locale', 'translations'],
  catalog_changes: ['changed_in'],
  catalog_words: ['word', 'stems', 'skeleton'],
  comments: ['status', 'locale'],
  consistency_progress: ['table_name'],
  consistency_violations: ['rule', 'detail'],
  contact_messages: ['actor_kind', 'locale'],
  courier_fees: ['governorate'],
  // Businesses that work for the shop.
  couriers: ['name', 'phone', 'csv_columns', 'csv_separator', 'csv_decimal_sign'],
  data_links: ['locale'],
  delivery_attempts: ['outcome', 'decided_by', 'reason', 'actor_kind'],
  emails: ['kind', 'about', 'message_id', 'status', 'carried_by', 'locale'],
  erased_rows: ['table_name'],
  erasures: ['reason', 'actor_kind'],
  events: ['type', 'details'],
  failed_sign_ins: ['step'],
  handovers: ['actor_kind'],
  idempotency_records: ['status'],
  message_replies: ['actor_kind'],
  migrations: ['name', 'checksum'],
  newsletter_issues: ['subject', 'body', 'status', 'actor_kind', 'locale', 'translations'],
  newsletter_subscriptions: ['locale'],
  newsletter_tokens: ['purpose'],
  operator_links: ['purpose'],
  operators: ['role', 'locale'],
  order_calls: ['outcome', 'actor_kind'],
  order_lines: [
    ...['name', 'model', 'size_name', 'color_name', 'picture'],
    ...['name_locale', 'size_name_locale', 'color_name_locale'],
  ],
  order_notes: ['actor_kind'],
  order_payments: ['kind', 'actor_kind'],
  order_steps: ['from_status', 'to_status', 'actor_kind'],
  order_texts: ['purpose', 'channel', 'actor_kind'],
  order_transitions: ['from_status', 'to_status'],
  orders: ['number', 'status', 'payment_method', 'source', 'governorate', 'request_reason', 'locale'],
  pictures: ['file_name', 'placeholder_color'],
  plan_requests: ['plan', 'status', 'locale'],
  product_colors: ['name', 'swatch', 'translations'],
  product_counts: ['category'],
  product_filter_keys: ['colors', 'materials'],
  product_pictures: ['file_name', 'alt', 'translations'],
  product_sizes: ['name', 'translations'],
  product_translation_counts: ['locale', 'translated'],
  products: [
    ...['name', 'model', 'category', 'description', 'main_color', 'locale', 'translations'],
    ...['search_text', 'search_words', 'name_words'],
  ],
  sealable_rows: ['table_name', 'next_transaction'],
  search_counts: ['locale'],
  search_entries: ['asked', 'asked_words', 'kind', 'finds', 'category'],
  // Without numbers and addresses, and told only when three devices asked for them.
  searched_texts: ['words'],
  seals: ['table_name'],
  settings: ['key', 'value', 'actor_kind'],
  shop_order: ['category'],
  stock_alert_tokens: ['purpose'],
  stock_alerts: ['locale'],
  stock_movements: ['kind', 'reason', 'actor_kind'],
  stock_submissions: ['reason'],
  stores: [
    ...['name', 'category', 'description', 'logo', 'cover', 'instagram_url', 'facebook_url'],
    ...['governorate', 'town', 'craft', 'locale', 'translations'],
  ],
}
