import type { Catalog } from '../catalog.ts'
import { arabicDays, arabicTime } from '../days.ts'
import type { successMessages as english } from '../en/success.ts'
import { isolate } from '../isolate.ts'

export const successMessages: Catalog<typeof english> = {
  title: 'تم تسجيل الطلب',
  description: 'وصل طلبك إلى المتجر.',
  heading: 'شكرا!',
  text: 'لقد وصلنا طلبك، وهو يسعد الحرفيين.',
  requestText: 'سنتصل بك أولا: بعد المكالمة تصبح القطع محجوزة لك، ما دامت متوفرة.',
  tooLateText: 'فات وقت تعديل الطلب أو إيقافه: سُجل كما أُرسل. يرجى إخبارنا عند الاتصال بك، أو إلغاؤه في صفحته.',
  number: 'رقم الطلب',
  keepNumber: 'يرجى تسجيله أو تصويره: فهو يفيد عند الاتصال بنا.',
  total: 'المجموع مع التوصيل',
  followOrder: 'متابعة الطلب أو إلغاؤه',
  next: 'المراحل القادمة',
  callTitle: 'نتصل بك هاتفيا',
  call: (phone) =>
    `${phone === undefined ? 'نتصل بك' : `نتصل بك على الرقم ${isolate('rtl', phone)}`} لتأكيد طلبك. ولا يُرسل شيء قبل ذلك.`,
  emailTitle: 'تصلك رسالة إلكترونية',
  email: (email) => `نرسل كل هذه المعلومات إلى ${isolate('rtl', email)}، مع رابط لمتابعة طلبك أو إلغائه.`,
  shipTitle: 'يصلك الطلب إلى باب بيتك',
  ship: (time) => `في ظرف ${arabicTime(time)} من تأكيد طلبك، إلى أي مكان في تونس.`,
  payments: {
    'cash-on-delivery': {
      title: 'الدفع لعون التوصيل',
      text: (total) => `${isolate('rtl', total)} نقدا، عند استلام الطرد.`,
    },
    paypal: {
      title: `الدفع عبر ${isolate('rtl', 'PayPal')}`,
      text: (total) => `يصلك بالبريد الإلكتروني طلب دفع قدره ${isolate('rtl', total)}. لم يُدفع أي شيء بعد.`,
    },
    'bank-card': {
      title: 'الدفع بالبطاقة البنكية',
      text: (total) => `${isolate('rtl', total)} على صفحة طلبك. القطع محجوزة لك أثناء الدفع.`,
    },
  },
  exchange: (days) => `هل من مشكل؟ يمكن التبديل في ظرف ${arabicDays(days)} من التسليم، أو الاتصال بنا:`,
  noOrder: 'لا شيء للعرض هنا',
  noOrderText:
    'يظهر رقم طلبك الأخير هنا مباشرة بعد الطلب، في علامة التبويب نفسها. إن ضاع منك الرقم، يرجى الاتصال بنا: نجد طلبك باسمك.',
  toShop: 'مواصلة التسوق',
  toHome: 'العودة إلى الصفحة الرئيسية',
}
