import type { Catalog } from '../catalog.ts'
import type { productFieldNames as english } from '../en/product-fields.ts'

/** What people call the fields of a product: on its page, in forms, in the audit log and in files. */
export const productFieldNames: Catalog<typeof english> = {
  pictures: 'الصور',
  name: 'الاسم',
  storeId: 'الورشة',
  category: 'الصنف',
  model: 'المرجع',
  regularPrice: 'السعر',
  promotionalPrice: 'السعر بعد التخفيض',
  promotionFirstDay: 'بداية التخفيض',
  promotionLastDay: 'نهاية التخفيض',
  description: 'الوصف',
  translations: 'الترجمات',
  sizes: 'المقاسات',
  colors: 'الألوان',
  mainColor: 'اللون الرئيسي',
  widthMillimeters: 'العرض',
  heightMillimeters: 'الارتفاع أو الطول',
  weightGrams: 'الوزن',
  supply: 'التوفر',
  preparationDays: 'أيام الصنع',
  weeklyLimit: 'أقصى عدد من القطع في الأسبوع',
  lowStock: 'المخزون منخفض ابتداء من',
}
