import type { Governorate } from '#domain/geography/governorate.ts'

/** The name of the field with the delivery fee of a governorate. */
export function feeField(governorate: Governorate): string {
  return `fee-${governorate}`
}
