import type { Catalog } from '../catalog.ts'
import type { connectionLostMessages as english } from '../en/connection-lost.ts'

export const connectionLostMessages: Catalog<typeof english> = {
  title: 'تعذر الوصول إلى المتجر',
  text: 'يبدو أن الاتصال بالإنترنت قد انقطع. سلتك محفوظة في متصفحك، وستظهر هذه الصفحة عند عودة الاتصال.',
  reload: 'إعادة المحاولة',
  showCached: 'عرض الصفحات المحفوظة هنا',
  backHome: 'العودة إلى الصفحة الرئيسية',
  toShop: 'تصفح المتجر',
}
