import type { DiscountCodeDraft } from '#domain/discounts/discount-code.ts'
import { addDiscountCode } from '#domain/discounts/save-discount-code.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars } from '#domain/money.ts'
import type { OrderRequest } from '#domain/orders/order.ts'
import { asSystem } from './operators.ts'
import type { OrderedPiece, TestShop } from './test-shop.ts'

export const testCode: DiscountCodeDraft = {
  code: 'AID',
  kind: 'percent',
  percent: 10,
  isFirstOrderOnly: false,
  bearer: 'makers',
  isOn: true,
}

/** Adds a code, by default one of 10 percent for everybody. */
export async function createCode(marketplace: Marketplace, draft: Partial<DiscountCodeDraft> = {}): Promise<number> {
  const { percent, ...others } = testCode
  const isPercent = draft.kind === undefined || draft.kind === 'percent'
  const added = await addDiscountCode(asSystem(marketplace), {
    ...others,
    ...(isPercent && { percent }),
    ...draft,
  } as DiscountCodeDraft)
  if (added.outcome !== 'saved') throw new Error(`The code was not saved: ${added.outcome}`)
  return added.id
}

/** Orders with a code at this total, in dinars; by default as a person of another phone number. */
export function orderWithCode(
  shop: TestShop,
  pieces: readonly OrderedPiece[],
  total: number,
  request: Partial<OrderRequest> & { readonly phone?: string } = {},
) {
  const { phone = '+21622333444', ...rest } = request
  const customer = { name: 'Amel', email: 'amel@example.tn', phone } as OrderRequest['customer']
  return shop.order(pieces, { customer, code: 'aid', claimedTotal: dinars(total), ...rest })
}
