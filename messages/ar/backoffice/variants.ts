import { arabicPieces, arabicPiecesAfterNoun } from '../../arabic-counts.ts'
import type { Catalog } from '../../catalog.ts'
import type { variantsMessages as english } from '../../en/backoffice/variants.ts'
import { isolate } from '../../isolate.ts'
import { plural } from '../../plural.ts'

export const variantsMessages: Catalog<typeof english> = {
  title: (product) => `${isolate('rtl', product)}: المقاسات والألوان`,
  grid: {
    anyColor: 'كل الألوان',
    size: 'المقاس',
    color: 'اللون',
    pieces: 'عدد القطع',
    sku: 'رمز الخيار (SKU)',
    ownPrice: 'سعر خاص',
    cell: (names, what) => (names ? `${isolate('rtl', names)}: ${what}` : what),
    missing: 'غير معروض',
    keys: 'تنقل الأسهم ومفتاح الإدخال بين الخانات. يمكن لصق خانات منسوخة من جدول بيانات.',
    pasted: (cells) =>
      plural('ar', cells, {
        zero: 'لم تُملأ أي خانة.',
        one: 'مُلئت خانة واحدة.',
        two: 'مُلئت خانتان.',
        few: `مُلئت ${cells} خانات.`,
        many: `مُلئت ${cells} خانة.`,
        other: `مُلئت ${cells} خانة.`,
      }),
    unreadable: (texts) => `تُرك لأنه غير مقروء: ${isolate('rtl', texts)}.`,
    beyond: (texts) => `تُرك لأنه لا توجد له خانة: ${isolate('rtl', texts)}.`,
    andMore: (count) => `${count} غيرها`,
    now: (text) => `الآن: ${isolate('rtl', text)}`,
    empty: 'فارغ',
    discard: 'إلغاء ما كُتب',
  },
  counts: {
    heading: 'عدّ القطع',
    hint: 'يرجى كتابة ما تم عده.',
    waitingForAnyColor: (waiting, size) => `${size && `${isolate('rtl', size)}: `}${waiting}، مهما كان اللون.`,
    save: 'حفظ العدد',
    saved: 'تم حفظ المخزون.',
  },
  details: {
    heading: 'رموز الخيارات (مقاس أو لون) وأسعارها الخاصة',
    headingOne: 'رمز القطعة',
    hint: (price) =>
      `سعر القطعة هو سعر أرخص خياراتها: ${isolate('rtl', price)}. للخيار الأغلى سعر خاص، والخانة الفارغة تعني ${isolate('rtl', price)}.`,
    save: 'حفظ الرموز والأسعار',
    saveOne: 'حفظ الرمز',
    saved: 'تم حفظ الرموز والأسعار.',
  },
  outcomes: {
    nothing: 'لم يتغير شيء هنا.',
    invalid: 'لم يُحفظ شيء بعد: يجب النظر في بعض الخانات من جديد.',
    'changed-meanwhile':
      'لم يُحفظ شيء بعد: وصل طلب، أو غيّر شخص آخر هذا في الأثناء. ما كُتب ما زال هنا، وبجانبه ما يوجد الآن. يرجى التحقق ثم الحفظ من جديد.',
    'without-cheapest':
      'لم يُحفظ شيء بعد: سعر القطعة هو سعر أرخص خياراتها. يرجى ترك السعر الخاص لخيار واحد على الأقل فارغا، أو رفع سعر القطعة أولا.',
    gone: (texts) => `كُتب هذا لخيارات لم تعد معروضة: ${isolate('rtl', texts)}.`,
  },
  errors: {
    'below-price': 'أكثر من سعر القطعة، أو فارغ.',
    'made-to-order': 'تُصنع حسب الطلب: لا تُعد.',
    'one-of-a-kind': 'قطعة فريدة: واحدة على الأكثر.',
  },
  split: {
    heading: 'العد حسب اللون',
    toCount: 'يمكن عد القطع حسب اللون: عندها يرى الزوار أي لون نفد.',
    hint: 'يرجى كتابة عدد القطع من كل لون لكل مقاس. يجب أن يساوي المجموع ما يوجد الآن. المقاس الذي يُترك فارغا يبقى كما هو.',
    cameBack: (pieces, size) =>
      [size && `${isolate('rtl', size)}: `, `إرجاع ${arabicPiecesAfterNoun(pieces)} دون تحديد اللون`].join(''),
    cameBackText: 'جاءت من طلبات لا تذكر اللون. لا يستطيع الزوار شراءها قبل تحديد ألوانها.',
    sumOf: (sum, stock) => `${sum} من ${stock}`,
    matches: 'صحيح',
    missing: (pieces) => `الباقي ${pieces}`,
    tooMany: (pieces) => `زيادة ${pieces}`,
    save: 'الحفظ حسب اللون',
    saved: 'القطع معدودة الآن حسب اللون.',
    outcomes: {
      nothing: 'لم يُكتب شيء بعد.',
      invalid: 'لم يُحفظ شيء بعد: يرجى كتابة أعداد صحيحة.',
      'sum-differs': (size, stock) =>
        `لم يُحفظ شيء بعد: يجب أن يكون مجموع الألوان ${size && `للمقاس ${isolate('rtl', size)} `}${stock}.`,
      'moved-meanwhile': (size, stock) =>
        `لم يُحفظ شيء بعد: وصل طلب في الأثناء، والموجود الآن ${size && `من المقاس ${isolate('rtl', size)} `}${arabicPieces(stock)}. يرجى التحقق من الأعداد.`,
      'changed-meanwhile':
        'لم يُحفظ شيء: تغيرت مقاسات هذه القطعة أو ألوانها في الأثناء. يرجى النظر فيها ثم العد من جديد.',
      'made-to-order': 'لم يُحفظ شيء: تُصنع القطعة حسب الطلب، فلا تُعد قطعها.',
    },
  },
  onSale: {
    heading: 'سحب خيار (مقاس أو لون) من البيع أو إعادته',
    text: 'لا يمكن طلبه بعد ذلك، وتخرج قطعه من المخزون. تحتفظ به الطلبات. يمكن أن يعود، دون قطع.',
    retire: 'سحب من البيع',
    retired: 'المسحوبة من البيع',
    restoreText: 'يمكن طلبه من جديد حالما تكون له قطع.',
    restore: 'إعادة إلى البيع',
    restoreOne: (name) => `إعادة إلى البيع: ${isolate('rtl', name)}`,
    saved: 'سُحب من البيع.',
    restored: 'عاد إلى البيع. يرجى كتابة عدد قطعه أعلاه.',
    'last-of-size': 'هو آخر خيار من مقاسه. يرجى حذف المقاس من المنتج أعلاه، أو سحب المنتج كله من البيع.',
    'without-cheapest': 'الخيارات الأخرى أغلى من القطعة، وسعرها هو سعر أرخص خياراتها. يرجى تغيير سعر القطعة أولا.',
  },
}
