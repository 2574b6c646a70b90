import type { Catalog } from '../catalog.ts'
import type { navigationMessages as englishNavigation } from '../en/layout.ts'
import { isolate } from '../isolate.ts'

export const navigationMessages: Catalog<typeof englishNavigation> = {
  label: 'التصفح الرئيسي',
  menu: 'القائمة',
  openMenu: 'فتح القائمة',
  closeMenu: 'إغلاق القائمة',
  home: 'الرئيسية',
  shop: 'المتجر',
  about: 'عن الحرف',
  contact: 'الاتصال بنا',
  subscriptions: 'الاشتراكات',
  favorites: 'المفضلة',
  // The name of a link contains the number that is seen on it, which the singular and the dual of Arabic would not.
  favoritesCount: (count) => `المفضلة: ${count}`,
  makers: 'حرفيونا',
  collaborators: 'شركاؤنا',
  allCategories: 'كل الأصناف',
  language: (name: string) => `اللغة: ${isolate('rtl', name)}`,
  submenuOf: (name) => `${isolate('rtl', name)}: صفحات أخرى`,
  cartEmpty: 'سلتك فارغة',
  cart: (count) => `سلتك: ${count}`,
}
