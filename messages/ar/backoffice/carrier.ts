import type { Catalog } from '../../catalog.ts'
import type { carrierMessages as english } from '../../en/backoffice/carrier.ts'
import { isolate } from '../../isolate.ts'

export const carrierMessages: Catalog<typeof english> = {
  label: 'من يوصّل',
  none: 'يرجى الاختيار',
  own: 'نحن',
  ownBy: (name) => `نحن: المال عند ${isolate('rtl', name)}`,
  ownByOther: 'نحن: المال عند شخص آخر',
  asked: (carrier) => `من يوصّل: ${isolate('rtl', carrier)}`,
  holder: 'عند من المال',
  problems: {
    'no-carrier': 'يرجى اختيار من يوصّل الطرود.',
    'no-holder': 'يرجى ذكر من عنده المال.',
    'name-taken': 'هذا اسم عون توصيل.',
    'too-many': 'بلغ عدد أعوان التوصيل حدّه الأقصى.',
  },
  startHandover: 'بدء تسليم',
}
