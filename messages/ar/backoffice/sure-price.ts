import type { Catalog } from '../../catalog.ts'
import type { surePriceMessages as english } from '../../en/backoffice/sure-price.ts'
import { isolate } from '../../isolate.ts'

export const surePriceMessages: Catalog<typeof english> = {
  sure: (price) => `نعم، السعر ${isolate('rtl', price)} صحيح`,
}
