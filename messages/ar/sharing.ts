import type { Catalog } from '../catalog.ts'
import type { sharingMessages as english } from '../en/sharing.ts'
import { isolate } from '../isolate.ts'

export const sharingMessages: Catalog<typeof english> = {
  share: 'مشاركة',
  title: (name) => `مشاركة ${isolate('rtl', name)}`,
  link: 'الرابط',
  linkText: 'من يفتحه يرى القطع في المتجر.',
  copyLink: 'نسخ الرابط',
  copied: 'تم النسخ',
  sheet: 'ورقة لركن البيع في السوق',
  sheetText: 'من يمسح الرمز يرى القطع. لا يقول الرمز شيئا عمن يمسحه، ويبقى صالحا ما دامت في المتجر.',
  paper: 'الورق',
  papers: { a6: `بطاقة (${isolate('rtl', 'A6')})`, a4: `ورقة (${isolate('rtl', 'A4')})` },
  print: 'طبع',
  code: (name) => `رمز ${isolate('rtl', 'QR')} يفتح ${isolate('rtl', name)}`,
  scan: 'لرؤية كل القطع، يرجى مسح الرمز',
  embed: 'في موقع آخر',
  embedText:
    'يمكن نسخ أحدهما في صفحة من موقع آخر. يعرض الإطار دائما القطع والأسعار الحالية، وتبقى القائمة كما هي اليوم. ولا يترك أي منهما ملف تعريف.',
  frame: 'إطار بالصور',
  list: 'قائمة روابط',
  copyHtml: `نسخ ${isolate('rtl', 'HTML')}`,
  seeFrame: 'عرض الإطار',
  open: (shop) => `العرض في ${isolate('rtl', shop)}`,
  nothing: 'لا شيء معروض للبيع هنا حاليا.',
  gone: 'لم تعد هذه القطع في المتجر.',
}
