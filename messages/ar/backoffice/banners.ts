import type { Catalog } from '../../catalog.ts'
import type { bannersMessages as english } from '../../en/backoffice/banners.ts'
import { isolate } from '../../isolate.ts'

export const bannersMessages: Catalog<typeof english> = {
  title: 'الصفحة الرئيسية',
  text: 'صور الشريط المتحرك والأبواب التي تحته، مع نصوصها وروابطها. الخانة الفارغة تُبقي النص الأصلي للمتجر.',
  carousel: 'الشريط المتحرك',
  tiles: 'أبواب المجموعات',
  slots: {
    'hero-1': 'الصورة الأولى',
    'hero-2': 'الصورة الثانية',
    'hero-3': 'الصورة الثالثة',
    'hero-4': 'الصورة الرابعة',
  },
  picture: 'الصورة',
  alt: 'ما يظهر في الصورة',
  altHint: 'تبقى الخانة فارغة إذا كانت الصورة للزينة فقط.',
  headline: 'العنوان',
  name: 'الاسم',
  words: 'النص',
  tileWordsHint: 'بضع كلمات تحت الاسم. دونها يظهر الاسم وحده.',
  linkLabel: 'نص الزر',
  linkPath: 'وجهة الرابط',
  linkHint: `مسار في المتجر، مثل ${isolate('rtl', '/shop?category=decor')} أو ${isolate('rtl', '/product/12')}.`,
  save: 'حفظ',
  changedMeanwhile: 'حفظ شخص آخر هذا الموضع في الأثناء',
  saved: 'تم الحفظ، ويظهر الآن في الصفحة الرئيسية.',
  seeHome: 'عرض الصفحة الرئيسية',
}
