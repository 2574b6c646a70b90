import type { Catalog } from '../catalog.ts'
import { arabicDays } from '../days.ts'
import type { productMessages as english } from '../en/product.ts'
import { isolate } from '../isolate.ts'
import { plural } from '../plural.ts'

export const productMessages: Catalog<typeof english> = {
  titleOf: (name, store) => `${isolate('rtl', name)}، من صنع ${isolate('rtl', store)}`,
  titleWithPrice: (title, price) => `${title}، ${isolate('rtl', price)}`,
  pictures: (name) => `صور ${isolate('rtl', name)}`,
  pictureOf: (position, count) => `الصورة ${position} من ${count}`,
  position: (position, count) => `${position} من ${count}`,
  enlarge: 'تكبير الصورة',

  inStock: 'متوفر',
  onlyLeft: (count) =>
    plural('ar', count, {
      zero: 'نفدت الكمية',
      one: 'بقيت قطعة واحدة فقط',
      two: 'بقيت قطعتان فقط',
      few: `بقيت ${count} قطع فقط`,
      many: `بقيت ${count} قطعة فقط`,
      other: `بقيت ${count} قطعة فقط`,
    }),
  soldOut: 'نفدت الكمية',
  soldOutInSize: 'نفد في هذا المقاس',
  soldOutInColor: 'نفد في هذا اللون',
  notInSize: 'غير موجود في هذا المقاس',
  notInColor: 'غير موجود في هذا اللون',
  notMade: 'غير متوفرة',
  size: 'المقاس',
  sizeStock: (count) =>
    plural('ar', count, {
      zero: 'نفدت الكمية',
      one: 'قطعة واحدة متوفرة',
      two: 'قطعتان متوفرتان',
      few: `${count} قطع متوفرة`,
      many: `${count} قطعة متوفرة`,
      other: `${count} قطعة متوفرة`,
    }),
  sizeStockAtLeast: (count) =>
    plural('ar', count, {
      zero: 'متوفر',
      one: 'قطعة على الأقل',
      two: 'قطعتان على الأقل',
      few: `${count} قطع على الأقل`,
      many: `${count} قطعة على الأقل`,
      other: `${count} قطعة على الأقل`,
    }),
  /** For screen readers, which would read the two stacked parts as one word. */
  sizeWithStock: (size, stock) => `${isolate('rtl', size)}، ${stock}`,
  sizeMissing: 'يرجى اختيار المقاس أولا.',
  color: 'اللون',
  quantity: 'الكمية',
  fewer: 'إنقاص قطعة',
  more: 'زيادة قطعة',
  beyondStock: (stock) =>
    plural('ar', stock, {
      zero: 'نفدت الكمية.',
      one: 'لا تتوفر منها إلا قطعة واحدة.',
      two: 'لا تتوفر منها إلا قطعتان.',
      few: `لا تتوفر منها إلا ${stock} قطع.`,
      many: `لا تتوفر منها إلا ${stock} قطعة.`,
      other: `لا تتوفر منها إلا ${stock} قطعة.`,
    }),
  beyondStockWithCart: (stock, inCart) => {
    const inYourCart = plural('ar', inCart, {
      zero: 'وليس في سلتك منها شيء',
      one: 'وفي سلتك واحدة منها',
      two: 'وفي سلتك اثنتان منها',
      few: `وفي سلتك ${inCart} منها`,
      many: `وفي سلتك ${inCart} منها`,
      other: `وفي سلتك ${inCart} منها`,
    })
    return plural('ar', stock, {
      zero: 'نفدت الكمية.',
      one: 'لا تتوفر منها إلا قطعة واحدة، وهي في سلتك.',
      two: `لا تتوفر منها إلا قطعتان، ${inYourCart}.`,
      few: `لا تتوفر منها إلا ${stock} قطع، ${inYourCart}.`,
      many: `لا تتوفر منها إلا ${stock} قطعة، ${inYourCart}.`,
      other: `لا تتوفر منها إلا ${stock} قطعة، ${inYourCart}.`,
    })
  },
  buyBar: 'الشراء',
  buyNow: 'طلب هذه القطعة',
  buyNowText: 'متصفحك لا يشغل جافاسكريبت، فلا سلة ولا مفضلة. هذا الزر يمر بهذه القطعة وحدها إلى إتمام الطلب.',

  deliveryDetails: 'التوصيل والدفع',
  shipping: (price) => `معلوم التوصيل ${isolate('rtl', price)}، إلى أي مكان في تونس`,
  shippingFrom: (price) => `معلوم التوصيل ابتداء من ${isolate('rtl', price)}، حسب الولاية`,
  freeShippingFrom: (price) => `توصيل مجاني ابتداء من ${isolate('rtl', price)}`,
  payment: 'الدفع عند التسليم، حين تكون القطعة بين يديك',
  exchange: (days) => `التبديل في ظرف ${arabicDays(days)} من التسليم`,

  readMore: 'قراءة المزيد',
  showLess: 'عرض أقل',
  about: 'عن هذه القطعة',
  description: 'الوصف',
  madeBy: 'من صنع',

  comments: (count) => `التعليقات (${count})`,
  commentCount: (count) =>
    plural('ar', count, {
      zero: 'إضافة أول تعليق',
      one: 'تعليق واحد',
      two: 'تعليقان',
      few: `${count} تعليقات`,
      many: `${count} تعليقا`,
      other: `${count} تعليق`,
    }),

  goesWith: 'قطع تنسجم معها',
  moreFrom: 'قطع أخرى من',
  seeStore: 'عرض كل قطع الورشة',
}
