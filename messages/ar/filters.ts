import { arabicPieces, arabicPiecesAfterNoun } from '../arabic-counts.ts'
import type { Catalog } from '../catalog.ts'
import type { filterMessages as english } from '../en/filters.ts'
import { isolate } from '../isolate.ts'

export const filterMessages: Catalog<typeof english> = {
  title: 'تصفية',
  chosen: (count) => `تصفية (${count})`,
  close: 'إغلاق التصفية',
  apply: 'عرض',
  show: (count) => `عرض ${arabicPiecesAfterNoun(count)}`,
  showMany: (count) => `عرض أكثر من ${arabicPieces(count)}`,
  atLeast: (count) => isolate('rtl', `${count}+`),
  clear: 'مسح الكل',
  price: 'السعر (د.ت)',
  min: 'من',
  max: 'إلى',
  sort: 'الترتيب حسب',
  bestMatch: 'الأنسب',
  sorts: {
    'shop-order': 'ترتيب المتجر',
    newest: 'الأحدث أولا',
    price: 'السعر، من الأدنى إلى الأعلى',
    '-price': 'السعر، من الأعلى إلى الأدنى',
    name: 'الاسم، أبجديا',
  },
}
