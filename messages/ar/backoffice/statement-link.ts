import type { Catalog } from '../../catalog.ts'
import type { statementLinkMessages as english } from '../../en/backoffice/statement-link.ts'
import { isolate } from '../../isolate.ts'

export const statementLinkMessages: Catalog<typeof english> = {
  title: (store) => `إرسال الكشف: ${isolate('rtl', store)}`,
  text: (month) =>
    `يُظهر الرابط ${isolate('rtl', month)} مع قطعه ولا شيء غيره، لمدة 90 يوما، لكل من لديه. الرابط الجديد يلغي السابق.`,
  make: 'إنشاء الرابط',
  makeNew: 'إنشاء رابط جديد',
  works: (day) => `يوجد رابط صالح إلى يوم ${day}.`,
  revoke: 'إلغاء الرابط',
  created: 'الرابط',
  once: 'يظهر الآن فقط. يمكن نسخه أو إرساله.',
  noPhone: 'لا يوجد رقم هاتف للحرفي. يمكن نسخ النص أو كتابة الرقم في بطاقة الورشة.',
  inFuture: 'لم يبدأ هذا الشهر بعد.',
}
