import type { Catalog } from '../../catalog.ts'
import type { promotionMessages as english } from '../../en/backoffice/promotion.ts'
import { isolate } from '../../isolate.ts'

export const promotionMessages: Catalog<typeof english> = {
  title: 'عرض الأسبوع',
  running: 'الآن في الصفحة الرئيسية',
  nothingRuns: 'لا يوجد عرض جار.',
  scheduled: 'العروض المبرمجة',
  nothingScheduled: 'لا يوجد عرض مبرمج.',
  period: (from, to) => `من ${from} إلى ${to} بتوقيت تونس`,
  renews: 'يتجدد كل أسبوع إلى أن يبدأ العرض التالي.',
  price: (price, regular) => `${isolate('rtl', price)} عوضا عن ${isolate('rtl', regular)}`,
  ownPrice: 'بسعره العادي',
  end: 'إنهاء العرض الآن',
  cancel: 'إلغاء العرض',
  edit: 'تغيير السعر أو التواريخ',
  saveEdit: 'حفظ التغيير',
  edited: 'تم التغيير. يبدأ العرض وينتهي تلقائيا.',
  changedMeanwhile:
    'غيّره شخص آخر في الأثناء: في الأعلى ما هو عليه الآن، وفي الأسفل ما كتبته. يرجى الحفظ من جديد لاعتماد ما كتبته.',
  notCanceled: 'غيّره زميل في هذه الأثناء، فبقي كما هو. يرجى قراءته من جديد قبل إيقافه.',
  isGone: 'انتهى هذا العرض أو أُلغي، فلم يتغير شيء.',
  schedule: 'برمجة العرض التالي',
  product: 'المنتج',
  productHint: 'يرجى كتابة جزء من الاسم أو المرجع، ثم الاختيار.',
  search: 'بحث',
  found: 'نتائج البحث',
  choose: 'اختيار…',
  priceField: 'السعر بالدينار',
  priceHint: 'يعود السعر كما كان تلقائيا عند نهاية العرض. إذا بقيت الخانة فارغة، يحتفظ المنتج بسعره.',
  startsAt: 'من (بتوقيت تونس)',
  endsAt: 'إلى (بتوقيت تونس)',
  renewsField: 'تجديد العرض كل أسبوع إلى أن يبدأ العرض التالي',
  save: 'برمجة العرض',
  scheduledNotice: 'تمت البرمجة. يبدأ العرض وينتهي تلقائيا.',
  fieldErrors: {
    'not-on-sale': 'هذا المنتج ليس معروضا للبيع. يرجى اختيار منتج آخر.',
    'ends-before-start': 'نهاية العرض قبل بدايته.',
    'is-over': 'هذه الفترة انتهت.',
    'not-cheaper': (ownPrice) =>
      `هذا ليس تخفيضا: سعر المنتج دون العرض ${isolate('rtl', ownPrice)}. يرجى كتابة سعر أقل، أو ترك الخانة فارغة ليبقى السعر كما هو.`,
    overlaps: (until) => `في هذه الأيام عرض آخر يمتد إلى ${until}.`,
  },
}
