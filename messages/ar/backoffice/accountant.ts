import type { Catalog } from '../../catalog.ts'
import type { accountantMessages as english } from '../../en/backoffice/accountant.ts'
import { isolate } from '../../isolate.ts'

export const accountantMessages: Catalog<typeof english> = {
  title: 'للمحاسب',
  text: 'حسب أيام التسجيل. المجاميع هي مجاميع دفتر المال.',
  month: 'الأشهر',
  total: 'المجموع:',
  cut: 'لا تتسع الصفحة لكل الأسطر، وهي كلها في الملف.',
  withheldTax: 'ما خصمه أعوان التوصيل من المورد',
  noWithheldTax: 'لم يُجر أي عون توصيل خصما من المورد في هذا الشهر.',
  taxedAt: (amount, rate) => `${isolate('rtl', rate)} من ${isolate('rtl', amount)}`,
  kinds: { withheld: 'خصم', revoked: 'إلغاء المبلغ المسلّم', undone: 'إلغاء التسليم' },
  servicesText:
    'ما طلبه المتجر من الحرفيين. يُعِدّ برنامج المحاسب الفواتير الإلكترونية من هذا الملف، أما هذه القائمة فليست فاتورة.',
  noServices: 'لم يُطلب شيء من الحرفيين في هذا الشهر.',
  plan: (name) => `اشتراك ${isolate('rtl', name)}`,
  commission: 'العمولة',
  receipt: (number) => `الوصل ${number}`,
  completeCard: 'استكمال البطاقة',
  columns: {
    courier: 'عون التوصيل',
    day: 'اليوم',
    kind: 'ما حدث',
    remittance: 'المبلغ المسلّم',
    reference: 'رقم الوصل',
    order: 'الطلب',
    taxed: 'ما دفعه الحرفاء',
    rate: 'النسبة (%)',
    withheldTax: 'الخصم من المورد',
    storeId: 'رقم الورشة',
    store: 'الورشة',
    taxStatus: 'الوضعية الجبائية',
    taxStatusUntil: 'نهاية الوضعية الجبائية',
    taxNumber: 'المعرف الجبائي',
    service: 'الخدمة',
    from: 'من',
    until: 'إلى',
    receipt: 'الوصل',
    amount: 'المبلغ',
  },
}
