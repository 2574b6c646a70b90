import { arabicPieces } from '../arabic-counts.ts'
import type { Catalog } from '../catalog.ts'
import type { storeMessages as english } from '../en/store.ts'
import { isolate } from '../isolate.ts'
import { plural } from '../plural.ts'

export const storeMessages: Catalog<typeof english> = {
  instagram: 'إنستغرام',
  facebook: 'فيسبوك',
  follow: (store, network) => `${isolate('rtl', store)} على ${isolate('rtl', network)}`,
  products: arabicPieces,
  seeAll: (count) =>
    plural('ar', count, {
      zero: 'عرض القطع',
      one: 'عرض القطعة الوحيدة',
      two: 'عرض القطعتين',
      few: `عرض القطع كلها (${count})`,
      many: `عرض القطع كلها (${count})`,
      other: `عرض القطع كلها (${count})`,
    }),
  pieces: 'من هذه الورشة',
  closed: (day) => `الورشة مغلقة. العودة يوم ${isolate('rtl', day)}`,
  closedText: 'يمكن مشاهدة كل شيء، والطلب من جديد ابتداء من ذلك اليوم.',
  empty: 'لا تعرض هذه الورشة شيئا للبيع حاليا.',
  others: 'أيد أخرى تصنع أشياء أخرى',
  seeMakers: 'عرض كل الحرفيين',
  seeShop: 'عرض كل المتجر',
}
