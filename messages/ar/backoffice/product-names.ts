import type { Catalog } from '../../catalog.ts'
import type { productNamesMessages as english } from '../../en/backoffice/product-names.ts'

export const productNamesMessages: Catalog<typeof english> = {
  add: 'إضافة منتج',
  issues: {
    retired: 'مسحوب',
    'store-retired': 'الورشة مسحوبة',
    'sold-out': 'نفد',
    'without-picture': 'بلا صورة',
    'without-description': 'بلا وصف',
  },
  pasteRows: 'لصق من جدول',
}
