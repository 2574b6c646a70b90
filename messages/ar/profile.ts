import { arabicPieces } from '../arabic-counts.ts'
import type { Catalog } from '../catalog.ts'
import type { profileMessages as english } from '../en/profile.ts'
import { isolate } from '../isolate.ts'

export const profileMessages: Catalog<typeof english> = {
  title: 'صفحتي',
  description: 'القطع التي تهمك.',
  favorites: 'المفضلة',
  count: arabicPieces,
  onlyHere: 'محفوظة في هذا المتصفح فقط: دون حساب، ولا يراها غيرك. ومسح بيانات المتصفح يمسحها أيضا.',
  priceThen: 'تعذر الوصول إلى المتجر الآن: هذه الأسعار تعود إلى وقت إضافة القطع إلى المفضلة.',
  priceWas: (price) => `${isolate('rtl', price)} عند إضافتها إلى المفضلة`,
  gone: 'لم تعد معروضة للبيع',
  share: 'مشاركة هذه القطع',
  shareTitle: 'قطع أعجبتني',
  shareLink: 'نسخ هذا الرابط',
  linkCopied: 'نُسخ الرابط. من يفتحه يرى هذه القطع بأسعارها الحالية.',
  linkHasFirst: (max) => `يضم الرابط أول ${max} قطعة.`,
  empty: 'المفضلة فارغة',
  emptyText: 'عند الضغط على القلب في قطعة أعجبتك، تُحفظ هنا.',
  toShop: 'تصفح المتجر',
}
