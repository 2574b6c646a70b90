import type { Millimes } from '#domain/money.ts'

/** A variant as the back office sees it, with its names as they were written. */
export interface OfficeVariant {
  readonly id: number
  readonly sizeId: number
  /** Empty for the only size of a product. */
  readonly sizeName: string
  /** Undefined where the pieces of the size are not counted by color. */
  readonly colorId: number | undefined
  readonly colorName: string | undefined
  readonly stock: number
  /** Empty without one. */
  readonly sku: string
  readonly ownPrice: Millimes | undefined
  readonly isRetired: boolean
  /** Whether it is retired while its size and its color are not. */
  readonly isRestorable: boolean
}

/** What can be typed of a variant. */
export type VariantValues = Pick<OfficeVariant, 'stock' | 'sku' | 'ownPrice'>

/** Returns what the audit log calls a variant. */
export function auditedNames({ sizeName, colorName }: Pick<OfficeVariant, 'sizeName' | 'colorName'>) {
  return { size: sizeName, ...(colorName !== undefined && { color: colorName }) }
}
