import type { DiscountCode } from '#domain/discounts/discount-code.ts'
import { discountCodeFromRow, selectDiscountCodes } from '#domain/discounts/discount-code-rows.ts'
import { discountOfLines } from '#domain/discounts/discount-of-lines.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes } from '#domain/money.ts'
import type { QuotedLine } from '#domain/orders/order.ts'
import { type AgreedFee, agreedFeeOf } from '#domain/orders/totals.ts'
import { getSaleTerms } from '#domain/sale-terms/sale-terms-setting.ts'
import type { VariantRow } from './variant-statements.ts'

/** What an order was promised about its delivery fee and its discount. */
export interface AgreedTerms {
  readonly delivery: AgreedFee
  /** The delivery fee of pieces of a value: as agreed, or free where it is now. */
  readonly shippingOf: (goods: Millimes) => Millimes
  /** The code whose discount the order has, or had before its lines stopped suiting it. */
  readonly code: DiscountCode | undefined
  readonly isCodeSuspended: boolean
}

/** Reads what an order was promised. */
export async function readAgreedTerms(marketplace: Marketplace, orderId: number): Promise<AgreedTerms> {
  const order = await marketplace.db
    .selectFrom('orders')
    .select(['source', 'governorate', 'discount_code_id', 'suspended_code_id'])
    .select(['agreed_fee_millimes', 'agreed_free_from_millimes'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const codeId = order.discount_code_id ?? order.suspended_code_id
  const row =
    codeId === null ? undefined : await selectDiscountCodes(marketplace).where('id', '=', codeId).executeTakeFirst()
  const code = row && discountCodeFromRow(row)
  const governorate = order.governorate === 'unknown' ? undefined : order.governorate
  const today = agreedFeeOf(await getSaleTerms(marketplace), { source: order.source, governorate })
  const delivery = { fee: order.agreed_fee_millimes, freeFrom: order.agreed_free_from_millimes ?? undefined }
  const freeFrom = Math.min(delivery.freeFrom ?? Infinity, today.freeFrom ?? Infinity)
  return {
    ...{ delivery, code, isCodeSuspended: order.discount_code_id === null },
    shippingOf: (goods) => (goods >= freeFrom ? millimes(0) : delivery.fee),
  }
}

/**
 * Returns whether the discounts of the lines are those of the code. They are not where an order with another discount
 * was joined: then pieces keep what they have.
 */
export function isDiscountOf(
  code: DiscountCode,
  lines: readonly QuotedLine[],
  variants: readonly VariantRow[],
): boolean {
  const ofLines = lines.map(({ productId, lineTotal }) => {
    const variant = variants.find((variant) => variant.productId === productId)
    return variant && { storeId: variant.storeId, category: variant.category, lineTotal }
  })
  const known = ofLines.filter((line) => line !== undefined)
  if (known.length < lines.length) return false
  const result = discountOfLines(code, known)
  return lines.every(({ discount = 0 }, index) =>
    'refusal' in result ? discount === 0 : discount === result.discounts[index],
  )
}
