import type { Catalog } from '../catalog.ts'
import type { offlineMessages as english } from '../en/offline.ts'

export const offlineMessages: Catalog<typeof english> = {
  title: 'أنت الآن دون اتصال بالإنترنت',
  text: 'لا اتصال بالمتجر في الوقت الحالي. السلة والمفضلة محفوظتان في هذا المتصفح.',
  tryAgain: 'إعادة المحاولة',
  orCall: 'أو يمكن الاتصال بنا: نسجل الطلبات بالهاتف أيضا.',
  visitedPages: 'صفحات زرتها مؤخرا',
  /** `time` includes the weekday. */
  cachedPage: (time) =>
    `أنت الآن دون اتصال بالإنترنت. هذه نسخة محفوظة من الصفحة (${time})، وربما تغيرت الأسعار والكميات منذ ذلك الحين.`,
}
