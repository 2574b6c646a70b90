import type { Catalog } from '../../catalog.ts'
import type { preparationsMessages as english } from '../../en/backoffice/preparations.ts'
import { isolate } from '../../isolate.ts'

export const preparationsMessages: Catalog<typeof english> = {
  title: 'قطع لا يمكن للحرفيين تحضيرها',
  text: 'يُتخذ القرار في صفحة الطلب: تغيير القطع أو إلغاء الطلب أو سؤال الحرفي من جديد.',
  none: 'يمكن للحرفيين تحضير كل ما طُلب.',
  panel: 'عند الحرفيين',
  states: { asked: 'ليست جاهزة بعد', ready: 'جاهزة', cannot: 'لا يمكن تحضيرها' },
  withoutMaker: 'لا أحد يدخل هذه الورشة: يلزم الاتصال بها',
  dueBy: (day) => `قبل نهاية ${day}`,
  late: 'متأخرة',
  markReady: 'القطعة جاهزة',
  askAgain: 'سؤال الحرفي من جديد',
  tell: 'لا تصل الإشعارات إلى هواتف هؤلاء الحرفيين. يمكن إعلامهم:',
  whatsApp: (name, store) => `واتساب إلى ${isolate('rtl', name)}، ${isolate('rtl', store)}`,
  changed: 'تغير الطلب قبل لحظات. يرجى التثبت من جديد.',
  packingList: 'قائمة التحضير',
  packingListText: 'ما هو جاهز، وفي أي ورشة. لا توضع في الطرد.',
}
