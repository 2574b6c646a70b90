import { z } from 'zod'
import { type Governorate, governorates } from '#domain/geography/governorate.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import { optionalPayments } from '#domain/payment-method.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import type { Setting } from '#domain/settings/setting.ts'
import { defaultSaleTerms, maxDeliveryFee, maxExchangeDays, maxFreeFrom, type SaleTerms } from './sale-terms.ts'

const amount = (max: Millimes) => z.int().min(0).max(max) as unknown as z.ZodType<Millimes>

const shape = z.object({
  deliveryFee: amount(maxDeliveryFee),
  feesByGovernorate: z.partialRecord(z.enum(governorates as readonly [Governorate]), amount(maxDeliveryFee)),
  freeFrom: amount(maxFreeFrom).exactOptional(),
  exchangeDays: z.int().min(1).max(maxExchangeDays),
  declinedPayments: z.array(z.enum(optionalPayments)),
}) satisfies z.ZodType<SaleTerms>

export const saleTermsSetting: Setting<SaleTerms> = { key: 'sale-terms', shape, defaultValue: defaultSaleTerms }

/**
 * Returns the sale terms. Responses that depend on them need no cache tag: a change of a setting invalidates all pages
 *.
 */
export async function getSaleTerms(marketplace: Marketplace): Promise<SaleTerms> {
  return (await getSetting(marketplace, saleTermsSetting)).value
}
