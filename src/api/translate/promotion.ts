import type { WeeklyPromotion } from '#domain/promotions/weekly-promotion.ts'
import type { WirePromotion } from '../contract/shapes.ts'

export function promotionToWire({ product, endsAt }: WeeklyPromotion): WirePromotion {
  return { end_date: endsAt.toISOString(), product_id: product.id }
}
