import type { Catalog } from '../catalog.ts'
import type { commonMessages as english } from '../en/common.ts'
import { isolate } from '../isolate.ts'
import { plural } from '../plural.ts'

export const commonMessages: Catalog<typeof english> = {
  skipToContent: 'المرور إلى المحتوى',
  close: 'إغلاق',
  addToCart: 'إضافة إلى السلة',
  addPieceToCart: (name) => `إضافة إلى السلة: ${isolate('rtl', name)}`,
  chooseSize: 'اختيار المقاس',
  chooseColor: 'اختيار اللون',
  chooseOptions: 'تحديد الخيارات',
  chooseFor: (choice, name) => `${choice}: ${isolate('rtl', name)}`,
  soldOut: 'نفدت الكمية',
  fullyBooked: 'اكتملت طلبات هذا الأسبوع',
  allInCart: (stock) =>
    plural('ar', stock, {
      zero: 'نفدت الكمية.',
      one: 'لا توجد منها إلا قطعة واحدة، وهي في سلتك.',
      two: 'لا توجد منها إلا قطعتان، وهما في سلتك.',
      few: `لا توجد منها إلا ${stock} قطع، وكلها في سلتك.`,
      other: `لا توجد منها إلا ${stock} قطعة، وكلها في سلتك.`,
    }),
  allPlacesInCart: 'في سلتك منها كل ما يمكن طلبه الآن.',
  addToFavorites: (name) => `إضافة ${isolate('rtl', name)} إلى المفضلة`,
  removeFromFavorites: (name) => `إزالة ${isolate('rtl', name)} من المفضلة`,
  from: 'ابتداء من',
  priceBefore: 'السعر قبل التخفيض',
  promotionalPrice: 'السعر بعد التخفيض',
  lowestPrice: 'أدنى سعر خلال 30 يوما قبل التخفيض',
  lowestBefore: (price) => `أدنى سعر خلال 30 يوما قبل التخفيض: ${isolate('rtl', price)}`,
  introductoryPrice: 'سعر الإطلاق',
  discount: (percent) => isolate('rtl', `−${percent}%`),
  breadcrumb: 'مسار الصفحة',
  home: 'الرئيسية',
  homeTitle: (shopName, tagline) => `${isolate('rtl', shopName)}: ${isolate('rtl', tagline)}`,
  country: 'تونس',
}
