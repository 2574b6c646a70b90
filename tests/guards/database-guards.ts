import type { Guard } from './guard.ts'

/** What the database refuses, whatever the program asks for. */
export const databaseGuards: readonly Guard[] = [
  {
    name: 'the lower limit of the stock',
    sql: 'alter table variants drop constraint variants_stock_check',
    test: 'src/domain/database-constraints.test.ts',
    title: 'the database rejects stock below zero',
  },
  {
    name: 'the key that keeps one variant of a size and a color',
    sql: 'alter table variants drop constraint variants_choice_key; alter table variants drop constraint variants_name_key',
    test: 'src/domain/database-constraints.test.ts',
    title: 'the database rejects a second variant of a size and a color, and a color of another product',
  },
  {
    name: 'the trigger that changes stock by movements only',
    sql: 'drop trigger variants_follow_ledger on variants',
    test: 'src/domain/database-constraints.test.ts',
    title: 'the database rejects stock that changes without a movement',
  },
  {
    name: 'the trigger that lets stock movements only be added',
    sql: 'drop trigger stock_movements_only_grow on stock_movements',
    test: 'src/domain/database-constraints.test.ts',
    title: 'the database rejects a truncation of stock movements, even by the owner of the table',
  },
  {
    name: 'the trigger that renews what can be ordered of pieces made to order',
    sql: 'drop trigger stock_movements_renew_places on stock_movements',
    test: 'src/domain/orders/made-to-order.test.ts',
    title:
      'a piece that is made to order is sold without stock up to its limit of the week, which a cancellation gives back',
  },
  {
    name: 'the trigger that refuses a second piece of what is one of a kind',
    sql: 'drop trigger stock_movements_one_of_a_kind on stock_movements',
    test: 'src/domain/orders/made-to-order.test.ts',
    title: 'what is one of a kind has one piece at most, whoever counts it',
  },
  {
    name: 'the check that a promotional price is lower',
    sql: 'alter table products drop constraint products_check',
    test: 'src/domain/database-constraints.test.ts',
    title: 'the database rejects a promotional price that is not lower',
  },
  {
    name: 'the check that the total of an order is its sum',
    sql: 'alter table orders drop constraint orders_total_adds_up',
    test: 'src/domain/database-constraints.test.ts',
    title: 'the database rejects an order whose total is not its sum',
  },
  {
    name: 'the unique index of emails about one event',
    sql: 'drop index emails_once_per_event',
    test: 'src/domain/database-constraints.test.ts',
    title: 'the database rejects a second email of one kind about one event',
  },
  {
    name: 'the trigger that changes the status of an order by steps only',
    sql: 'drop trigger orders_follow_steps on orders',
    test: 'src/domain/orders/status/order-lifecycle.test.ts',
    title: 'the database refuses a status without a step, an unknown transition and a step from another status',
  },
  {
    name: 'the trigger that returns the pieces of an order once',
    sql: 'drop trigger stock_movements_return_once on stock_movements',
    test: 'src/domain/orders/status/order-lifecycle.test.ts',
    title: 'the database restocks the pieces of an order only once',
  },
  {
    name: 'the trigger that takes the pieces of an order once',
    sql: 'drop trigger stock_movements_take_once on stock_movements',
    test: 'src/domain/orders/status/undo-order-step.test.ts',
    title: 'the database lets no order take pieces that it has',
  },
  {
    name: 'the trigger that lets postings of the cash book only be added',
    sql: 'drop trigger cash_postings_only_grow on cash_postings',
    test: 'src/domain/cash-book/cash-book.test.ts',
    title: 'postings that do not sum to zero, an entry without any, and rewriting are refused by the database',
  },
  {
    name: 'the unique key of reversed entries',
    sql: 'alter table cash_entries drop constraint cash_entries_reverses_id_key',
    test: 'src/domain/cash-book/cash-book.test.ts',
    title: 'an entry is reversed once, and its postings are taken back',
  },
  {
    name: 'the trigger that protects the counter of held stock',
    sql: 'drop trigger held_stock_follows_orders on held_stock',
    test: 'src/domain/orders/holds/held-stock.test.ts',
    title: 'nobody writes the counter of held stock',
  },
  {
    name: 'the trigger that keeps the audit log',
    sql: 'drop trigger audit_log_is_append_only on audit_log',
    test: 'src/domain/operators/operators.test.ts',
    title: 'a change is audited with its operator in its transaction, and entries are immutable',
  },
  {
    name: 'the trigger that changes the audit log in erasures only',
    sql: 'drop trigger audit_log_only_erases on audit_log',
    test: 'src/domain/personal-data/erasure-guard.test.ts',
    title: 'a row of an append-only table changes only for a receipt of the same transaction that names it',
  },
  {
    name: 'the trigger that lets an erasure change personal values only',
    sql: 'drop trigger order_payments_erase_reference on order_payments',
    test: 'src/domain/personal-data/erasure-guard.test.ts',
    title:
      'an erasure changes nothing of an append-only table but what is personal, and only to what stands for an erased value',
  },
  {
    name: 'the trigger that keeps receipts of erasures',
    sql: 'drop trigger erasures_are_append_only on erasures',
    test: 'src/domain/personal-data/erasure-guard.test.ts',
    title: 'receipts are append-only',
  },
  {
    name: 'the trigger that keeps notes of sent texts',
    sql: 'drop trigger order_texts_only_grow on order_texts',
    test: 'src/domain/orders/texts/record-sent-text.test.ts',
    title: 'a note of a sent text is never changed or deleted',
  },
  {
    name: 'the trigger that keeps payouts',
    sql: 'drop trigger payouts_only_grow on payouts',
    test: 'src/domain/statements/statements.test.ts',
    title: 'payouts and counters of stores are not rewritten, and other accounts take no postings of a store',
  },
  {
    name: 'the trigger that protects the balances of stores',
    sql: 'drop trigger store_balances_follow_postings on store_balances',
    test: 'src/domain/statements/statements.test.ts',
    title: 'payouts and counters of stores are not rewritten, and other accounts take no postings of a store',
  },
  {
    name: 'the trigger that counts postings in balances',
    sql: 'drop trigger cash_postings_are_counted on cash_postings',
    test: 'src/domain/cash-book/cash-book.test.ts',
    title: 'a parcel on its way is to collect, and is in the till once the shop has delivered it',
  },
  {
    name: 'the unique index of orders in remittances',
    sql: 'drop index remittance_orders_settled_once',
    test: 'src/domain/remittances/remittances.test.ts',
    title: 'the database refuses to settle an order twice, and to take more from a courier than it owes',
  },
  {
    name: 'the unique submission key of products',
    sql: 'alter table products drop constraint products_submission_key_key',
    test: 'src/domain/catalog/admin/admin-catalog.test.ts',
    title: 'a form sent several times at once adds one product, and edited afterwards leads to it',
  },
  {
    name: 'the unique submission key of newsletter issues',
    sql: 'alter table newsletter_issues drop constraint newsletter_issues_submission_key_key',
    test: 'src/domain/newsletter/newsletter-issues.test.ts',
    title: 'the form of an issue sent several times at once makes one draft, and edited afterwards leads to it',
  },
  {
    name: 'the unique index of reviews',
    sql: 'drop index reviews_once',
    test: 'src/domain/reviews/reviews.test.ts',
    title: 'the database refuses a second review of a line, one of a line that is not delivered, and a fourth photo',
  },
  {
    name: 'the trigger that allows reviews of delivered pieces only',
    sql: 'drop trigger reviews_are_of_delivered_lines on reviews',
    test: 'src/domain/reviews/reviews.test.ts',
    title: 'the database refuses a second review of a line, one of a line that is not delivered, and a fourth photo',
  },
  {
    name: 'the trigger that invalidates the pages of a product',
    sql: 'drop trigger products_invalidate_pages_edits on products',
    test: 'src/server/page-cache/invalidation.test.ts',
    title: 'a new name invalidates, on every instance, the pages that show or list the product, and no others',
  },
  {
    name: 'the trigger that takes a parcel out of its hand-over',
    sql: 'drop trigger order_steps_take_parcel_back on order_steps',
    test: 'src/domain/couriers/handovers/handovers.test.ts',
    title:
      'a parcel that was taken back, paid or refused is so on page, sheet and file of its hand-over and in the cash book',
  },
  {
    name: 'the foreign key from products to categories, which no collection has',
    sql: 'alter table products drop constraint products_category_fkey',
    test: 'src/domain/categories/categories.test.ts',
    title: 'what is no category is refused for products, stores and searches, a collection too',
  },
  {
    name: 'the trigger by which a category invalidates pages',
    sql: 'drop trigger categories_invalidate_pages on categories',
    test: 'src/server/category-pages.test.ts',
    title: 'a category that an owner adds is offered everywhere at once, and nowhere once it is retired',
  },
  {
    name: 'the trigger that keeps categories',
    sql: 'drop trigger categories_stay on categories',
    test: 'src/domain/categories/categories.test.ts',
    title: 'a shop begins with the categories and collections of the program, which stay as they are',
  },
  {
    name: 'the check that the categories of the program are offered',
    sql: 'alter table categories drop constraint categories_built_in_are_offered',
    test: 'src/domain/categories/categories.test.ts',
    title: 'a shop begins with the categories and collections of the program, which stay as they are',
  },
]
