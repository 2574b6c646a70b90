import type { WirePromotion } from '#api/contract/shapes.ts'
import type { WeeklyPromotion } from '#domain/promotions/weekly-promotion.ts'

export function promotionToWire({ product, endsAt }: WeeklyPromotion): WirePromotion {
  return { end_date: endsAt.toISOString(), product_id: product.id }
}
