import type { Catalog } from '../../catalog.ts'
import type { stores as english } from '../../en/backoffice/stores.ts'
import { isolate } from '../../isolate.ts'
import { categoryMessages as categoryNames } from '../categories.ts'

export const stores: Catalog<typeof english> = {
  title: 'الورشات',
  add: 'فتح ورشة',
  newTitle: 'ورشة جديدة',
  none: 'ليست لأي حرفي ورشة بعد.',
  categoryNames,
  name: 'الاسم',
  category: 'الصنف',
  description: 'الوصف',
  descriptionHint: 'من يصنع، وأين، وكيف.',
  craft: 'الحرفة',
  craftHint: 'في بضع كلمات، مثل «فخار مزخرف». دونها يقرأ الزوار اسم الصنف.',
  town: 'المدينة أو القرية',
  governorate: 'الولاية',
  noGovernorate: 'غير مذكورة',
  logo: 'الشعار',
  cover: 'صورة الغلاف',
  instagram: 'عنوان إنستغرام',
  instagramHint: isolate('rtl', 'https://www.instagram.com/…'),
  facebook: 'عنوان فيسبوك',
  facebookHint: isolate('rtl', 'https://www.facebook.com/…'),
  save: 'حفظ',
  saving: 'جار الحفظ…',
  saved: 'تم الحفظ، وهكذا يراها الزوار الآن.',
  savedRetired: 'تم الحفظ. يراها الزوار بعد إعادة الورشة.',
  retired: 'مسحوبة',
  isRetired: 'لا يرى الزوار هذه الورشة ولا منتجاتها: الورشة مسحوبة.',
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
