import type { Catalog } from '../catalog.ts'
import type { storeFieldNames as english } from '../en/store-fields.ts'

/** What people call the fields of a store: in forms, in the audit log and in files. */
export const storeFieldNames: Catalog<typeof english> = {
  name: 'الاسم',
  category: 'الصنف',
  description: 'الوصف',
  craft: 'الحرفة',
  town: 'المدينة أو القرية',
  governorate: 'الولاية',
  preparationDays: 'أيام العمل اللازمة لتحضير الطلب',
  logo: 'الشعار',
  cover: 'صورة الغلاف',
  closedFirstDay: 'الإغلاق من',
  closedLastDay: 'الإغلاق إلى غاية',
  closedNote: 'كلمة الإغلاق',
  instagramUrl: 'عنوان إنستغرام',
  facebookUrl: 'عنوان فيسبوك',
  translations: 'الترجمات',
}
