import type { Catalog } from '../../catalog.ts'
import type { officeOfflineMessages as english } from '../../en/backoffice/offline.ts'
import { isolate } from '../../isolate.ts'
import { plural } from '../../plural.ts'

export const officeOfflineMessages: Catalog<typeof english> = {
  title: 'لا اتصال بالإنترنت',
  text: 'يتعذر الاتصال بالمتجر، وهذه الصفحة غير محفوظة على هذا الجهاز.',
  tryAgain: 'إعادة المحاولة',
  storedPages: 'صفحات محفوظة على هذا الجهاز',
  cachedPage: (time) =>
    `لا اتصال بالإنترنت. هذه نسخة محفوظة من الصفحة (${time}). ملاحظات الطلبات تُرسل لاحقا، أما الباقي فيحتاج إلى الاتصال.`,
  unsentNotes: (count) =>
    plural('ar', count, {
      zero: 'لا ملاحظات في انتظار الإرسال.',
      one: 'ملاحظة واحدة لم تُرسل بعد:',
      two: 'ملاحظتان لم تُرسلا بعد:',
      few: `${count} ملاحظات لم تُرسل بعد:`,
      many: `${count} ملاحظة لم تُرسل بعد:`,
      other: `${count} ملاحظة لم تُرسل بعد:`,
    }),
  unsent: 'لم تُرسل بعد. سيتم إرسالها عند عودة الاتصال.',
  refused: 'لم يقبل المتجر هذه الملاحظة.',
  discard: 'حذفها',
  typedAndSent: (person, typed, sent) => `${isolate('rtl', person)}، كُتبت ${typed} ووصلت ${sent}`,
  tooManyNotes: 'ملاحظات كثيرة تنتظر على هذا الجهاز. يجب استعادة الاتصال قبل إضافة غيرها.',
  signOut: {
    title: 'هل تريد تسجيل الخروج رغم ذلك؟',
    notes: (count) =>
      plural('ar', count, {
        zero: 'لا ملاحظات في انتظار الإرسال.',
        one: 'ملاحظة واحدة لم تُرسل بعد. تسجيل الخروج يحذفها.',
        two: 'ملاحظتان لم تُرسلا بعد. تسجيل الخروج يحذفهما.',
        few: `${count} ملاحظات لم تُرسل بعد. تسجيل الخروج يحذفها.`,
        many: `${count} ملاحظة لم تُرسل بعد. تسجيل الخروج يحذفها.`,
        other: `${count} ملاحظة لم تُرسل بعد. تسجيل الخروج يحذفها.`,
      }),
    drafts: (count) =>
      plural('ar', count, {
        zero: 'لا تعديلات غير محفوظة.',
        one: 'تعديلات على منتج واحد لم تُحفظ. تسجيل الخروج يحذفها.',
        two: 'تعديلات على منتجين لم تُحفظ. تسجيل الخروج يحذفها.',
        few: `تعديلات على ${count} منتجات لم تُحفظ. تسجيل الخروج يحذفها.`,
        many: `تعديلات على ${count} منتجا لم تُحفظ. تسجيل الخروج يحذفها.`,
        other: `تعديلات على ${count} منتج لم تُحفظ. تسجيل الخروج يحذفها.`,
      }),
    stay: 'البقاء',
    go: 'حذف وتسجيل الخروج',
  },
}
