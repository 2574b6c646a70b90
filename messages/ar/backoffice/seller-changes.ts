import type { Catalog } from '../../catalog.ts'
import type { sellerChangesMessages as english } from '../../en/backoffice/seller-changes.ts'

export const sellerChangesMessages: Catalog<typeof english> = {
  title: 'غيّره الحرفيون',
  text: 'ما يغيّره الحرفيون في قطعهم يظهر في المتجر فورا. هنا ما كان وما صار.',
  parts: { 'to-see': 'للاطلاع', all: 'الكل مع المخزون' },
  none: 'لا يوجد تغيير للاطلاع عليه.',
  noneYet: 'لم يغيّر أي حرفي قطعة بعد.',
  store: 'الورشة',
  everyStore: 'كل الورشات',
  seen: 'اطلعت عليها',
  done: 'تم الاطلاع على هذه التغييرات.',
}
