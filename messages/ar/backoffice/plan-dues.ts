import type { Catalog } from '../../catalog.ts'
import type { planDuesMessages as english } from '../../en/backoffice/plan-dues.ts'
import { isolate } from '../../isolate.ts'
import { plural } from '../../plural.ts'

export const planDuesMessages: Catalog<typeof english> = {
  title: 'للدفع مقابل الاشتراك',
  none: 'لم يُطلب أي مبلغ منذ قبول الاشتراك.',
  days: (from, until) => `من ${from} إلى ${until}`,
  payBy: (day) => `للدفع إلى غاية ${day}`,
  overdue: (day) => `متأخر منذ ${day}`,
  waived: 'لا يُدفع:',
  paidOn: (day, means, person) => `دُفع يوم ${day}: ${means}. سجّله ${isolate('rtl', person)}`,
  revoked: (day) => `أُلغي يوم ${day}:`,
  pay: {
    title: 'تسجيل الدفع…',
    save: (amount) => `تسجيل ${amount}`,
    exceeds: (owed) => `لا يستحق الحرفي سوى ${owed}، فلا يمكن خصم هذا المبلغ منه.`,
    'no-store': 'يجب اختيار ورشة الحرفي أولا.',
    'changed-meanwhile': 'سجّل شخص آخر شيئا في الأثناء. هذا ما يسري الآن.',
  },
  waive: { title: 'لا يُدفع هذا المبلغ…', save: 'لا يُدفع هذا المبلغ' },
  ofStore: {
    title: 'ما يسمح به الاشتراك',
    over: (day) => `انتهى الاشتراك يوم ${day}: لا قطع جديدة.`,
    untilOut: (day) => `تبقى الورشة في المتجر إلى غاية ${day}.`,
    out: 'الورشة خارج المتجر إلى أن يسري اشتراك مدفوع.',
    pieces: (pieces, most) =>
      plural('ar', pieces, {
        zero: `لا قطع من ${most}`,
        one: `قطعة واحدة من ${most}`,
        two: `قطعتان من ${most}`,
        few: `${pieces} قطع من ${most}`,
        many: `${pieces} قطعة من ${most}`,
        other: `${pieces} قطعة من ${most}`,
      }),
    photos: (most) =>
      plural('ar', most, {
        zero: 'دون صور',
        one: 'صورة واحدة للقطعة',
        two: 'صورتان للقطعة على الأكثر',
        few: `${most} صور للقطعة على الأكثر`,
        many: `${most} صورة للقطعة على الأكثر`,
        other: `${most} صورة للقطعة على الأكثر`,
      }),
    onHome: 'في الصفحة الرئيسية',
    notOnHome: 'ليست في الصفحة الرئيسية',
    numbers: 'الأرقام في فضاء الحرفي',
    noNumbers: 'دون أرقام في فضاء الحرفي',
  },
  reminder: { title: 'تذكير الحرفي', whatsApp: 'واتساب', text: 'النص' },
}
