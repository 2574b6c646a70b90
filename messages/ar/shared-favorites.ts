import { arabicPieces } from '../arabic-counts.ts'
import type { Catalog } from '../catalog.ts'
import type { sharedFavoritesMessages as english } from '../en/shared-favorites.ts'
import { plural } from '../plural.ts'

export const sharedFavoritesMessages: Catalog<typeof english> = {
  title: 'قطع مفضلة أُرسلت إليك',
  description: (count) => `${arabicPieces(count)} من صنع حرفيين تونسيين، بالأسعار الحالية.`,
  intro: 'أرسل إليك أحدهم هذه القطع. الأسعار والكميات المتوفرة هي الحالية.',
  count: arabicPieces,
  add: (count) =>
    plural('ar', count, {
      one: 'إضافة هذه القطعة إلى مفضلتي',
      two: 'إضافة هاتين القطعتين إلى مفضلتي',
      other: `إضافة هذه القطع (${count}) إلى مفضلتي`,
    }),
  added: (count) =>
    plural('ar', count, {
      one: 'أُضيفت قطعة واحدة إلى مفضلتك.',
      two: 'أُضيفت قطعتان إلى مفضلتك.',
      other: `أُضيفت ${arabicPieces(count)} إلى مفضلتك.`,
    }),
  undo: 'تراجع',
  allKept: (count) =>
    plural('ar', count, {
      one: 'هذه القطعة موجودة في مفضلتك.',
      two: 'هاتان القطعتان موجودتان في مفضلتك.',
      other: 'كل هذه القطع موجودة في مفضلتك.',
    }),
  ownFavorites: 'عرض مفضلتي',
  missing: (count) =>
    plural('ar', count, {
      one: 'قطعة واحدة من هذه القائمة لم تعد معروضة للبيع.',
      two: 'قطعتان من هذه القائمة لم تعودا معروضتين للبيع.',
      other: `${arabicPieces(count)} من هذه القائمة لم تعد معروضة للبيع.`,
    }),
  cut: (max) => `في الرابط أكثر من ${max} قطعة. هذه أول ${max} قطعة.`,
  empty: 'لا قطع في هذا الرابط',
  emptyText: 'ربما ينقص جزء من الرابط، أو لم تعد قطعه معروضة للبيع.',
  toShop: 'تصفح المتجر',
  bookmark: 'للاحتفاظ بهذه القائمة، يمكن إضافة الصفحة إلى الإشارات المرجعية.',
}
