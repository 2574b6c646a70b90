import type { Catalog } from '../../catalog.ts'
import type { storesMessages as english } from '../../en/backoffice/stores.ts'
import { isolate } from '../../isolate.ts'

export const storesMessages: Catalog<typeof english> = {
  title: 'الورشات',
  add: 'فتح ورشة',
  newTitle: 'ورشة جديدة',
  makers: 'الحرفيون',
  toFetch: 'ما يؤخذ من الحرفيين',
  none: 'ليست لأي حرفي ورشة بعد.',
  descriptionHint: 'من يصنع، وأين، وكيف.',
  craftHint: 'في بضع كلمات، مثل «فخار مزخرف». دونها يقرأ الزوار اسم الصنف.',
  governorateHint: 'يمكن للزوار تصفية المتجر حسب الجهة.',
  noGovernorate: 'غير مذكورة',
  preparationHint: (max) => `من 0 إلى ${max}. إن تُرك فارغا: كما في الإعدادات. يرى الحريف اليوم الناتج عنه.`,
  closedHint:
    'تبقى قطعها ظاهرة وعليها يوم العودة. وإلى ذلك اليوم لا تُطلب إلا من هنا لفائدة حريف. سنة على الأكثر، واليومان محسوبان.',
  instagramHint: isolate('rtl', 'https://www.instagram.com/…'),
  facebookHint: isolate('rtl', 'https://www.facebook.com/…'),
  save: 'حفظ',
  saving: 'جار الحفظ…',
  saved: 'تم الحفظ، وهكذا يراها الزوار الآن.',
  savedRetired: 'تم الحفظ. يراها الزوار بعد إعادة الورشة.',
  retired: 'مسحوبة',
  isRetired: 'لا يرى الزوار هذه الورشة ولا منتجاتها: الورشة مسحوبة.',
  planOver: 'انتهى الاشتراك',
  isPlanOver: 'لا يرى الزوار هذه الورشة ولا منتجاتها: انتهى اشتراكها. تعود تلقائيا عندما يسري اشتراك مدفوع.',
  actions: {
    heading: 'المزيد',
    retire: 'سحب الورشة',
    retireText: 'لا يراها الزوار بعد ذلك ولا يرون منتجاتها. تتواصل الطلبات، ولا يُحذف شيء، ويمكن إعادة الورشة.',
    restore: 'إعادة الورشة',
    restoreText: 'تعود فورا إلى المتجر مع المنتجات التي كانت معروضة للبيع.',
  },
  seeInShop: 'عرضها في المتجر',
  seeProducts: 'منتجاتها',
  invalid: 'هناك نقص أو خطأ. لم يُحفظ شيء بعد.',
  changedMeanwhile: 'حفظ شخص آخر هذه الورشة في الأثناء',
}
