import { sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import type { DiscountCode, DiscountCodeDraft } from './discount-code.ts'

export function selectDiscountCodes({ db }: Marketplace) {
  return db
    .selectFrom('discount_codes')
    .select(['id', 'code', 'kind', 'amount_millimes', 'percent', 'store_id', 'category', 'is_first_order_only'])
    .select(['minimum_millimes', 'max_uses', 'max_uses_per_phone', 'bearer', 'is_on', 'version'])
    .select(sql<TunisDay | null>`first_day::text`.as('first_day'))
    .select(sql<TunisDay | null>`last_day::text`.as('last_day'))
}

export type DiscountCodeRow = Awaited<ReturnType<ReturnType<typeof selectDiscountCodes>['executeTakeFirstOrThrow']>>

export function discountCodeFromRow(row: DiscountCodeRow): DiscountCode {
  return {
    ...{ id: row.id, code: row.code, kind: row.kind, version: row.version },
    ...(row.amount_millimes !== null && { amount: row.amount_millimes }),
    ...(row.percent !== null && { percent: row.percent }),
    ...(row.store_id !== null && { storeId: row.store_id }),
    ...(row.category !== null && { category: row.category }),
    isFirstOrderOnly: row.is_first_order_only,
    ...(row.minimum_millimes !== null && { minimum: row.minimum_millimes }),
    bearer: row.bearer,
    ...(row.max_uses !== null && { maxUses: row.max_uses }),
    ...(row.max_uses_per_phone !== null && { maxUsesPerPhone: row.max_uses_per_phone }),
    ...(row.first_day !== null && { firstDay: row.first_day }),
    ...(row.last_day !== null && { lastDay: row.last_day }),
    isOn: row.is_on,
  }
}

export function discountCodeColumns(draft: DiscountCodeDraft) {
  return {
    code: draft.code,
    kind: draft.kind,
    amount_millimes: draft.amount ?? null,
    percent: draft.percent ?? null,
    store_id: draft.storeId ?? null,
    category: draft.category ?? null,
    is_first_order_only: draft.isFirstOrderOnly,
    minimum_millimes: draft.minimum ?? null,
    bearer: draft.bearer,
    max_uses: draft.maxUses ?? null,
    max_uses_per_phone: draft.maxUsesPerPhone ?? null,
    first_day: draft.firstDay ?? null,
    last_day: draft.lastDay ?? null,
    is_on: draft.isOn,
  }
}

/** Returns what staff can edit of a code. */
export function discountCodeDraftOf({ id: _, version: __, ...draft }: DiscountCode): DiscountCodeDraft {
  return draft
}

/** Returns what does not change once an order has used the code. */
export function termsOf({
  code,
  kind,
  amount,
  percent,
  storeId,
  category,
  isFirstOrderOnly,
  minimum,
  bearer,
}: DiscountCodeDraft) {
  return { code, kind, amount, percent, storeId, category, isFirstOrderOnly, minimum, bearer }
}
