import type { Catalog } from '../../catalog.ts'
import type { translationsMessages as english } from '../../en/backoffice/translations.ts'
import { isolate } from '../../isolate.ts'
import { plural } from '../../plural.ts'
import { settingNames } from './setting-names.ts'

export const translationsMessages: Catalog<typeof english> = {
  title: 'الترجمات',
  text: 'نصوص المتجر في كل لغة من لغاته. ما لم يُترجم بعد يظهر للزوار باللغة الرئيسية.',
  into: 'لغة الترجمة',
  missing: (count, isMore) =>
    isMore
      ? `أكثر من ${count} في الانتظار`
      : plural('ar', count, {
          zero: 'مكتملة',
          one: 'واحد في الانتظار',
          two: 'اثنان في الانتظار',
          few: `${count} في الانتظار`,
          many: `${count} في الانتظار`,
          other: `${count} في الانتظار`,
        }),
  which: 'تصفية القائمة',
  show: { missing: 'ما تنقصه نصوص', all: 'الكل' },
  kinds: {
    profile: settingNames['shop-profile'],
    product: 'منتج',
    store: 'ورشة',
    banner: 'الصفحة الرئيسية',
    issue: 'عدد من النشرة',
  },
  keys: 'Ctrl + Enter',
  keysDo: 'للحفظ والانتقال إلى النص الفارغ التالي.',
  save: 'حفظ',
  saving: 'جار الحفظ…',
  saved: 'تم الحفظ',
  savedThing: (name) => `تم الحفظ: ${isolate('rtl', name)}.`,
  unsaved: 'لم يُحفظ بعد',
  theirs: 'كتب شخص آخر في الأثناء:',
  theyRemoved: 'حذف شخص آخر هذا النص في الأثناء.',
  saveAgain: 'النص الذي كتبته ما زال في الخانة. يرجى الحفظ من جديد لاعتماده.',
  required: 'لا يمكن أن يبقى هذا النص فارغا.',
  refused: 'لم يُحفظ شيء: أُرسلت النشرة، أو تحمل ورشة أخرى أو مقاس آخر أو لون آخر هذا الاسم.',
  stale: 'هذه الاستمارة قديمة ولا يمكن حفظها. يرجى فتح الصفحة من جديد.',
  nothingMissing: 'لا ينقص شيء في هذه اللغة.',
  nothingHere: 'كُتبت هذه النصوص بهذه اللغة، وتُعدَّل في صفحتها.',
  next: 'عرض المزيد',
  first: 'العودة إلى البداية',
  everything: 'كل الترجمات',
  download: 'تنزيل ملف CSV',
  file: {
    title: 'ترجمات من ملف',
    text: 'يمكن تنزيل النصوص وملء الأعمدة في برنامج جداول ثم إعادة الملف. يظهر أولا ما سيتغير.',
    upload: 'رفع ملف CSV',
    choose: 'ملف CSV',
    paste: 'أو أسطر ملصقة من جدول',
    hint: `يحمل السطر الأول أسماء الأعمدة: ${isolate('rtl', 'key, en, fr, ar')}. الخلية الفارغة تُبقي النص كما هو.`,
    preview: 'عرض ما سيتغير',
    previewHeading: 'ما سيتغير',
    count: (changed, unchanged, wrong, later) =>
      `الأسطر التي تغير نصوصا: ${changed}، والتي لا تغير شيئا: ${unchanged}، والتي لا يمكن استعمالها: ${wrong}${later > 0 ? `، والمؤجلة: ${later}` : ''}.`,
    ignored: (columns) => `أعمدة لم تُقرأ: ${isolate('rtl', columns)}.`,
    line: (line) => `السطر ${line}`,
    isNew: 'جديد',
    problems: {
      'more-cells': 'في السطر خلايا أكثر من أسماء الأعمدة.',
      'unknown-key': 'لا يوجد هذا النص في المتجر.',
      twice: 'هذا المفتاح موجود في سطر سابق.',
      'not-allowed': 'لا يغير هذا النص إلا مالك.',
      later: 'نصوص كثيرة دفعة واحدة: تُحفظ النصوص الأخرى أولا، ثم يُرسل الملف من جديد.',
      'too-long': 'النص طويل جدا.',
      required: 'لا يمكن أن يبقى هذا النص فارغا.',
    },
    save: 'حفظ هذه النصوص',
    saved: (count) => `النصوص التي حُفظت: ${count}.`,
    changedMeanwhile: 'تغيرت هذه النصوص منذ المعاينة ولم يُحفظ شيء. يرجى المعاينة من جديد:',
    refused: (name) =>
      `لم يُحفظ شيء بسبب ${isolate('rtl', name)}: أُرسلت النشرة، أو تحمل ورشة أخرى أو مقاس آخر أو لون آخر هذا الاسم.`,
    notRead: {
      empty: 'لا توجد أسطر تحت أسماء الأعمدة.',
      'without-header': `يجب أن يحمل السطر الأول أسماء الأعمدة: ${isolate('rtl', 'key')} وواحدا على الأقل من ${isolate('rtl', 'en, fr, ar')}.`,
      'too-long': (most) => `العدد الأقصى للأسطر في كل مرة: ${most}.`,
      'not-utf8': `هذا الملف ليس بترميز ${isolate('rtl', 'UTF-8')}. يرجى حفظه بصيغة ${isolate('rtl', 'CSV UTF-8')}.`,
      'too-large': (megabytes) => `ما أُرسل أكبر من ${megabytes} ميغابايت. يرجى تقسيمه على عدة ملفات.`,
      'column-twice': (column) => `العمود ${isolate('rtl', column)} موجود مرتين. يرجى إبقاء واحد منهما.`,
    },
  },
}
