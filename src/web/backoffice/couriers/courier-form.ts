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
import { millimes } from '#domain/money.ts'
import type { BackofficeFieldErrors } from '#web/backoffice/forms/field-props.ts'
import {
  type Codec,
  checkbox,
  each,
  feeUpTo,
  oneOf,
  optional,
  percentage,
  phone,
  plainLine,
  required,
  texts,
  wholeNumber,
  withDefault,
} from '#web/forms/codec.ts'
import { type FormReading, readTyped, type Typed, typedOf, type Values } from '#web/forms/form.ts'
import { withoutAbsent } from '#web/forms/without-absent.ts'

type CsvField = (typeof csvFields)[number]

/** The field of each column of a file, in their order; empty for none. */
const columns: Codec<readonly CsvField[], 'required', readonly string[]> = {
  ...texts,
  sent: (form, name) => texts.sent(form, name).slice(0, csvFields.length),
  decode: (typed) => {
    const chosen = csvFields.filter((field) => typed.includes(field))
    const inOrder = chosen.sort((one, other) => typed.indexOf(one) - typed.indexOf(other))
    return inOrder.length > 0 ? { value: inOrder } : { error: 'required' }
  },
}

/** An empty field is no fee. */
const fee = withDefault(feeUpTo(maxCourierFee), millimes(0))
const feesByGovernorate = each(governorates.length, optional(feeUpTo(maxCourierFee)))

/** The fields of a courier, with both fees of each governorate. */
export const courierForm = {
  name: required(plainLine(maxCourierName)),
  phone: optional(phone),
  ...{ deliveryFee: fee, refusalFee: fee, collectionFee: fee },
  remittanceDays: wholeNumber(maxRemittanceDays, 0, 'days'),
  ...{ withholdsTax: checkbox, withheldTaxBasisPoints: percentage },
  ...{ deliveryIn: feesByGovernorate, refusalIn: feesByGovernorate },
  column: columns,
  separator: oneOf(csvSeparators),
  decimalSign: oneOf(decimalSigns),
}

export type TypedCourier = Typed<typeof courierForm>

export type CourierFieldErrors = BackofficeFieldErrors<keyof typeof courierForm>

/** Reads a courier. */
export function readCourier(typed: TypedCourier): FormReading<CourierDraft, CourierFieldErrors> {
  const reading = readTyped(courierForm, typed, ({ separator, decimalSign }): CourierFieldErrors => {
    return separator !== undefined && String(separator) === decimalSign ? { decimalSign: 'required' } : {}
  })
  return reading.outcome === 'read' ? { ...reading, value: draftOf(reading.value) } : reading
}

function draftOf(values: Values<typeof courierForm>): CourierDraft {
  const { deliveryIn, refusalIn, column, separator, decimalSign, ...fields } = values
  return {
    ...withoutAbsent(fields),
    feesByGovernorate: governorates.flatMap((governorate, index): GovernorateFees[] => {
      const [deliveryFee, refusalFee] = [deliveryIn[index], refusalIn[index]]
      if (deliveryFee === undefined && refusalFee === undefined) return []
      const { deliveryFee: ofAll, refusalFee: refusalOfAll } = fields
      return [{ governorate, deliveryFee: deliveryFee ?? ofAll, refusalFee: refusalFee ?? refusalOfAll }]
    }),
    csv: { columns: column, separator, decimalSign },
  }
}

/** Returns the fields of a courier, those of a new one by default. */
export function typedCourierOf(courier?: Courier): TypedCourier {
  const feesIn = (fee: 'deliveryFee' | 'refusalFee') =>
    governorates.map((code) => courier?.feesByGovernorate.find(({ governorate }) => governorate === code)?.[fee])
  const none = millimes(0)
  const { name = '', phone, deliveryFee = none, refusalFee = none, collectionFee = none } = courier ?? {}
  const { withholdsTax = false, withheldTaxBasisPoints = usualWithheldTax } = courier ?? {}
  const { columns, separator, decimalSign } = courier?.csv ?? { columns: csvFields, separator: ';', decimalSign: ',' }
  const typed = typedOf(courierForm, {
    ...{ name, phone, deliveryFee, refusalFee, collectionFee, remittanceDays: courier?.remittanceDays ?? 7 },
    ...{ withholdsTax, withheldTaxBasisPoints },
    ...{ deliveryIn: feesIn('deliveryFee'), refusalIn: feesIn('refusalFee') },
    ...{ column: columns, separator, decimalSign },
  })
  // Those of a new one are to be thought about.
  return courier ? typed : { ...typed, deliveryFee: '', refusalFee: '', collectionFee: '' }
}
