import { randomUUID } from 'node:crypto'
import type { CourierDraft } from '#domain/couriers/courier.ts'
import { type StartOutcome, startHandover } from '#domain/couriers/handovers/start-handover.ts'
import { addCourier } from '#domain/couriers/save-courier.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars } from '#domain/money.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import type { PaymentMethod } from '#domain/payment-method.ts'
import type { Phone } from '#domain/phone.ts'
import type { TestShop } from './test-shop.ts'

export const testCourier: CourierDraft = {
  name: 'Rapid Poste',
  phone: '+21671222333' as Phone,
  deliveryFee: dinars(7),
  refusalFee: dinars(4),
  collectionFee: dinars(0.5),
  feesByGovernorate: [{ governorate: 'TN-61', deliveryFee: dinars(9), refusalFee: dinars(5) }],
  remittanceDays: 7,
  ...{ withholdsTax: false, withheldTaxBasisPoints: 300 },
  csv: { columns: ['number', 'customer', 'phone', 'amount'], separator: ';', decimalSign: ',' },
}

/** Adds a courier and returns its id. Needs an owner or the system. */
export async function createCourier(marketplace: Marketplace, draft: Partial<CourierDraft> = {}): Promise<number> {
  const saved = await addCourier(marketplace, { ...testCourier, ...draft })
  if (saved.outcome !== 'saved') throw new Error(saved.outcome)
  return saved.id
}

/** Places an order of one piece and packs it. */
export async function packedOrder(
  shop: TestShop,
  office: Marketplace,
  payment: PaymentMethod = 'cash-on-delivery',
): Promise<number> {
  const result = await shop.order([{ product: await shop.sells() }], { payment })
  if (result.outcome !== 'placed') throw new Error(result.outcome)
  for (const to of ['confirmed', 'packed'] as const) await advanceOrderAsOperator(office, result.order.id, { to })
  return result.order.id
}

/** Starts a hand-over of the orders. */
export async function openHandover(
  office: Marketplace,
  orderIds: readonly number[],
): Promise<Extract<StartOutcome, { outcome: 'started' }>> {
  const started = await startHandover(office, { submission: randomUUID(), orderIds })
  if (started.outcome !== 'started') throw new Error(started.outcome)
  return started
}
