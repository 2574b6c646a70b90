import type { Governorate } from '#domain/geography/governorate.ts'

/** The name of the field with the days on the way to a governorate. */
export function transitField(governorate: Governorate): string {
  return `transit-${governorate}`
}
