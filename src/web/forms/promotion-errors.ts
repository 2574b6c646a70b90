import type { ProductValues } from '#domain/fields/product-fields.ts'

type Promotion = Pick<ProductValues, 'regularPrice' | 'promotionalPrice' | 'promotionFirstDay' | 'promotionLastDay'>

interface PromotionErrors {
  readonly promotionalPrice?: 'promotion' | 'required'
  readonly promotionLastDay?: 'daysInOrder'
}

/**
 * Returns what is wrong between the fields of a promotion that are valid by themselves. An empty one is undefined, an
 * invalid one absent.
 */
export function promotionErrors(values: Partial<Promotion>): PromotionErrors {
  const { regularPrice, promotionalPrice: price, promotionFirstDay: first, promotionLastDay: last } = values
  const isWithoutPrice = 'promotionalPrice' in values && price === undefined
  return {
    ...(regularPrice !== undefined &&
      price !== undefined &&
      price >= regularPrice && { promotionalPrice: 'promotion' }),
    ...(isWithoutPrice && (first ?? last) !== undefined && { promotionalPrice: 'required' }),
    ...(first !== undefined && last !== undefined && first > last && { promotionLastDay: 'daysInOrder' }),
  }
}
