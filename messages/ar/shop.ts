import { arabicPieces } from '../arabic-counts.ts'
import type { Catalog } from '../catalog.ts'
import type { shopMessages as english } from '../en/shop.ts'
import { isolate } from '../isolate.ts'

export const shopMessages: Catalog<typeof english> = {
  title: 'المتجر',
  description: 'خزف وزرابي وحقائب وحلي وشموع ولعب من صنع أيدي حرفيين تونسيين، والدفع عند التسليم.',
  titleOf: (name) => `${isolate('rtl', name)}: المتجر`,
  filters: 'تصفية',
  category: 'الصنف',
  store: 'الورشة',
  everyStore: 'كل الورشات',
  sort: 'الترتيب حسب',
  sorts: {
    'shop-order': 'ترتيب المتجر',
    newest: 'الأحدث أولا',
    price: 'السعر، من الأدنى إلى الأعلى',
    '-price': 'السعر، من الأعلى إلى الأدنى',
    name: 'الاسم، أبجديا',
  },
  apply: 'عرض',
  pieces: 'القطع',
  results: arabicPieces,
  resultsFor: (count, words) => `${arabicPieces(count)} في نتائج البحث عن «${isolate('rtl', words)}»`,
  manyResultsFor: (count, words) => `${arabicPieces(count)} أو أكثر في نتائج البحث عن «${isolate('rtl', words)}»`,
  activeFilters: 'عوامل التصفية المختارة',
  quoted: (words) => `«${isolate('rtl', words)}»`,
  removeFilter: (name) => `إزالة التصفية حسب ${isolate('rtl', name)}`,
  clearFilters: 'مسح الكل',
  nothingFound: 'لا شيء هنا بعد',
  nothingFoundText: 'لا قطعة توافق كل هذه الشروط. يمكن تقليل عوامل التصفية أو البحث بكلمة أخرى.',
  nearWords: 'ربما كان المقصود',
  inWholeShop: (words) => `«${isolate('rtl', words)}» في كل المتجر`,
  otherCategories: 'أو تصفح صنف آخر',
  categoryLink: (name, pieces) => `${isolate('rtl', name)} (${pieces})`,
  showAll: 'عرض كل القطع',
  pages: 'الصفحات',
  previousPage: 'السابقة',
  nextPage: 'التالية',
  page: (page) => `الصفحة ${page}`,
  titleOfPage: (title, page) => `${isolate('rtl', title)}، الصفحة ${page}`,
  pageOf: (page, last) => `الصفحة ${page} من ${last}`,
}
