import type { Catalog } from '../catalog.ts'
import type { confirmOrderMessages as english } from '../en/confirm-order.ts'
import { isolate } from '../isolate.ts'

export const confirmOrderMessages: Catalog<typeof english> = {
  title: (number) => `الطلب ${isolate('rtl', number)}`,
  button: 'نعم، أؤكد طلبي',
  contact: 'مراسلتنا',
  toShop: 'إلى المتجر',
  open: {
    heading: 'هل تؤكد طلبك؟',
    text: () => 'نقرة واحدة ونبدأ في تحضيره. لا يحدث شيء قبل ذلك.',
  },
  noted: {
    heading: 'شكرا، سجلنا تأكيدك',
    text: (phone) =>
      `لقد أكدت طلبك. نراجعه مرة أخيرة ونتصل بك قبل إرساله، ويمكنك أيضا الاتصال بنا على الرقم ${isolate('rtl', phone)}.`,
  },
  confirmed: {
    heading: 'تم تأكيد طلبك',
    text: (phone) => `الحرفيون يحضرونه. لديك سؤال؟ يرجى الاتصال بنا على الرقم ${isolate('rtl', phone)}.`,
  },
  expired: {
    heading: 'انتهت صلاحية هذا الرابط',
    text: (phone) =>
      `كان صالحا مدة 7 أيام. ما زال طلبك ينتظر التأكيد: يرجى الاتصال بنا على الرقم ${isolate('rtl', phone)}.`,
  },
  over: {
    heading: 'انتهى هذا الطلب',
    text: (phone) =>
      `لم يبق شيء للتأكيد. إذا كنت ما زلت تريد القطع، يرجى الاتصال بنا على الرقم ${isolate('rtl', phone)} أو طلبها من جديد.`,
  },
  unknown: {
    heading: 'هذا الرابط لا يؤدي إلى شيء',
    text: (phone) =>
      `ربما ضاع جزء منه في الطريق، أو صُحح هاتف الطلب أو عنوانه منذ ذلك الحين: عندئذ نتصل بك. رقمنا هو ${isolate('rtl', phone)}.`,
  },
}
