import type { Catalog } from '../catalog.ts'
import type { footerMessages as english } from '../en/footer.ts'
import { isolate } from '../isolate.ts'

export const footerMessages: Catalog<typeof english> = {
  contact: 'لزيارتنا أو مراسلتنا',
  quickLinks: 'روابط سريعة',
  forMakers: 'الحرفيون',
  newsletter: 'النشرة',
  newsletterText: 'قطع جديدة وحرفيون جدد، مرة في الأسبوع على الأكثر.',
  facebook: (name) => `${isolate('rtl', name)} على فيسبوك`,
  instagram: (name) => `${isolate('rtl', name)} على إنستغرام`,
  trackOrder: 'تتبع طلبك',
  languages: 'اللغات',
  copyright: (year, name) => `© ${year} ${isolate('rtl', name)}. جميع الحقوق محفوظة.`,
}
