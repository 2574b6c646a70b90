import { type EditableShopProfile, originalShopProfile } from './shop-profile.ts'

/** Used until an owner edits it, and when the database is unavailable. */
export const defaultShopProfile: EditableShopProfile = {
  ...originalShopProfile,
  translations: {
    fr: {
      tagline: 'Fait main en Tunisie, livré chez vous.',
      legalName: 'Hirfa, la boutique en ligne des artisans tunisiens',
      street: '24, avenue Habib Thameur',
      city: 'Nabeul',
    },
    ar: {
      tagline: 'صُنع باليد في تونس، ويصل إلى باب البيت.',
      legalName: 'حرفة، متجر الحرفيين التونسيين',
      street: '24 شارع الحبيب ثامر',
      city: 'نابل',
    },
  },
}
