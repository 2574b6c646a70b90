import type { Catalog } from '../../catalog.ts'
import type { customerTextsMessages as english } from '../../en/backoffice/customer-texts.ts'
import { isolate } from '../../isolate.ts'

export const customerTextsMessages: Catalog<typeof english> = {
  title: 'نصوص للحريف',
  names: {
    'call-script': 'ما يقال في الهاتف',
    confirmation: 'طلب التأكيد',
    'not-reached': 'تعذر الاتصال',
    'on-its-way': 'في الطريق',
    'at-the-door': 'أمام الباب',
    'return-agreed': 'إرجاع متفق عليه',
    review: 'طلب رأي',
  },
  channels: { whatsapp: 'واتساب', sms: 'رسالة قصيرة', messenger: 'ماسنجر' },
  sendBy: (channel, name) => `${channel}: ${name}`,
  open: 'النص للنسخ وتسجيل الإرسال',
  copy: 'نسخ النص',
  copied: 'تم النسخ',
  noteSent: 'أُرسل عبر',
  sent: (channel, moment) => `أُرسل عبر ${channel}، ${isolate('rtl', moment)}`,
  entry: (name, channel) => `أُرسل النص «${name}» عبر ${channel}`,
  landline: 'هذا رقم هاتف قار، ولا تصله الرسائل.',
  settings: {
    hint: 'تعوض هذه الكلمات بما في الطلب:',
    placeholders: {
      customer: 'اسم الحريف',
      shop: 'اسم المتجر',
      number: 'رقم الطلب',
      pieces: 'القطع',
      payment: 'المبلغ المطلوب وطريقة دفعه',
      total: 'المجموع مع التوصيل',
      address: 'العنوان',
      hours: 'مدة التوصيل الموعودة، من مكالمتنا',
      phone: 'هاتف المتجر',
      page: 'صفحة القطعة الأولى',
      confirm: 'رابط لتأكيد الطلب بنقرة',
    },
    empty: 'إذا تُركت الخانة فارغة يعود نصنا.',
    preview: 'مع طلب كمثال',
  },
}
