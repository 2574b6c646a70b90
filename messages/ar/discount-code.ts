import type { Catalog } from '../catalog.ts'
import type { discountCodeMessages as english } from '../en/discount-code.ts'
import { isolate } from '../isolate.ts'

export const discountCodeMessages: Catalog<typeof english> = {
  question: 'هل لديك رمز تخفيض؟',
  field: 'رمز التخفيض',
  apply: 'تطبيق',
  applied: (code) => `المجموع يشمل التخفيض بالرمز ${isolate('rtl', code)}.`,
  remove: 'إزالة الرمز',
  removed: 'أُزيل الرمز.',
  minimum: (amount) => `هذا الرمز لقطع ثمنها ${isolate('rtl', amount)} على الأقل.`,
  refusals: {
    unknown: 'هذا الرمز غير معروف. يرجى التثبت من كتابته.',
    ended: 'انتهت صلاحية هذا الرمز.',
    'used-up': 'استُنفد هذا الرمز.',
    'used-by-phone': 'سبق استعمال هذا الرمز مع رقم هاتفك.',
    'not-first-order': 'هذا الرمز للطلب الأول فقط.',
    'not-for-these': 'هذا الرمز لا يشمل هذه القطع.',
    'no-gain': 'هذا الرمز لا يخفض ثمن طلبك، لذلك لم يُستعمل.',
    'too-many-tries': 'جُربت رموز خاطئة كثيرة من هنا. يرجى إعادة المحاولة بعد حين.',
  },
  unreachable: 'تعذر الوصول إلى المتجر. يرجى إعادة المحاولة.',
  notOrdered: (total) =>
    `لم يُسجل أي طلب. المجموع دون الرمز ${isolate('rtl', total)}. في حال الموافقة، يرجى إرسال الطلب من جديد.`,
}
