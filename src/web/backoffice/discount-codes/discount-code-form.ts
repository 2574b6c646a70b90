import {
  type DiscountCode,
  type DiscountCodeDraft,
  type DiscountKind,
  discountBearers,
  discountKinds,
  maxCodeLength,
  maxCodeUses,
  maxDiscount,
  parseCode,
} from '#domain/discounts/discount-code.ts'
import type { BackofficeFieldErrors } from '#web/backoffice/forms/field-props.ts'
import {
  category,
  checkbox,
  codec,
  day,
  id,
  oneOf,
  optional,
  piped,
  plainLine,
  priceUpTo,
  required,
  wholeNumber,
} from '#web/forms/codec.ts'
import { readTyped, type Typed, typedOf, type Values } from '#web/forms/form.ts'
import { withoutAbsent } from '#web/forms/without-absent.ts'

const amount = priceUpTo(maxDiscount)

/** The fields of a discount code. */
export const discountCodeForm = {
  code: piped(required(plainLine(maxCodeLength)), codec({ parse: parseCode, error: 'discountCode' })),
  kind: oneOf(discountKinds),
  amount: optional(amount),
  percent: optional(wholeNumber(100, 1, 'percent')),
  storeId: optional(id('unknown')),
  category: optional(category('unknown')),
  isFirstOrderOnly: checkbox,
  minimum: optional(amount),
  bearer: oneOf(discountBearers),
  maxUses: optional(wholeNumber(maxCodeUses)),
  maxUsesPerPhone: optional(wholeNumber(maxCodeUses)),
  firstDay: optional(day),
  lastDay: optional(day),
  isOn: checkbox,
}

export type TypedDiscountCode = Typed<typeof discountCodeForm>

export type DiscountCodeFieldErrors = BackofficeFieldErrors<keyof typeof discountCodeForm>

type CodeValues = Partial<Values<typeof discountCodeForm>>

/** What each kind needs. */
function kindErrors({ kind, amount, percent }: CodeValues): DiscountCodeFieldErrors {
  return {
    ...(kind === 'amount' && amount === undefined && { amount: 'price' }),
    ...(kind === 'percent' && percent === undefined && { percent: 'percent' }),
  }
}

function periodErrors({ firstDay, lastDay }: CodeValues): DiscountCodeFieldErrors {
  return firstDay !== undefined && lastDay !== undefined && firstDay > lastDay ? { lastDay: 'daysInOrder' } : {}
}

/** Reads a code. What is typed into the field of another kind, which is hidden, is left out. */
export function readDiscountCode(typed: TypedDiscountCode) {
  const ofKind = (kind: DiscountKind, text: string) => (typed.kind === kind ? text : '')
  const shown = { ...typed, amount: ofKind('amount', typed.amount), percent: ofKind('percent', typed.percent) }
  const reading = readTyped(discountCodeForm, shown, (values) => ({ ...kindErrors(values), ...periodErrors(values) }))
  return reading.outcome === 'read' ? { ...reading, value: withoutAbsent(reading.value) as DiscountCodeDraft } : reading
}

/** Returns the fields of a code, those of a new one by default. */
export function typedCodeOf(code?: DiscountCode): TypedDiscountCode {
  const absent = { amount: undefined, percent: undefined, storeId: undefined, category: undefined, minimum: undefined }
  const without = { ...absent, maxUses: undefined, maxUsesPerPhone: undefined, firstDay: undefined, lastDay: undefined }
  const defaults = { code: '', kind: 'percent', isFirstOrderOnly: false, bearer: 'shop', isOn: true } as const
  return typedOf(discountCodeForm, { ...without, ...defaults, ...code })
}
