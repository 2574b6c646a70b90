import { z } from 'zod'
import {
  type Courier,
  type CourierDraft,
  csvFields,
  csvSeparators,
  decimalSigns,
  type GovernorateFees,
  maxCourierFee,
  maxCourierName,
  maxRemittanceDays,
  usualWithheldTax,
} from '#domain/couriers/courier.ts'
import { governorates } from '#domain/geography/governorate.ts'
import { type Millimes, toDinars } from '#domain/money.ts'
import { latinDigits } from '#domain/phone.ts'
import { type BackofficeFieldErrors, checkForm } from '#web/backoffice/forms/check-form.ts'
import { feeUpTo } from '#web/backoffice/forms/parse-fee.ts'
import { parsePercentage, percentageText } from '#web/backoffice/forms/percentage.ts'
import { oneOf, optional, parsed, phone, requiredText, withoutAbsent } from '#web/forms/field-values.ts'
import { isSent, plainLine, rawText, rawTexts, readFields } from '#web/forms/form-fields.ts'

/** The fields of the form of a courier as typed. */
export interface TypedCourier {
  readonly name: string
  readonly phone: string
  readonly deliveryFee: string
  readonly refusalFee: string
  readonly collectionFee: string
  readonly remittanceDays: string
  readonly withholdsTax: boolean
  readonly withheldTaxRate: string
  /** By governorate, both fees. */
  readonly deliveryIn: readonly string[]
  readonly refusalIn: readonly string[]
  /** The chosen field of each column, empty for none. */
  readonly column: readonly string[]
  readonly separator: string
  readonly decimalSign: string
}

/** An empty field is no fee. */
const fee = z
  .string()
  .transform((typed) => typed || '0')
  .pipe(feeUpTo(maxCourierFee))

export const courierForm = z
  .object({
    name: requiredText(maxCourierName),
    phone: optional(phone),
    deliveryFee: fee,
    refusalFee: fee,
    collectionFee: fee,
    remittanceDays: parsed(parseDays, 'days', 'required'),
    withholdsTax: z.boolean(),
    withheldTaxRate: parsed(parsePercentage, 'percentage', 'required'),
    deliveryIn: z.array(optional(fee)),
    refusalIn: z.array(optional(fee)),
    column: z
      .array(z.string())
      .transform((chosen) => csvFields.filter((field) => chosen.includes(field)).sort(inOrderOf(chosen)))
      .refine((columns) => columns.length > 0, 'required'),
    separator: oneOf(csvSeparators),
    decimalSign: oneOf(decimalSigns),
  })
  .refine(({ separator, decimalSign }) => separator !== decimalSign, { path: ['decimalSign'], message: 'required' })
  .transform(
    ({ deliveryIn, refusalIn, column, separator, decimalSign, withheldTaxRate, ...fields }): CourierDraft => ({
      ...{ ...withoutAbsent(fields), withheldTaxBasisPoints: withheldTaxRate },
      feesByGovernorate: governorates.flatMap((governorate, index): GovernorateFees[] => {
        const [deliveryFee, refusalFee] = [deliveryIn[index], refusalIn[index]]
        if (deliveryFee === undefined && refusalFee === undefined) return []
        const { deliveryFee: ofAll, refusalFee: refusalOfAll } = fields
        return [{ governorate, deliveryFee: deliveryFee ?? ofAll, refusalFee: refusalFee ?? refusalOfAll }]
      }),
      csv: { columns: column, separator, decimalSign },
    }),
  )

const sentCourier = z.object({
  ...{ name: plainLine, phone: plainLine, deliveryFee: plainLine, refusalFee: plainLine, collectionFee: plainLine },
  ...{ withholdsTax: isSent, withheldTaxRate: plainLine },
  ...{ remittanceDays: plainLine, deliveryIn: rawTexts, refusalIn: rawTexts, column: rawTexts },
  ...{ separator: rawText, decimalSign: rawText },
})

export type CourierFieldErrors = BackofficeFieldErrors<keyof TypedCourier>

/** Reads the form of a courier. What was typed is shown again beside errors. */
export function readCourierForm(form: FormData) {
  const sent = readFields(sentCourier, form)
  const typed = {
    ...sent,
    deliveryIn: governorates.map((_, index) => (sent.deliveryIn[index] ?? '').trim()),
    refusalIn: governorates.map((_, index) => (sent.refusalIn[index] ?? '').trim()),
    column: sent.column.slice(0, csvFields.length),
  }
  return { typed, ...checkForm(courierForm, typed) }
}

/** Returns the fields of a courier, those of a new one by default. */
export function typedCourierOf(courier?: Courier): TypedCourier {
  const feeOf = (amount: Millimes) => String(toDinars(amount))
  const feesIn = (fee: 'deliveryFee' | 'refusalFee') =>
    governorates.map((governorate) => {
      const own = courier?.feesByGovernorate.find((entry) => entry.governorate === governorate)
      return own ? feeOf(own[fee]) : ''
    })
  return {
    name: courier?.name ?? '',
    phone: courier?.phone ?? '',
    deliveryFee: courier ? feeOf(courier.deliveryFee) : '',
    refusalFee: courier ? feeOf(courier.refusalFee) : '',
    collectionFee: courier ? feeOf(courier.collectionFee) : '',
    remittanceDays: String(courier?.remittanceDays ?? 7),
    withholdsTax: courier?.withholdsTax ?? false,
    withheldTaxRate: percentageText(courier?.withheldTaxBasisPoints ?? usualWithheldTax),
    deliveryIn: feesIn('deliveryFee'),
    refusalIn: feesIn('refusalFee'),
    column: courier?.csv.columns ?? csvFields,
    separator: courier?.csv.separator ?? ';',
    decimalSign: courier?.csv.decimalSign ?? ',',
  }
}

function parseDays(typed: string): number | undefined {
  const text = latinDigits(typed)
  return /^\d{1,2}$/.test(text) && Number(text) <= maxRemittanceDays ? Number(text) : undefined
}

function inOrderOf(chosen: readonly string[]) {
  return (one: string, other: string) => chosen.indexOf(one) - chosen.indexOf(other)
}
