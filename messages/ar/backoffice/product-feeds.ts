import type { Catalog } from '../../catalog.ts'
import type { productFeedsMessages as english } from '../../en/backoffice/product-feeds.ts'
import { isolate } from '../../isolate.ts'
import { plural } from '../../plural.ts'

export const productFeedsMessages: Catalog<typeof english> = {
  text: 'يقرأ Google وMeta (Facebook وInstagram) هذه الملفات ويعرضان منتجات المتجر، لكل منها سعره ورابط إليه.',
  setting: 'مفتوحة أم مغلقة',
  isOpen: 'يمكن أن يقرأ Google وMeta المنتجات',
  categories: 'أسماء الأصناف عند Google وMeta',
  categoriesText: `مسار أو رقم من تصنيف المنتجات لدى Google، مثل ${isolate('rtl', 'Home & Garden > Decor')}. تقرؤه Meta أيضا. إن بقي فارغا اختارا بأنفسهما.`,
  wrongCategory: 'يرجى نسخ مسار أو رقم من قائمة Google بالإنجليزية.',
  theirs: (category) => `حُفظ في الأثناء: ${isolate('rtl', category)}`,
  save: 'حفظ',
  saved: 'تم الحفظ. تتبعه القوائم فورا.',
  invalid: 'لم يُحفظ بعد. يرجى مراجعة الخانات المشار إليها.',
  changedMeanwhile: 'حفظ شخص آخر في الأثناء. لم يضع شيء مما كُتب: تمكن مراجعته ثم الحفظ من جديد.',
  addresses: 'العناوين',
  addressesText:
    'يُضاف العنوان في Google Merchant Center كمصدر منتجات من ملف، وفي Meta Commerce Manager كموجز بيانات. يرجى اختيار لغة الحرفاء وقراءة واحدة في اليوم.',
  targets: { google: 'Google', meta: 'Meta' },
  check: 'ما لا يظهر، ولماذا',
  reader: 'تقرؤها',
  language: 'اللغة',
  parts: (products) => `ملفات من ${products} منتج`,
  part: (part, parts) => `الملف ${part} من ${parts}`,
  counts: (listed, leftOut) =>
    `${plural('ar', listed, { zero: 'لا منتجات في القائمة', one: 'منتج واحد في القائمة', two: 'منتجان في القائمة', few: `${listed} منتجات في القائمة`, many: `${listed} منتجا في القائمة`, other: `${listed} منتج في القائمة` })}، ${plural('ar', leftOut, { zero: 'ولا شيء متروك.', one: 'ومنتج واحد متروك.', two: 'ومنتجان متروكان.', few: `و${leftOut} منتجات متروكة.`, many: `و${leftOut} منتجا متروكا.`, other: `و${leftOut} منتج متروك.` })}`,
  problems: {
    'no-picture': 'لا صورة لها',
    'small-picture': 'الصورة صغيرة جدا',
    'no-description': 'لا وصف لها',
    'other-language': 'الاسم أو الوصف ليس بهذه اللغة',
    capitals: 'كلها بأحرف كبيرة',
    'link-in-description': 'رابط في الوصف',
  },
}
