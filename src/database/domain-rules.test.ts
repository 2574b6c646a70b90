import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Selectable, sql } from 'kysely'
import type { Actor } from '#domain/access/actor.ts'
import { roles } from '#domain/access/role.ts'
import { cardPaymentStates } from '#domain/card-payments/card-payment.ts'
import {
  maxGatewayFee,
  maxGatewayUrlLength,
  maxPaymentReferenceLength,
  maxPayUrlLength,
  maxWalletIdLength,
} from '#domain/card-payments/payment-gateway.ts'
import { cashAccounts } from '#domain/cash-book/account.ts'
import { cashEntryKinds } from '#domain/cash-book/cash-entry.ts'
import { productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { maxDisplayedStock } from '#domain/catalog/product.ts'
import { productTexts } from '#domain/catalog/product-texts.ts'
import { maxAskedLength, searchEntryKinds } from '#domain/catalog/search-entries/search-entry.ts'
import { submissionReasons } from '#domain/catalog/submissions/submission.ts'
import { maxSkuLength } from '#domain/catalog/variant.ts'
import { maxCategorySlug } from '#domain/category.ts'
import { commentStatuses } from '#domain/comments/comment-status.ts'
import { wholeInBasisPoints } from '#domain/commission/commission-terms.ts'
import { courierApiKinds } from '#domain/courier-api-kind.ts'
import { maxApiUrlLength, maxBarcodeLength } from '#domain/couriers/api/api-limits.ts'
import { apiProblems, reportedKinds } from '#domain/couriers/api/courier-api.ts'
import { parcelStates } from '#domain/couriers/api/parcel-state.ts'
import {
  csvSeparators,
  decimalSigns,
  maxCourierFee,
  maxCourierName,
  maxRemittanceDays,
} from '#domain/couriers/courier.ts'
import {
  discountBearers,
  discountKinds,
  maxCodeLength,
  maxCodeUses,
  maxDiscount,
} from '#domain/discounts/discount-code.ts'
import { fieldNames } from '#domain/fields/field.ts'
import { type ProductField, productFields } from '#domain/fields/product-fields.ts'
import { storeFields } from '#domain/fields/store-fields.ts'
import { governorates } from '#domain/geography/governorate.ts'
import { maxPrice } from '#domain/money.ts'
import { maxDeviceLength } from '#domain/operators/start-session.ts'
import { hasPieces, mayChangeLines, orderStatuses, soldStatus, unconfirmedStatuses } from '#domain/order-status.ts'
import { blockKinds } from '#domain/orders/blocks/customer-block.ts'
import { callOutcomes } from '#domain/orders/calls/call.ts'
import {
  confirmationChannels,
  customerRequestKinds,
  waitingRequestKinds,
} from '#domain/orders/customer-requests/customer-request.ts'
import { attemptDeciders, attemptOutcomes, attemptReasons } from '#domain/orders/delivery/delivery-attempt.ts'
import { requestReasons } from '#domain/orders/holds/hold-limits.ts'
import { maxCustomerNoteLength, maxLineQuantity } from '#domain/orders/order.ts'
import { orderSources } from '#domain/orders/order-source.ts'
import { cannotReasons, maxCannotNote, preparationStates } from '#domain/orders/preparations/preparation.ts'
import { orderSteps } from '#domain/orders/status/order-steps.ts'
import { textChannels, textPurposes } from '#domain/orders/texts/customer-text.ts'
import { parsePrice } from '#domain/parse-price.ts'
import { paymentMeans } from '#domain/payment-means.ts'
import { paymentMethodNames } from '#domain/payment-method.ts'
import { erasureReasons } from '#domain/personal-data/erasure-reason.ts'
import { planNames } from '#domain/plan.ts'
import { planPaymentMeans } from '#domain/plan-payment-means.ts'
import { maxPlanReason, maxPlanReference } from '#domain/plans/plan-due.ts'
import { importStates, maxFileName, maxPieceKey, pieceStates } from '#domain/product-import/product-import.ts'
import { maxDifferenceReason, maxRemittanceReference } from '#domain/remittances/remittance.ts'
import {
  returnDispositions,
  returnReasons,
  returnSettlements,
  returnStatuses,
  returnWishes,
} from '#domain/returns/order-return.ts'
import { returnSteps } from '#domain/returns/return-steps.ts'
import { maxReviewPhotos, maxStars } from '#domain/reviews/review.ts'
import { answeringSides, reviewStatuses } from '#domain/reviews/review-status.ts'
import { maxExchangeDays } from '#domain/sale-terms/sale-terms.ts'
import { maxWrongCodes } from '#domain/sellers/device-code.ts'
import { maxPayoutReason, maxPayoutReference } from '#domain/statements/statement.ts'
import type { Step } from '#domain/steps.ts'
import { maxCardNumberLength } from '#domain/store-cards/store-card.ts'
import { interestKinds } from '#domain/store-interest/interest.ts'
import { supplies } from '#domain/supply.ts'
import { taxStatuses } from '#domain/tax-status.ts'
import { pageKinds, vitalRatings, webVitals } from '#domain/web-vitals/web-vital.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import type { Tables } from './tables.ts'

/** Rules that the database states too, since it refuses what breaks them. */

type Column<Table extends keyof Tables, Name extends keyof Selectable<Tables[Table]>> = NonNullable<
  Selectable<Tables[Table]>[Name]
> &
  string

/** All values of a type; the compiler refuses a missing or an unknown one. */
function allOf<Value extends string>(values: Readonly<Record<Value, true>>): string[] {
  return Object.keys(values)
}

const valuesOfColumns: Readonly<Record<string, readonly string[]>> = {
  actor_kind: allOf<Actor['kind']>({ visitor: true, customer: true, operator: true, system: true }),
  'card_payments.state': cardPaymentStates,
  'comments.status': commentStatuses,
  'reviews.status': reviewStatuses,
  'reviews.answered_as': answeringSides,
  'courier_apis.api': courierApiKinds,
  'courier_apis.problem': apiProblems,
  'payment_gateways.problem': apiProblems,
  'courier_parcels.reported_as': reportedKinds,
  'courier_parcels.state': parcelStates,
  'couriers.csv_decimal_sign': decimalSigns,
  'couriers.csv_separator': csvSeparators,
  'discount_codes.bearer': discountBearers,
  'discount_codes.kind': discountKinds,
  'delivery_attempts.decided_by': attemptDeciders,
  'delivery_attempts.outcome': attemptOutcomes,
  'delivery_attempts.reason': attemptReasons,
  'emails.status': allOf<Column<'emails', 'status'>>({
    ...{ queued: true, sent: true, failed: true, 'given-up': true, withdrawn: true, held: true },
  }),
  'erasures.reason': erasureReasons,
  'failed_sign_ins.step': allOf<Column<'failed_sign_ins', 'step'>>({ password: true, code: true }),
  'newsletter_issues.status': allOf<Column<'newsletter_issues', 'status'>>({
    draft: true,
    sending: true,
    stopped: true,
  }),
  'newsletter_tokens.purpose': allOf<Column<'newsletter_tokens', 'purpose'>>({ confirm: true, unsubscribe: true }),
  'stock_alert_tokens.purpose': allOf<Column<'stock_alert_tokens', 'purpose'>>({
    ...{ confirm: true, leave: true, 'leave-all': true },
  }),
  'product_imports.state': importStates,
  'product_import_pieces.state': pieceStates,
  'operator_links.purpose': allOf<Column<'operator_links', 'purpose'>>({
    ...{ setup: true, invitation: true, password: true },
  }),
  'operators.role': roles,
  'order_calls.outcome': callOutcomes,
  'order_return_lines.disposition': returnDispositions,
  'order_return_photos.format': allOf<Column<'order_return_photos', 'format'>>({ webp: true, jpg: true, png: true }),
  'order_return_steps.settlement': returnSettlements,
  'order_returns.reason': returnReasons,
  'order_returns.settlement': returnSettlements,
  'order_returns.status': returnStatuses,
  'order_returns.wish': returnWishes,
  'order_payments.kind': allOf<Column<'order_payments', 'kind'>>({
    ...{ paid: true, refunded: true, 'not-paid': true },
  }),
  'order_payments.means': paymentMeans,
  'cash_entries.kind': cashEntryKinds,
  'cash_postings.account': cashAccounts,
  'payouts.means': paymentMeans,
  'customer_requests.kind': customerRequestKinds,
  'customer_requests.channel': confirmationChannels,
  'waiting_customer_requests.kind': waitingRequestKinds,
  'order_confirmation_tokens.channel': confirmationChannels,
  'order_texts.purpose': textPurposes,
  'order_texts.channel': textChannels,
  'order_preparations.reason': cannotReasons,
  'order_preparations.state': preparationStates,
  'store_cards.tax_status': taxStatuses,
  'orders.payment_method': paymentMethodNames,
  'idempotency_records.status': unconfirmedStatuses,
  'customer_blocks.kind': blockKinds,
  'orders.request_reason': requestReasons,
  'orders.source': orderSources,
  'orders.status': orderStatuses,
  'plan_dues.plan': planNames,
  'plan_dues.state': allOf<Column<'plan_dues', 'state'>>({ ...{ open: true, paid: true, waived: true } }),
  'plan_payments.means': planPaymentMeans,
  'plan_requests.plan': planNames,
  'plan_requests.status': allOf<Column<'plan_requests', 'status'>>({
    ...{ pending: true, approved: true, refused: true, expired: true },
  }),
  'products.submission': ['approved', 'sent-back', 'waiting'],
  'products.submission_reason': submissionReasons,
  'products.supply': supplies,
  'search_entries.kind': searchEntryKinds,
  'stock_movements.kind': allOf<Column<'stock_movements', 'kind'>>({
    ...{
      sale: true,
      cancel: true,
      amendment: true,
      release: true,
      revival: true,
      undo: true,
      return: true,
      restock: true,
      correction: true,
      places: true,
      split: true,
    },
  }),
  'store_interest.kind': interestKinds,
  'stores.governorate': governorates,
  'web_vitals.metric': webVitals,
  'web_vitals.page': pageKinds,
  'web_vitals.rating': vitalRatings,
}

const rangesOfColumns: Readonly<Record<string, number>> = {
  'categories.slug': maxCategorySlug,
  'courier_fees.delivery_fee_millimes': maxCourierFee,
  'courier_fees.refusal_fee_millimes': maxCourierFee,
  'couriers.collection_fee_millimes': maxCourierFee,
  'couriers.delivery_fee_millimes': maxCourierFee,
  'couriers.name': maxCourierName,
  'couriers.refusal_fee_millimes': maxCourierFee,
  'couriers.remittance_days': maxRemittanceDays,
  'discount_codes.amount_millimes': maxDiscount,
  'discount_codes.code': maxCodeLength,
  'discount_codes.max_uses': maxCodeUses,
  'discount_codes.max_uses_per_phone': maxCodeUses,
  'discount_codes.minimum_millimes': maxDiscount,
  'discount_codes.percent': 100,
  'order_lines.quantity': maxLineQuantity,
  'order_preparations.note': maxCannotNote,
  'couriers.withheld_tax_basis_points': wholeInBasisPoints,
  'remittances.withheld_tax_basis_points': wholeInBasisPoints,
  'cash_entries.commission_basis_points': wholeInBasisPoints,
  'store_terms.commission_basis_points': wholeInBasisPoints,
  'products.regular_price_millimes': maxPrice,
  'variants.price_millimes': maxPrice,
  'variants.sku': maxSkuLength,
  'weekly_promotions.price_millimes': maxPrice,
  'orders.customer_note': maxCustomerNoteLength,
  'orders.gift_note': maxCustomerNoteLength,
  'stores.closed_note': storeFields.closedNote.maxLength,
  'stores.craft': storeFields.craft.maxLength,
  'stores.town': storeFields.town.maxLength,
  'stores.preparation_days': storeFields.preparationDays.max,
  'card_payments.pay_url': maxPayUrlLength,
  'card_payments.reference': maxPaymentReferenceLength,
  'payment_gateways.base_url': maxGatewayUrlLength,
  'payment_gateways.fee_basis_points': wholeInBasisPoints,
  'payment_gateways.fee_millimes': maxGatewayFee,
  'payment_gateways.wallet_id': maxWalletIdLength,
  'courier_apis.base_url': maxApiUrlLength,
  'courier_parcels.barcode': maxBarcodeLength,
  'orders.exchange_days': maxExchangeDays,
  'payout_revocations.reason': maxPayoutReason,
  'payouts.reference': maxPayoutReference,
  'plan_dues.waived_for': maxPlanReason,
  'plan_payments.reference': maxPlanReference,
  'plan_payments.revoked_for': maxPlanReason,
  'products.low_stock': productFields.lowStock.max,
  'products.preparation_days': productFields.preparationDays.max,
  'order_lines.preparation_days': productFields.preparationDays.max,
  'products.weekly_limit': productFields.weeklyLimit.max,
  'product_imports.file_name': maxFileName,
  'product_import_pieces.key': maxPieceKey,
  'imported_products.key': maxPieceKey,
  'push_subscriptions.device': maxDeviceLength,
  'remittance_revocations.reason': maxDifferenceReason,
  'remittances.reason': maxDifferenceReason,
  'remittances.reference': maxRemittanceReference,
  'review_photos.position': maxReviewPhotos - 1,
  'reviews.stars': maxStars,
  'search_entries.asked': maxAskedLength,
  'seller_codes.wrong_attempts': maxWrongCodes,
  'store_cards.card_number': maxCardNumberLength,
  'store_cards.tax_number': maxCardNumberLength,
}

/** Limits of what the program makes, or what programs of others send it. */
const otherLimits: Readonly<Record<string, readonly string[]>> = {
  card_payments: ['reported'],
  categories: ['texts'],
  courier_parcels: ['label_url', 'refusal', 'reported'],
  operator_passkeys: ['credential_id'],
  order_balances: ['withheld_millimes'],
  product_partners: ['position'],
  push_preferences: ['quiet_from', 'quiet_until'],
  push_subscriptions: ['endpoint'],
  review_photos: ['bytes', 'small_bytes'],
  search_entries: ['asked_words', 'finds'],
  searched_texts: ['words'],
  shop_order: ['turn'],
  stock_movements: ['reason'],
  stores: ['translations'],
}

test('the texts of a product in SQL are those of its fields, the translated ones too', async () => {
  await using shop = await openTestShop()
  const { id } = await shop.sells({ name: 'Bowl', model: 'B-1', mainColor: 'Blue', description: 'Deep.' })
  const product = productDraftOf(await getAdminProduct(shop.system, id))
  const { rows } = await sql<{ field: ProductField; content: string; is_translated: boolean }>`
    select field, content, is_translated from products, texts_of_product(products)
    where products.id = ${id}`.execute(shop.marketplace.db)
  const written = fieldNames(productFields).filter((field) =>
    ['line', 'paragraphs', 'category'].includes(productFields[field].kind),
  )
  assert.deepEqual(rows.map(({ field }) => field).sort(), written.toSorted())
  for (const { field, content } of rows) assert.equal(content, product[field], field)
  const translated = rows.filter(({ is_translated }) => is_translated).map(({ field }) => field)
  assert.deepEqual(translated.sort(), Object.keys(productTexts).sort())
})

/** The checks of single columns, and those of the domains that columns have as their type. */
async function checksOf(shop: Awaited<ReturnType<typeof openTestShop>>) {
  const { rows } = await sql<{ column: string; check: string }>`
    select coalesce(conrelid::regclass || '.' || attname, contypid::regtype::text) as column,
      pg_get_constraintdef(pg_constraint.oid) as check
    from pg_constraint left join pg_attribute on attrelid = conrelid and conkey = array[attnum]
    where contype = 'c' and connamespace = 'public'::regnamespace and (attnum is not null or contypid <> 0)
    order by 1`.execute(shop.marketplace.db)
  return rows
}

/** Texts in single quotes, or the alternatives of a regular expression that consists of nothing else. */
function valuesIn(check: string): string[] | undefined {
  if (check.includes('= ANY (ARRAY[')) return [...check.matchAll(/'([^']+)'/g)].map(([, value = '']) => value)
  return /~ '\^\(([a-z|-]+)\)\$'/.exec(check)?.[1]?.split('|')
}

test('a column accepts exactly the values of its type', async () => {
  await using shop = await openTestShop()
  const found = (await checksOf(shop)).flatMap(({ column, check }) => {
    const values = valuesIn(check)
    return values ? [[column, values.sort()] as const] : []
  })
  const expected = Object.entries(valuesOfColumns).map(([column, values]) => [column, values.toSorted()] as const)
  assert.deepEqual(Object.fromEntries(found), Object.fromEntries(expected))
})

test('limits of lengths and quantities are those of the domain', async () => {
  await using shop = await openTestShop()
  const others = Object.entries(otherLimits).flatMap(([table, columns]) =>
    columns.map((column) => `${table}.${column}`),
  )
  const found = (await checksOf(shop)).flatMap(({ column, check }) => {
    const limit = /<= (\d+)/.exec(check)?.[1]
    return limit === undefined || others.includes(column) ? [] : [[column, Number(limit)] as const]
  })
  assert.deepEqual(Object.fromEntries(found), rangesOfColumns)
})

test('no price above the highest one can be typed', () => {
  assert.ok((parsePrice('999999.999') ?? 0) <= maxPrice)
  assert.equal(parsePrice('1000000'), undefined)
})

test('triggers contain the same numbers and statuses as the domain', async () => {
  await using shop = await openTestShop()
  const { rows } = await sql<{ name: string; table: string; source: string }>`
    select proname as name, tgrelid::regclass::text as table, prosrc as source
    from pg_trigger join pg_proc on pg_proc.oid = tgfoid where not tgisinternal`.execute(shop.marketplace.db)
  const sourceOn = (table: string, part: RegExp) => {
    const found = rows.filter((row) => row.table === table && part.test(row.source))
    assert.ok(found[0], `no trigger on ${table} matches ${part}`)
    return found[0].source
  }
  const displayed = sourceOn('variants', /least\(/).matchAll(/least\((?:old|new)\.stock, (\d+)\)/g)
  assert.deepEqual(
    Array.from(displayed, ([, limit]) => Number(limit)),
    [maxDisplayedStock, maxDisplayedStock],
  )
  const sold = sourceOn('order_steps', /insert into product_sales/).matchAll(/to_status = '(\w+)'/g)
  assert.deepEqual(
    Array.from(sold, ([, status]) => status),
    [soldStatus, soldStatus],
  )
  const [, changeable = ''] = /status not in \(([^)]+)\)/.exec(sourceOn('order_lines', /status not in/)) ?? []
  assert.deepEqual(
    Array.from(changeable.matchAll(/'(\w+)'/g), ([, status]) => status),
    orderStatuses.filter(mayChangeLines),
  )
})

test('the steps of orders and returns are those that the database allows', async () => {
  await using shop = await openTestShop()
  const { db } = shop.marketplace
  const inSql = async (table: 'order_transitions' | 'return_transitions') =>
    (await db.selectFrom(table).selectAll().execute()).map(
      ({ from_status, to_status }) => `${from_status} ${to_status}`,
    )
  const inProgram = (steps: readonly Step<string>[]) => steps.map(({ from, to }) => `${from} ${to}`)
  assert.deepEqual((await inSql('order_transitions')).sort(), inProgram(orderSteps).sort())
  assert.deepEqual((await inSql('return_transitions')).sort(), inProgram(returnSteps).sort())
})

test('each status of an order can be reached by steps, which move stock where it gains or loses its pieces', () => {
  const reached = new Set<string>([...unconfirmedStatuses, ...orderSteps.map(({ to }) => to)])
  assert.deepEqual([...reached].sort(), orderStatuses.toSorted())
  for (const { from, to, stock } of orderSteps) {
    const moved = hasPieces(from) === hasPieces(to) ? 'stays' : hasPieces(to) ? 'is taken' : 'comes back'
    assert.equal(stock, moved, `${from} ${to}`)
  }
})
