import type { Catalog } from '../../catalog.ts'
import type { teamMessages as english } from '../../en/backoffice/team.ts'
import { isolate } from '../../isolate.ts'
import { plural } from '../../plural.ts'

export const teamMessages: Catalog<typeof english> = {
  title: 'الفريق',
  you: 'هذا حسابك',
  states: { invited: 'دعوة مرسلة، دون كلمة سر بعد', disabled: 'الدخول موقوف' },
  hasApp: 'بتطبيق أو بمفتاح دخول',
  failedSignIns: (count) =>
    plural('ar', count, {
      zero: 'لا محاولات دخول فاشلة في 30 يوما',
      one: 'محاولة دخول فاشلة واحدة في 30 يوما',
      two: 'محاولتا دخول فاشلتان في 30 يوما',
      few: `${count} محاولات دخول فاشلة في 30 يوما`,
      many: `${count} محاولة دخول فاشلة في 30 يوما`,
      other: `${count} محاولة دخول فاشلة في 30 يوما`,
    }),
  actions: {
    disable: 'إيقاف الدخول',
    enable: 'السماح بالدخول',
    'invite-again': 'إرسال الدعوة من جديد',
    'invitation-link': 'رابط للنسخ',
    'forget-app': 'حذف التطبيق ومفاتيح الدخول',
  },
  forgetAppAsked: {
    question: 'يتوقف عمل التطبيق وكل مفاتيح الدخول لهذا الحساب، ويجب إعدادها من جديد.',
    sure: 'نعم، حذفها',
  },
  link: 'يُسلم هذا الرابط إلى الزميل. من يفتحه يختار كلمة السر للحساب، وهو صالح 7 أيام ولا يُعرض إلا الآن.',
  copy: 'نسخ الرابط',
  copied: 'تم النسخ',
  notInvited: 'هذا الحساب لا ينتظر كلمة سر: له واحدة، أو الدخول موقوف.',
  unchanged: 'سبق أن تم ذلك: الحساب كما أردته.',
  oneself: 'لا يمكن فعل هذا بالحساب الشخصي، حتى يبقى للمتجر مالك دائما.',
  known: 'يوجد حساب بهذا العنوان من قبل.',
  folder: 'لا تخرج أي رسالة من هذا الحاسوب: يجد المسؤول التقني رابط الدعوة في مجلد الرسائل.',
  invited: (email) => `رسالة فيها رابط في الطريق إلى ${isolate('rtl', email)}.`,
  invite: 'دعوة زميل أو زميلة',
  name: 'الاسم',
  role: 'الدور',
  inviteButton: 'إرسال الدعوة',
}
