import type { Catalog } from '../catalog.ts'
import type { stockAlertFormMessages as english } from '../en/stock-alert-form.ts'

export const stockAlertFormMessages: Catalog<typeof english> = {
  heading: 'إعلامي بعودتها',
  summary: { size: 'نفد مقاسك؟', color: 'نفد لونك؟', both: 'نفد مقاسك أو لونك؟' },
  text: 'رسالة واحدة حين تتوفر من جديد، لا غير. ونتأكد أولا برسالة أن الطلب منك.',
  part: { size: 'المقاس', color: 'اللون', both: 'المقاس واللون' },
  email: 'بريدك الإلكتروني',
  placeholder: 'name@example.tn',
  send: 'إعلامي',
  asked: 'رسالة في طريقها إليك. يكفي فتح الرابط الذي فيها لنراسلك عند عودة القطعة.',
  inStock: 'لقد عادت: يكفي تحديث الصفحة لطلبها.',
}
