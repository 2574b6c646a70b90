import type { Catalog } from '../../catalog.ts'
import type {
  errorsMessages as englishErrors,
  layoutMessages as englishLayout,
  listsMessages as englishLists,
  punctuationMessages as englishPunctuation,
  screenProblemsMessages as englishScreenProblems,
  unsavedChangesMessages as englishUnsavedChanges,
} from '../../en/backoffice/layout.ts'
import { isolate } from '../../isolate.ts'
import { plural } from '../../plural.ts'

export const layoutMessages: Catalog<typeof englishLayout> = {
  office: (shopName) => `إدارة ${isolate('rtl', shopName)}`,
  skipToContent: 'الانتقال إلى المحتوى',
  navigation: 'أقسام فضاء الإدارة',
  more: 'المزيد',
  customerLanguage: 'اللغة',
  toShop: 'زيارة المتجر',
  waiting: (count) =>
    plural('ar', count, {
      zero: 'لا مهام في الانتظار',
      one: 'مهمة واحدة في الانتظار',
      two: 'مهمتان في الانتظار',
      few: `${count} مهام في الانتظار`,
      many: `${count} مهمة في الانتظار`,
      other: `${count} مهمة في الانتظار`,
    }),
}

export const punctuationMessages: Catalog<typeof englishPunctuation> = { colon: ': ', becomes: ' ← ' }

export const listsMessages: Catalog<typeof englishLists> = {
  filter: 'تصفية القائمة',
  filters: (count) => (count === 0 ? 'خيارات التصفية' : `خيارات التصفية (${count})`),
  older: 'عرض الأقدم',
  newest: 'العودة إلى الأحدث',
  newer: 'عرض الأحدث',
  oldest: 'العودة إلى الأقدم',
  nothingMore: 'لا شيء آخر في هذه القائمة.',
  search: 'بحث',
  pages: 'الصفحات',
  page: (page, last) => `الصفحة ${page} من ${last}`,
  previousPage: 'السابقة',
  nextPage: 'التالية',
  sortedAs: { ascending: 'ترتيب تصاعدي', descending: 'ترتيب تنازلي' },
  shortcuts: {
    title: 'اختصارات لوحة المفاتيح',
    close: 'إغلاق',
    keys: {
      'j  k': 'السطر التالي والسابق، والأسهم أيضا بعد اختيار سطر',
      Enter: 'فتح السطر',
      x: 'اختيار السطر',
      '/': 'البحث في الإدارة',
      '?': 'عرض هذه الاختصارات',
    },
    turnOn: 'استعمال الاختصارات في هذا المتصفح',
    whyOff: 'يحسن إيقافها عند الإملاء الصوتي: قد تضغط كلمة على مفتاح.',
  },
  sortedBy: 'الترتيب حسب',
}

export const unsavedChangesMessages: Catalog<typeof englishUnsavedChanges> = {
  title: 'المغادرة دون حفظ؟',
  text: 'لم تُحفظ التغييرات في هذه الصفحة بعد.',
  stay: 'البقاء هنا',
  go: 'المغادرة دون حفظ',
  close: 'إغلاق',
}

export const screenProblemsMessages: Catalog<typeof englishScreenProblems> = {
  unsaved: 'لم يرد المتجر، ولا يُعرف هل تم الحفظ أم لا. ما كُتب ما زال هنا: يرجى التثبت قبل إرساله من جديد.',
  stale: 'يتعذر الاتصال بالمتجر الآن. قد تكون المعلومات المعروضة قديمة.',
  'signed-out': 'انتهت جلسة الدخول. ما كُتب ما زال هنا، ويمكن حفظه بعد تسجيل الدخول.',
  signIn: 'تسجيل الدخول في نافذة أخرى',
}

export const errorsMessages: Catalog<typeof englishErrors> = {
  notAllowed: {
    title: 'هذه العملية غير متاحة لهذا الحساب',
    text: 'يرجى التوجه إلى أحد مالكي المتجر، أو تسجيل الدخول بحساب آخر.',
  },
  notFound: { title: 'هذه الصفحة غير موجودة', text: 'قد يكون في العنوان خطأ، أو أن محتوى الصفحة لم يعد موجودا.' },
  tooLong: {
    title: 'هذا أكثر مما يمكن إرساله دفعة واحدة',
    text: 'لم يُحفظ منه شيء. يرجى إرساله على أجزاء أصغر.',
  },
  away: { title: 'فضاء الإدارة متوقف للحظات', text: 'لم يُفقد شيء. يرجى إعادة المحاولة بعد ثوان.' },
  failed: {
    title: 'حدث خلل من جهتنا',
    text: 'يرجى التثبت من حفظ العملية الأخيرة قبل إعادتها.',
  },
  requestId: (id) => `مرجع الخلل في سجل الخادم: ${isolate('rtl', id)}.`,
  again: 'إعادة المحاولة',
  toDashboard: 'إلى صفحة «اليوم»',
}
