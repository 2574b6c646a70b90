import type { Catalog } from '../catalog.ts'
import type { contactMessages as english } from '../en/contact.ts'
import { isolate } from '../isolate.ts'

export const contactMessages: Catalog<typeof english> = {
  title: 'الاتصال بنا',
  description: (city) => `لمراسلة القائمين على المتجر أو الاتصال بهم هاتفيا أو زيارتهم في ${isolate('rtl', city)}.`,
  heading: 'لمراسلتنا',
  text: 'سؤال عن قطعة، أو طلب في الطريق، أو هدية يصعب اختيارها: كل رسالة يقرؤها شخص ويجيب عنها.',
  name: 'اسمك',
  email: 'بريدك الإلكتروني',
  message: 'رسالتك',
  messageHint: 'إذا كان السؤال يخص طلبا، فذكر رقمه يساعدنا على إيجاده.',
  send: 'إرسال الرسالة',
  keptOnlyToAnswer: 'نحتفظ برسالتك وعنوانك للرد عليك لا غير.',
  personalData: 'كيف نحفظ المعطيات الشخصية',
  sent: 'شكرا، لقد وصلتنا رسالتك. سنرد عليك على العنوان الذي ذكرته.',
  notSent: 'لم تُرسل الرسالة. يرجى التثبت من الخانات المشار إليها.',
  findUs: 'أين نوجد',
  address: 'العنوان',
  phone: 'الهاتف',
  shopEmail: 'البريد الإلكتروني',
  facebook: 'فيسبوك',
  instagram: 'إنستغرام',
  onFacebook: (name) => `${isolate('rtl', name)} على فيسبوك`,
  onInstagram: (name) => `${isolate('rtl', name)} على إنستغرام`,
  forMakers: 'هل لديك حرفة يدوية؟',
  forMakersText: 'لاشتراكات الحرفيين والورشات الصغيرة صفحة خاصة بها.',
  seePlans: 'عرض الاشتراكات',
}
