import type { Catalog } from '../../catalog.ts'
import type { shopProfileFieldNames as english } from '../../en/backoffice/shop-profile-fields.ts'

/** The names of the fields of the shop's details. */
export const shopProfileFieldNames: Catalog<typeof english> = {
  name: 'الاسم',
  nameInArabic: 'الاسم بالعربية',
  tagline: 'العبارة التعريفية',
  legalName: 'البائع',
  street: 'النهج',
  postalCode: 'الترقيم البريدي',
  city: 'المدينة',
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',
  facebookUrl: 'عنوان فيسبوك',
  instagramUrl: 'عنوان إنستغرام',
  locale: 'لغة هذه النصوص',
  translations: 'الترجمات',
}
