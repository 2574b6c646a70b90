import type { Catalog } from '../catalog.ts'
import type { storesMessages as english } from '../en/stores.ts'
import { plural } from '../plural.ts'

export const storesMessages: Catalog<typeof english> = {
  title: 'حرفيونا',
  description: 'خزافون ونساجون ونحاتو خشب وصاغة فضة من كل أنحاء تونس: الورشات التي تأتي منها قطع المتجر.',
  heading: 'الحرفيون',
  text: 'كل قطعة تأتي من إحدى هذه الورشات. وراء كل باب حرفيون وما تصنعه أيديهم.',
  count: (count) =>
    plural('ar', count, {
      zero: 'لا ورشات بعد',
      one: 'ورشة واحدة',
      two: 'ورشتان',
      few: `${count} ورشات`,
      many: `${count} ورشة`,
      other: `${count} ورشة`,
    }),
  none: 'ستفتح أولى الورشات أبوابها قريبا. إلى اللقاء.',
  seeShop: 'عرض المتجر',
  sell: {
    heading: 'هل لديك حرفة يدوية؟',
    text: 'يمكنك فتح ورشتك هنا. صفحة الاشتراكات تذكر ثمن كل اشتراك وما يشمله.',
    plans: 'الاشتراكات',
    ask: 'طرح سؤال أولا',
  },
}
