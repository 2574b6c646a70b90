import type { Catalog } from '../../catalog.ts'
import type { pastedRowsMessages as english } from '../../en/backoffice/pasted-rows.ts'
import { isolate } from '../../isolate.ts'

export const pastedRowsMessages: Catalog<typeof english> = {
  label: 'الأسطر، وأولها أسماء الأعمدة',
  hint: 'يمكن نسخها من LibreOffice أو Excel أو Google Sheets: المرجع، الاسم، السعر، المخزون، الصنف، الورشة. إذا كان المرجع معروفا يتغير منتجه، وإلا يُضاف منتج جديد ينتظر النشر.',
  preview: 'عرض ما سيتغير',
  previewHeading: 'ما سيتغير',
  save: 'حفظ',
  saved: (changed, created) => `المنتجات التي تغيرت: ${changed}، والمنتجات الجديدة: ${created}.`,
  leftOut: (rows) => `الأسطر المتروكة لأن سعرها لم يُؤكد: ${rows}.`,
  changedMeanwhile: 'تغير المتجر منذ المعاينة. لم يُحفظ شيء: يرجى المعاينة من جديد.',
  line: (line) => `السطر ${line}`,
  same: 'يبقى كما هو',
  isNew: (price, stock) => `جديد ينتظر النشر: ${isolate('rtl', price)}، المخزون ${stock}`,
  renamed: (name) => `يصبح اسمه ${isolate('rtl', name)}`,
  repriced: (from, to) => `السعر من ${isolate('rtl', from)} إلى ${isolate('rtl', to)}`,
  moved: (from, to) => `ينتقل من ${isolate('rtl', from)} إلى ${isolate('rtl', to)}`,
  counted: (before, after) => `عدد القطع من ${before} إلى ${after}`,
  wrong: (why) => `متروك: ${why}`,
  problems: {
    empty: 'لا توجد أسطر تحت أسماء الأعمدة.',
    'without-header': 'يجب أن يحمل السطر الأول أسماء الأعمدة، ومنها «المرجع».',
    'repeated-column': 'يحمل عمودان المعنى نفسه، مثل «السعر» و«الثمن». يرجى حذف أحدهما.',
    'too-long': '500 سطر على الأكثر في كل مرة.',
  },
  columns: {
    model: 'المرجع',
    name: 'الاسم',
    price: 'السعر',
    stock: 'المخزون',
    category: 'الصنف',
    store: 'الورشة',
  },
  cell: (column, text) => [column, text && `«${isolate('rtl', text)}»`].filter(Boolean).join(' '),
  rowProblems: {
    'more-cells': 'في السطر خلايا أكثر من أسماء الأعمدة:',
    unreadable: 'لا يمكن قراءة ما يلي:',
    'without-model': 'ليس له مرجع.',
    twice: 'هذا المرجع موجود في سطر سابق.',
    'several-products': 'عدة منتجات لها هذا المرجع.',
    'several-sizes': 'له عدة مقاسات أو ألوان، وتُعد قطعها في صفحة المنتج. يرجى ترك خانة المخزون في هذا السطر فارغة.',
    supply: 'يُصنع حسب الطلب فلا مخزون له، أو هو قطعة فريدة فلا توجد منه إلا واحدة.',
    'unknown-store': 'لا توجد ورشة بهذا الاسم:',
    incomplete: 'يحتاج المنتج الجديد أيضا إلى:',
    'below-promotion': 'السعر بعد التخفيض يساوي هذا السعر أو يتجاوزه.',
  },
}
