import type { Catalog } from '../../catalog.ts'
import type { secondFactorMessages as english } from '../../en/backoffice/second-factor.ts'
import { plural } from '../../plural.ts'

export const secondFactorMessages: Catalog<typeof english> = {
  title: 'تطبيق المصادقة',
  off: 'مع تطبيق على الهاتف لا يدخل من لا يعرف إلا كلمة السر. يرجى مسح هذا الرمز بأي تطبيق مصادقة.',
  wanted: 'يشترط المتجر أن يكون لكل عضو تطبيق مصادقة قبل العمل هنا. يرجى مسح هذا الرمز بأي تطبيق مصادقة.',
  on: 'يتطلب تسجيل الدخول كلمة السر ورمزا من التطبيق.',
  qrLabel: 'رمز QR لإضافة هذا الحساب إلى تطبيق مصادقة',
  sameDevice: 'فتح التطبيق الموجود على هذا الجهاز',
  byHand: 'أو كتابة هذا المفتاح:',
  code: 'الأرقام الستة الظاهرة في التطبيق',
  add: 'إضافة التطبيق',
  codes: 'الرموز الاحتياطية',
  codesText: 'لليوم الذي يضيع فيه الهاتف: كل رمز يصلح لدخول واحد. يجب كتابتها الآن، فلن تُعرض مرة أخرى.',
  kept: 'الرموز مكتوبة عندي',
  codesLeft: (count) =>
    plural('ar', count, {
      zero: 'لم يبق أي رمز احتياطي.',
      one: 'بقي رمز احتياطي واحد.',
      two: 'بقي رمزان احتياطيان.',
      few: `بقيت ${count} رموز احتياطية.`,
      many: `بقي ${count} رمزا احتياطيا.`,
      other: `بقي ${count} رمز احتياطي.`,
    }),
  remove: 'حذف التطبيق',
  wrongCode: 'هذا ليس رمز هذه اللحظة. يرجى التثبت من ساعة الهاتف وتجربة الرمز التالي.',
}
