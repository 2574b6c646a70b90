import type { Catalog } from '../catalog.ts'
import type { categoryMessages as english } from '../en/categories.ts'

/** Names of the categories, in the storefront and in the back office. */
export const categoryMessages: Catalog<typeof english> = {
  Accessories: 'إكسسوارات',
  bags: 'حقائب وقفاف',
  clothing: 'ملابس',
  Cosmetics: 'مواد تجميل وشموع',
  decor: 'ديكور',
  kids: 'أطفال',
  shoes: 'أحذية',
}
