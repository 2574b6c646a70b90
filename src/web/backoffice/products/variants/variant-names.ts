import type { OfficeVariant } from '#domain/catalog/admin/office-variant.ts'
import { choicesOf } from '#domain/orders/order.ts'
import { formatList } from '#web/text/format.ts'

/** The size and the color of a variant, such as `M, Red`; empty for the only variant of a product. */
export function variantName({ sizeName, colorName }: Pick<OfficeVariant, 'sizeName' | 'colorName'>): string {
  return formatList(choicesOf({ sizeName, colorName }))
}
