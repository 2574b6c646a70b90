import type { Catalog } from '../../catalog.ts'
import type { customerRequestsMessages as english } from '../../en/backoffice/customer-requests.ts'
import { isolate } from '../../isolate.ts'

export const customerRequestsMessages: Catalog<typeof english> = {
  title: 'من الحريف',
  kinds: {
    confirmed: 'أكد الطلب برابط',
    'call-time': 'يرغب في مكالمة في وقت محدد',
    corrected: 'صحح الهاتف أو العنوان',
    'come-again': 'لم يكن في البيت: على عون التوصيل أن يعود',
    message: 'كتب رسالة',
    canceled: 'ألغى الطلب',
  },
  channels: { email: 'من البريد الإلكتروني', text: 'من الرسالة المرسلة إلى الهاتف' },
  oldPhone: 'الهاتف السابق:',
  oldAddress: 'العنوان السابق:',
  correctedHint: 'قد يمرر رابط الطلب إلى شخص آخر: يرجى الاتصال بالرقم القديم أيضا عند الشك.',
  readMessage: 'قراءة الرسالة',
  settle: 'تمت المعالجة',
  settledBy: (who, moment) => `عالجه ${isolate('rtl', who)}، ${moment}`,
  correctedMeanwhile: 'صحح الحريف معطيات التوصيل قبل قليل. يرجى قراءة المعطيات الجديدة عليه قبل التأكيد.',
}
