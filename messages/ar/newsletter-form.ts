import type { Catalog } from '../catalog.ts'
import type { newsletterFormMessages as english } from '../en/newsletter-form.ts'

export const newsletterFormMessages: Catalog<typeof english> = {
  email: 'بريدك الإلكتروني',
  placeholder: 'name@example.tn',
  send: 'إرسال',
  confirmationSent: 'أرسلنا إليك رسالة. يكفي فتح الرابط الذي فيها ليتم اشتراكك في النشرة.',
  homeHeading: 'رسالة من الورشات',
  homeText: 'القطع الجديدة ومن يصنعها وعرض الأسبوع. مرة في الأسبوع على الأكثر.',
}
