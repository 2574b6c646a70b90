import type { DiscountCodeDraft } from '#domain/discounts/discount-code.ts'
import { addDiscountCode } from '#domain/discounts/save-discount-code.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { asSystem } from './operators.ts'

export const testCode: DiscountCodeDraft = {
  code: 'AID',
  kind: 'percent',
  percent: 10,
  isFirstOrderOnly: false,
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
