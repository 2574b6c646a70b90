import { supplies } from '#domain/supply.ts'
import type { FieldTable, TranslatedOf, ValuesOf } from './field.ts'

/** The fields of a product that visitors see. Lengths are in millimeters, weights in grams. */
export const publicProductFields = {
  name: { column: 'name', kind: 'line', maxLength: 120, isTranslated: true, isRequired: true },
  storeId: { column: 'store_id', kind: 'id', isRequired: true },
  category: { column: 'category', kind: 'category', isRequired: true },
  /** The maker's number or word for it. */
  model: { column: 'model', kind: 'line', maxLength: 60, isTranslated: false, isRequired: false },
  regularPrice: { column: 'regular_price_millimes', kind: 'price', isRequired: true },
  description: { column: 'description', kind: 'paragraphs', maxLength: 5000, isTranslated: true, isRequired: false },
  mainColor: { column: 'main_color', kind: 'line', maxLength: 40, isTranslated: true, isRequired: false },
  widthMillimeters: { column: 'width_millimeters', kind: 'millimeters', isRequired: false },
  heightMillimeters: { column: 'height_millimeters', kind: 'millimeters', isRequired: false },
  weightGrams: { column: 'weight_grams', kind: 'grams', isRequired: false },
  /** Without it the product is in stock. */
  supply: { column: 'supply', kind: 'choice', choices: supplies, isRequired: false },
  /** Working days in which it is made to order. */
  preparationDays: { column: 'preparation_days', kind: 'count', min: 1, max: 60, isRequired: false },
  /** How many pieces are made to order a week, from Monday to Sunday. */
  weeklyLimit: { column: 'weekly_limit', kind: 'count', min: 1, max: 100, isRequired: false },
} as const satisfies FieldTable

/** The fields of a product that only the back office sees. Visitors see the price in force. */
export const officeProductFields = {
  promotionalPrice: { column: 'promotional_price_millimes', kind: 'price', isRequired: false },
  /** The days of the promotional price, both included; without them it applies always. */
  promotionFirstDay: { column: 'promotion_starts_at', kind: 'first day', isRequired: false },
  promotionLastDay: { column: 'promotion_ends_at', kind: 'last day', isRequired: false },
  /** A size with so many pieces or fewer is low; without it, as the setting says. */
  lowStock: { column: 'low_stock', kind: 'count', min: 1, max: 1000, isRequired: false },
} as const satisfies FieldTable

/**
 * The plain fields of a product. Sizes, colors, pictures and translations come on top of them. From this table follow
 * what is selected and written, drafts, forms, the audit log and exports; its texts reach the search in
 * `texts_of_product`.
 */
export const productFields = { ...publicProductFields, ...officeProductFields }

export type ProductField = keyof typeof productFields

export type ProductText = TranslatedOf<typeof productFields>

/** As they were written. */
export type ProductValues = ValuesOf<typeof productFields>
