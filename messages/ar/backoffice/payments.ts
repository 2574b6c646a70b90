import type { Catalog } from '../../catalog.ts'
import type { paymentsMessages as english } from '../../en/backoffice/payments.ts'

export const paymentsMessages: Catalog<typeof english> = {
  means: {
    cash: 'نقدا',
    d17: 'D17',
    mandat: 'حوالة سريعة',
    'bank-transfer': 'تحويل بنكي',
    paypal: 'PayPal',
    card: 'بطاقة بنكية',
  },
  partPaid: (paid: string, total: string) => `دُفع ${paid} من ${total}`,
  stillToPay: (amount: string) => `بقي للدفع ${amount}`,
  overpaid: (amount: string) => `دُفع ${amount} أكثر من اللازم، وهو من حق الحريف`,
  refundedInAll: (amount: string) => `أُعيد للحريف ${amount}`,
  amount: 'المبلغ',
  amountHint: 'يكفي جزء منه، ويبقى الباقي للتحصيل.',
  noAmount: 'مبلغ بالدينار، مثل 20 أو 20,500.',
  twoReadings: 'هذا المبلغ يُقرأ بطريقتين. ألف ومئتان وخمسون دينارا تُكتب مثلا 1250، ودينار و250 مليما 1,25.',
  by: 'دُفع بواسطة',
  backBy: 'أُعيد بواسطة',
  record: 'تسجيل دفعة…',
  recordMore: 'تسجيل دفعة أخرى…',
  save: 'تسجيل الدفعة',
  refund: 'تسجيل مبلغ أُعيد للحريف…',
  saveRefund: 'تسجيل إعادة المبلغ',
  exceeds: (most: string) => `لا يمكن إعادة أكثر من ${most}.`,
  revoke: 'لم يتم ذلك…',
  ofReturn: 'هذا المبلغ يخص إرجاعا، ويتم التراجع عنه هناك.',
  ofGateway: 'أبلغت عنه خدمة الدفع، فالأصح إرجاع المبلغ.',
  noCall: 'مدفوع: لا حاجة إلى مكالمة',
  revokeThis: 'إلغاء هذا التسجيل',
  entry: {
    paid: (amount: string, means: string) => `دُفع ${amount}: ${means}`,
    refunded: (amount: string, means: string) => `أُعيد ${amount}: ${means}`,
    'not-paid': (amount: string) => `أُلغي تسجيل ${amount}`,
  },
}
