import type { Catalog } from '../../catalog.ts'
import type { personMessages as english } from '../../en/backoffice/person.ts'
import { isolate } from '../../isolate.ts'
import { plural } from '../../plural.ts'

export const personMessages: Catalog<typeof english> = {
  title: 'معطيات شخص',
  text: 'ما يحفظه المتجر عن شخص، بالهاتف أو البريد الإلكتروني أو رقم الطلب.',
  query: 'الهاتف أو البريد الإلكتروني أو رقم الطلب',
  find: 'بحث',
  unreadable: 'هذا ليس رقم هاتف ولا عنوان بريد إلكتروني ولا رقم طلب.',
  unknownOrder: 'لا يوجد طلب بهذا الرقم.',
  nothing: 'لا توجد معطيات محفوظة لهذا البحث.',
  also: 'البحث أيضا عن',
  newest: (shown, count) => `أحدث ${shown} من ${count}`,
  show: 'عرض',
  answer: 'تسليم أو محو',
  byPhone: 'قد لا يكون صاحب السؤال هو صاحب الطلب. يجب الاتصال بالرقم قبل تسليم أي شيء أو محوه.',
  called: (phone) => `تم الاتصال بالرقم ${isolate('rtl', phone)} والحديث مع هذا الشخص`,
  calledOrder: 'تم الاتصال برقم هذا الطلب والحديث مع هذا الشخص',
  byEmail:
    'يُرسل رابط إلى هذا العنوان. يستطيع من يقرأ رسائل هذا العنوان تنزيل كل هذه المعطيات أو طلب محوها، ولا يلزم أي عمل آخر من جهتنا.',
  sendLink: 'إرسال الرابط',
  download: 'تنزيل كل المعطيات',
  erase: 'محو كل المعطيات',
  eraseSure: 'نعم، محو كل المعطيات',
  eraseText:
    'تُعوض معطيات الاتصال والملاحظات والرسائل بعبارة «(مُحي)». تبقى الطلبات والمبالغ والمخزون. لا يمكن التراجع عن ذلك.',
  notCalled: 'لم يُسلم شيء ولم يُمح شيء: يجب أولا تأكيد الاتصال بالهاتف.',
  erased: (rows) =>
    plural('ar', rows, {
      zero: 'لم يكن هناك شيء محفوظ.',
      one: 'تم محو سطر واحد.',
      two: 'تم محو سطرين.',
      few: `تم محو ${rows} أسطر.`,
      many: `تم محو ${rows} سطرا.`,
      other: `تم محو ${rows} سطر.`,
    }),
  countOf: (table, count) => `${table} (${count})`,
  unsettled: 'لم يُمح شيء بعد. ما يلي ما زال جاريا ويجب إنهاؤه أولا:',
  planRequest: (id) => `طلب الاشتراك ${id}`,
  links: {
    sent: 'الرابط في الطريق.',
    'sent-already': 'أُرسل رابط إلى هذا العنوان خلال الساعة الأخيرة.',
    'no-address': 'لا يوجد عنوان لإرسال الرابط إليه.',
  },
}
