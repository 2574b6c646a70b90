import type { Catalog } from '../../catalog.ts'
import type { settingNames as english } from '../../en/backoffice/setting-names.ts'

/** What the settings are called. */
export const settingNames: Catalog<typeof english> = {
  'shop-profile': 'معلومات المتجر',
  'main-language': 'اللغة الرئيسية',
  protection: 'الحماية',
  'rate-limits': 'حدود الزوار',
  'review-limits': 'ما نراجعه أولا',
  'hold-limits': 'المخزون قبل مكالمتنا',
  'customer-texts': 'نصوص للحرفاء',
  'closed-days': 'أيام بلا مكالمات',
  'sale-terms': 'معلوم التوصيل والدفع',
  delivery: 'التوصيل',
  commission: 'عمولة الحرفيين',
  'undo-window': 'التراجع عن المراحل',
  comments: 'التعليقات',
  reviews: 'التقييمات',
  'seller-terms': 'شروط الحرفيين',
  studio: 'الحرفيون',
  submissions: 'القطع الجديدة للحرفيين',
  preparation: 'ما يراه الحرفيون من الحرفاء',
  plans: 'الاشتراكات',
  merchandising: 'واجهة المتجر',
  'web-vitals': 'كم ينتظر الزوار',
  retention: 'مدة حفظ المعطيات',
  returns: 'الإرجاع',
}
