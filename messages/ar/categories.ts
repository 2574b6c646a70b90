import type { Catalog } from '../catalog.ts'
import type { categoryMessages as english } from '../en/categories.ts'

/** Names of the built-in categories and collections, unless an owner writes others. */
export const categoryMessages: Catalog<typeof english> = {
  Accessories: 'إكسسوارات',
  bags: 'حقائب وقفاف',
  clothing: 'ملابس',
  Cosmetics: 'مواد تجميل وشموع',
  decor: 'ديكور',
  kids: 'أطفال',
  shoes: 'أحذية',
  'artisanal-decor-craft': 'ديكور وصناعات تقليدية',
  'handcrafted-accessories': 'إكسسوارات مصنوعة باليد',
  'home-ambiance-essentials': 'أجواء البيت ومستلزماته',
  'kids-room-wonders': 'روائع غرفة الأطفال',
}
