import type { Catalog } from '../catalog.ts'
import type { studioPieceMessages as english } from '../en/studio-piece.ts'
import { isolate } from '../isolate.ts'

export const studioPieceMessages: Catalog<typeof english> = {
  toPieces: 'كل القطع',
  saved: {
    submitted: 'وصلت إلى المتجر، وسيراها قبل أن يراها الحرفاء.',
    published: 'القطعة معروضة في المتجر.',
    stock: 'حُفظ العدد.',
    words: 'تم الحفظ. هكذا يراها الحرفاء الآن.',
    resting: 'القطعة خارج المتجر. يمكن إعادتها في أي وقت.',
    back: 'عادت القطعة إلى المتجر.',
  },
  stock: {
    pieces: 'القطع',
    less: (name) => (name ? `أقل بواحدة: ${isolate('rtl', name)}` : 'أقل بواحدة'),
    more: (name) => (name ? `أكثر بواحدة: ${isolate('rtl', name)}` : 'أكثر بواحدة'),
    other: 'عدة قطع معا، أو سبب آخر',
    which: 'أي واحدة',
    reason: 'ماذا حدث',
    reasons: {
      counted: 'بعد العد: يوجد',
      delivered: 'قطع جديدة: زيادة',
      damaged: 'تلف: نقصان',
      'given-away': 'هدية: نقصان',
      'back-to-maker': 'رجعت إلى الورشة: نقصان',
    },
    change: 'حفظ العدد',
  },
  'not-a-number': 'يرجى اختيار ما حدث وكتابة عدد القطع.',
  planFull: 'لا مكان في الاشتراك لقطع أخرى: يجب سحب قطعة أخرى أولا.',
  stockRefused: {
    'moved-meanwhile': (stock) => `بيعت قطعة أو تغير العدد قبل لحظات: يوجد الآن ${stock}. يرجى التثبت من جديد.`,
    'too-few': (stock) => `الموجود ${stock} فقط.`,
    'one-of-a-kind': () => 'هي قطعة فريدة: لا توجد منها إلا واحدة على الأكثر.',
    'made-to-order': () => 'تُصنع عند الطلب: لا تُعد قطعها.',
    'key-used': (stock) => `حُفظ ما أُرسل من قبل، ولم يُحفظ هذا: يوجد الآن ${stock}.`,
  },
  words: 'السعر والنصوص',
  writtenIn: 'كُتب بلغة',
  save: 'حفظ',
  changedMeanwhile: 'غيّر المتجر هذه القطعة في الأثناء. لم يضع شيء مما كُتب: يرجى النظر أسفله ثم الحفظ من جديد.',
  savedMeanwhile: (text) => (text ? `حُفظ في الأثناء: ${isolate('rtl', text)}` : 'أُفرغ في الأثناء'),
  /** Whether a piece is in the shop, why not, and what one can do. */
  shop: {
    states: { in: 'معروضة للبيع', closed: 'الورشة مغلقة', 'sold-out': 'نفدت', out: 'غير معروضة للبيع' },
    asBuyer: 'كما يراها الحريف',
    rest: 'إخراجها من المتجر مؤقتا',
    reasons: {
      resting: 'أُخرجت من المتجر مؤقتا من هذا الحساب.',
      held: 'أخرجها المتجر، أو لم يعرضها بعد.',
      planned: (moment) => `يعرضها المتجر يوم ${isolate('rtl', moment)}.`,
      'store-retired': 'لا يعرض المتجر هذه الورشة حاليا.',
      'store-closed': (day) => `الورشة مغلقة. يمكن الطلب ابتداء من يوم ${isolate('rtl', day)}.`,
      'plan-over': 'انتهى اشتراك الورشة. لا يضيع شيء: مع اشتراك جديد يعود كل شيء كما كان.',
      'sold-out': 'لا يمكن طلبها: لم تبق منها قطعة.',
      'places-taken': 'لا يمكن طلبها: طُلب كل ما يمكن صنعه هذا الأسبوع.',
      waiting: 'يراها المتجر أولا ثم يعرضها. لا يلزم فعل شيء.',
      'without-picture': 'لا يرى الحرفاء صورة لها، وقليل من يطلب ما لا يراه.',
    },
    sentBack: {
      photo: 'أعادها المتجر: الصورة مظلمة أو غير واضحة أو ليست للقطعة. يرجى التقاط صورة أخرى.',
      words: 'أعادها المتجر: الاسم أو الوصف ناقص أو غير واضح. يرجى كتابته من جديد.',
      price: 'أعادها المتجر: السعر لا يبدو صحيحا. يرجى التثبت منه.',
      category: 'أعادها المتجر: صنفها غير صحيح. يمكن تغييره في «المزيد عن هذه القطعة».',
      'not-handmade': 'أعادها المتجر: يبيع المتجر ما يُصنع باليد.',
    },
    remedies: {
      ask: 'طلب النظر فيها من المتجر',
      back: 'إعادتها إلى المتجر',
      stock: 'كتابة العدد الموجود',
      photo: 'إضافة صورة',
      open: 'أيام الإغلاق',
      write: 'مراسلة المتجر',
    },
  },
}
