import type { Governorate } from '#domain/geography/governorate.ts'
import { dinars, type Millimes } from '#domain/money.ts'
import type { Phone } from '#domain/phone.ts'

/** What an owner enters about a courier. */
export interface CourierDraft extends CourierFees {
  readonly name: string
  readonly phone?: Phone
  /** Where they differ from the fees of the courier. */
  readonly feesByGovernorate: readonly GovernorateFees[]
  /** Days from a delivery until its cash is due. */
  readonly remittanceDays: number
  /** Whether it keeps a part of what customers pay, as tax on account of the shop. */
  readonly withholdsTax: boolean
  /** That part, in hundredths of a percent. */
  readonly withheldTaxBasisPoints: number
  readonly csv: CsvLayout
}

/** What a courier takes for a parcel. */
export interface CourierFees {
  /** For a parcel that is delivered. */
  readonly deliveryFee: Millimes
  /** For a parcel that comes back. */
  readonly refusalFee: Millimes
  /** For collecting the cash of a parcel. */
  readonly collectionFee: Millimes
}

export interface GovernorateFees extends Omit<CourierFees, 'collectionFee'> {
  readonly governorate: Governorate
}

export interface Courier extends CourierDraft {
  readonly id: number
  /** Somebody of the shop, who holds the cash of the parcels that the shop brings itself. */
  readonly isOwn?: true
  /** The payment gateway: it takes no parcels, so it is retired from the beginning. */
  readonly isGateway?: true
  /** Grows with every edit. */
  readonly version: number
  readonly retiredAt?: Date
}

/** What a column of a courier's file can hold. */
export const csvFields = [
  'number',
  'customer',
  'phone',
  'governorate',
  'city',
  'address',
  'amount',
  'pieces',
  'contents',
  'note',
] as const

export type CsvField = (typeof csvFields)[number]

export const csvSeparators = [',', ';', '\t'] as const

export type CsvSeparator = (typeof csvSeparators)[number]

export const decimalSigns = ['.', ','] as const

export type DecimalSign = (typeof decimalSigns)[number]

/** The file that a courier reads. The separator is another sign than that of decimals. */
export interface CsvLayout {
  readonly columns: readonly CsvField[]
  readonly separator: CsvSeparator
  readonly decimalSign: DecimalSign
}

export const maxCouriers = 50
/** Characters. */
export const maxCourierName = 60
export const maxCourierFee = dinars(1000)
export const maxRemittanceDays = 90
/** Hundredths of a percent: law 2024-48. */
export const usualWithheldTax = 300

/** Returns the fees of a courier for a parcel to a governorate. */
export function feesFor(courier: CourierDraft, governorate: Governorate | undefined): CourierFees {
  const { deliveryFee, refusalFee } =
    courier.feesByGovernorate.find((entry) => entry.governorate === governorate) ?? courier
  return { deliveryFee, refusalFee, collectionFee: courier.collectionFee }
}
