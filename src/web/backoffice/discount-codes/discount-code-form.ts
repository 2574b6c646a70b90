import { z } from 'zod'
import { parseCategory } from '#domain/category.ts'
import {
  type DiscountCode,
  type DiscountCodeDraft,
  type DiscountKind,
  discountBearers,
  maxCodeLength,
  maxCodeUses,
  maxDiscount,
  parseCode,
} from '#domain/discounts/discount-code.ts'
import { type Millimes, toDinars } from '#domain/money.ts'
import { parseDay } from '#domain/tunis-day.ts'
import { type BackofficeFieldErrors, checkForm } from '#web/backoffice/forms/check-form.ts'
import { feeUpTo } from '#web/backoffice/forms/parse-fee.ts'
import { optional, parsed, requiredText, withoutAbsent } from '#web/forms/field-values.ts'
import { isSent, plainLine, rawText, readFields } from '#web/forms/form-fields.ts'
import { parseWholeNumber } from '#web/forms/parse-whole-number.ts'
import { readId } from '#web/http/parse-id.ts'

const amount = feeUpTo(maxDiscount).refine((amount) => amount > 0, 'price')
const uses = optional(parsed((typed) => parseWholeNumber(typed, maxCodeUses), 'wholeNumber'))
const day = optional(parsed(parseDay, 'day'))

const fieldsOfAllKinds = {
  code: requiredText(maxCodeLength).pipe(parsed(parseCode, 'discountCode')),
  storeId: optional(parsed((typed) => readId(typed), 'unknown')),
  category: optional(parsed(parseCategory, 'unknown')),
  isFirstOrderOnly: z.boolean(),
  minimum: optional(amount),
  bearer: parsed((typed) => discountBearers.find((bearer) => bearer === typed), 'required'),
  maxUses: uses,
  maxUsesPerPhone: uses,
  firstDay: day,
  lastDay: day,
  isOn: z.boolean(),
}

/** What is typed into the field of another kind, which is hidden, is left out. */
const fieldsByKind = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('amount'), amount, ...fieldsOfAllKinds }),
    z.object({
      kind: z.literal('percent'),
      percent: parsed((typed) => parseWholeNumber(typed, 100), 'percent'),
      ...fieldsOfAllKinds,
    }),
    z.object({ kind: z.literal('free-delivery'), ...fieldsOfAllKinds }),
  ],
  'required',
)

export const discountCodeForm = fieldsByKind
  .refine(({ firstDay, lastDay }) => firstDay === undefined || lastDay === undefined || firstDay <= lastDay, {
    path: ['lastDay'],
    message: 'daysInOrder',
  })
  .transform((fields): DiscountCodeDraft => withoutAbsent(fields))

const sentCode = z.object({
  ...{ code: plainLine, kind: rawText, amount: plainLine, percent: plainLine, storeId: rawText, category: rawText },
  ...{ isFirstOrderOnly: isSent, minimum: plainLine, bearer: rawText, maxUses: plainLine, maxUsesPerPhone: plainLine },
  ...{ firstDay: rawText, lastDay: rawText, isOn: isSent },
})

/** The fields of the form of a code as typed. */
export type TypedDiscountCode = z.output<typeof sentCode>

export type DiscountCodeFieldErrors = BackofficeFieldErrors<keyof TypedDiscountCode>

/** Reads the form of a code. What was typed is shown again beside errors. */
export function readDiscountCodeForm(form: FormData) {
  const typed = readFields(sentCode, form)
  return { typed, ...checkForm(discountCodeForm, { ...typed, kind: typed.kind as DiscountKind }) }
}

/** Returns the fields of a code, those of a new one by default. */
export function typedCodeOf(code?: DiscountCode): TypedDiscountCode {
  const amountOf = (amount?: Millimes) => (amount === undefined ? '' : String(toDinars(amount)))
  return {
    code: code?.code ?? '',
    kind: code?.kind ?? 'percent',
    amount: amountOf(code?.amount),
    percent: String(code?.percent ?? ''),
    storeId: String(code?.storeId ?? ''),
    category: code?.category ?? '',
    isFirstOrderOnly: code?.isFirstOrderOnly ?? false,
    minimum: amountOf(code?.minimum),
    bearer: code?.bearer ?? 'shop',
    maxUses: String(code?.maxUses ?? ''),
    maxUsesPerPhone: String(code?.maxUsesPerPhone ?? ''),
    firstDay: code?.firstDay ?? '',
    lastDay: code?.lastDay ?? '',
    isOn: code?.isOn ?? true,
  }
}
