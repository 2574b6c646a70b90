import type { Catalog } from '../catalog.ts'
import type { trackMessages as english } from '../en/track.ts'
import { isolate } from '../isolate.ts'
import { plural } from '../plural.ts'

export const trackMessages: Catalog<typeof english> = {
  title: 'تتبع طلبك',
  description: 'معرفة تقدم طلبك برقمه ورقم هاتفه.',
  text: 'برقم طلبك ورقم الهاتف الذي قدمته عند الطلب يمكنك معرفة تقدمه.',
  number: 'رقم الطلب',
  numberHint: (example) => `هو في الرسالة المتعلقة بطلبك، وشكله ${isolate('rtl', example)}.`,
  numberError: `لا يبدو هذا رقم طلب صحيحا: الحرف ${isolate('rtl', 'H')} ثم 8 حروف أو أرقام.`,
  phone: 'رقم هاتف الطلب',
  show: 'عرض طلبي',
  sendLink: 'إعادة إرسال رابطي الخاص',
  notFound: (phone) =>
    `لا يوجد طلب بهذا الرقم وهذا الهاتف. يرجى التثبت من كليهما، أو الاتصال بنا على الرقم ${isolate('rtl', phone)}.`,
  linkSent: (phone) =>
    `إن وافقا طلبا له بريد إلكتروني، فقد أرسلنا إليه الرابط، ونفعل ذلك ثلاث مرات في اليوم على الأكثر. إن لم يصل، أو لم يكن للطلب بريد إلكتروني، يرجى الاتصال بنا على الرقم ${isolate('rtl', phone)}.`,
  tooMany: (minutes, phone) => {
    const wait = plural('ar', minutes, {
      zero: 'أقل من دقيقة',
      one: 'دقيقة واحدة',
      two: 'دقيقتين',
      few: `${minutes} دقائق`,
      many: `${minutes} دقيقة`,
      other: `${minutes} دقيقة`,
    })
    return `وردت محاولات كثيرة لهذا الطلب أو من شبكتك. يرجى الانتظار ${wait}، أو الاتصال بنا على الرقم ${isolate('rtl', phone)}. أما الرابط الخاص الذي لديك فيعمل كالعادة.`
  },
  noNumber: 'ليس لديك رقم الطلب؟ يرجى الاتصال بنا:',
  privatePage: 'صفحتك الخاصة',
  privatePageText:
    'هنا يظهر تقدم الطلب فقط. لإلغائه أو لمعرفة وجهته يرجى فتح الرابط الخاص الموجود في الرسالة المتعلقة بطلبك. ويمكننا إعادة إرساله إلى البريد الإلكتروني للطلب.',
  another: 'تتبع طلب آخر',
}
