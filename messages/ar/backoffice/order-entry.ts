import type { Catalog } from '../../catalog.ts'
import type { orderEntryMessages as english } from '../../en/backoffice/order-entry.ts'
import { isolate } from '../../isolate.ts'

/** The form in which staff enter an order. */
export const orderEntryMessages: Catalog<typeof english> = {
  title: 'تسجيل طلب',
  text: 'لمن يطلب بالهاتف أو برسالة أو حضوريا.',
  language: 'لغة الرسائل الموجهة إلى الحريف',
  source: 'المصدر',
  payment: 'الدفع',
  inPerson: 'لا معلوم توصيل للتسليم حضوريا؛ ويمكن ترك الاسم والهاتف والعنوان فارغة.',
  known: (name, place) => `سبق أن طلب بهذا الرقم: ${isolate('rtl', name)}، ${isolate('rtl', place)}.`,
  fillIn: 'ملء الخانات الفارغة',
  filledIn: 'تم الملء. يجب سؤال الحريف هل ما زالت المعطيات صحيحة.',
  isConfirmed: 'تم الاتفاق مع الحريف: لا حاجة إلى مكالمة',
  isHandedOver: 'سُلّم ودُفع نقدا الآن',
  ask: 'حساب المجموع',
}
