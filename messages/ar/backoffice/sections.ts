import type { Catalog } from '../../catalog.ts'
import type * as english from '../../en/backoffice/sections.ts'

export const sectionsMessages: Catalog<typeof english.sectionsMessages> = {
  dashboard: 'اليوم',
  messages: 'الرسائل',
  comments: 'التعليقات',
  reviews: 'التقييمات',
  planRequests: 'الاشتراكات',
  newsletter: 'النشرة',
  emails: 'البريد',
  auditLog: 'السجل',
  reports: 'الأرقام',
  products: 'المنتجات',
  calls: 'المكالمات',
  orders: 'الطلبات',
  customers: 'الحرفاء',
  statements: 'كشوف الحرفيين',
  couriers: 'أعوان التوصيل',
  returns: 'الإرجاع',
  promotion: 'العرض',
  categories: 'الأصناف',
  discountCodes: 'رموز التخفيض',
  stores: 'الورشات',
  homePage: 'الصفحة الرئيسية',
  translations: 'الترجمات',
  person: 'معطيات شخص',
  team: 'الفريق',
  settings: 'الإعدادات',
  cash: 'دفتر المال',
  handovers: 'التسليم لعون التوصيل',
  deliveryResults: 'العودة من عند عون التوصيل',
  firstSteps: 'الساعة الأولى',
  productFeeds: 'قوائم المنتجات',
}

export const sectionGroupsMessages: Catalog<typeof english.sectionGroupsMessages> = {
  orders: 'الطلبات',
  catalog: 'المعروضات',
  people: 'الأشخاص',
  shop: 'المتجر',
}
