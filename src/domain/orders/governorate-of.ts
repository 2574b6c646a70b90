import { findGovernorate } from '#domain/geography/find-governorate.ts'
import type { Governorate } from '#domain/geography/governorate.ts'
import type { OrderRequest } from './order.ts'

/**
 * Returns the governorate of a delivery: as entered by staff, otherwise that of the city; undefined for an unknown one.
 */
export function governorateOf({ governorate, city }: OrderRequest['delivery']): Governorate | undefined {
  return governorate ?? findGovernorate(city)
}
