import { arabicOrders } from '../../arabic-counts.ts'
import type { Catalog } from '../../catalog.ts'
import type { callsMessages as english } from '../../en/backoffice/calls.ts'
import { isolate } from '../../isolate.ts'
import { plural } from '../../plural.ts'

/** A count with its noun, which is in the singular from 100 on and for 0; one and two need no number. */
const of = (one: string, two: string, few: string, many: string, other: string) => (count: number) =>
  plural('ar', count, {
    ...{ one, two, zero: `${count} ${other}` },
    ...{ few: `${count} ${few}`, many: `${count} ${many}`, other: `${count} ${other}` },
  })

export const callsMessages: Catalog<typeof english> = {
  title: 'قائمة المكالمات',
  counts: {
    requests: of(
      'طلب أولي واحد منها، يُتصل به أولا',
      'طلبان أوليان منها، يُتصل بهما أولا',
      'طلبات أولية منها، يُتصل بها أولا',
      'طلبا أوليا منها، يُتصل بها أولا',
      'طلب أولي منها، يُتصل بها أولا',
    ),
    toCallBackNow: of(
      'مكالمة واحدة تُعاد الآن',
      'مكالمتان تُعادان الآن',
      'مكالمات تُعاد الآن',
      'مكالمة تُعاد الآن',
      'مكالمة تُعاد الآن',
    ),
    toCall: of('مكالمة واحدة للتأكيد', 'مكالمتان للتأكيد', 'مكالمات للتأكيد', 'مكالمة للتأكيد', 'مكالمة للتأكيد'),
    later: of(
      'مكالمة واحدة تُعاد لاحقا',
      'مكالمتان تُعادان لاحقا',
      'مكالمات تُعاد لاحقا',
      'مكالمة تُعاد لاحقا',
      'مكالمة تُعاد لاحقا',
    ),
    wrongNumbers: of('رقم خاطئ واحد', 'رقمان خاطئان', 'أرقام خاطئة', 'رقما خاطئا', 'رقم خاطئ'),
  },
  empty: 'لا مكالمات في الانتظار',
  emptyText: 'تظهر الطلبات الجديدة هنا تلقائيا.',
  noneLeft: 'لا توجد الآن بطاقة أخرى لك',
  noneLeftText: 'أُجلت البطاقات الباقية، أو هي عند الزملاء.',
  again: 'من البداية',
  nextCard: 'البطاقة التالية',
  others: 'عند الزملاء',
  with: (person) => `عند ${isolate('rtl', person)}`,
  taken: (person) => `هذه البطاقة عند ${isolate('rtl', person)}، وقد تكون المكالمة جارية.`,
  takeOver: 'أخذ البطاقة',
  call: 'اتصال',
  earlier: 'طلبات أخرى بهذا الرقم',
  earlierCounts: ({ count, delivered, refused }) => `${arabicOrders(count)}: تم تسليم ${delivered} ورُفض ${refused}`,
  calls: 'المكالمات السابقة',
  callBy: (person, moment, outcome) => `${moment}، ${isolate('rtl', person)}: ${outcome}`,
  confirmed: 'تم التأكيد',
  noAnswer: 'لا رد',
  otherTime: 'لا رد: معاودة الاتصال في وقت آخر',
  callBack: {
    soon: 'بعد 30 دقيقة',
    hours: 'بعد 3 ساعات',
    evening: 'على الساعة 18:00',
    tomorrow: 'غدا على الساعة 10:00',
  },
  callBackOn: {
    evening: (day: string) => `${day} على الساعة 18:00`,
    tomorrow: (day: string) => `${day} على الساعة 10:00`,
  },
  wrongNumber: 'رقم خاطئ',
  newNumber: 'الرقم الصحيح، إن كان معروفا',
  recordWrong: 'تسجيل الرقم الخاطئ',
  correct: 'تصحيح العنوان',
  change: 'تغيير القطع',
  saveAndConfirm: 'حفظ وتأكيد',
  cancel: 'إلغاء',
  cancelOrder: 'إلغاء الطلب',
  skip: 'لاحقا: عرض البطاقة التالية',
  note: 'ملاحظة على المكالمة',
  done: (number, outcome) => `${isolate('rtl', number)}: ${outcome}.`,
  settled: 'أنهى شخص آخر هذا الطلب في الأثناء.',
  notKept: (note) => `لم تُحفظ الملاحظة: «${isolate('rtl', note)}»`,
}
