import { arabicPieces } from '../../arabic-counts.ts'
import type { Catalog } from '../../catalog.ts'
import type { productsMessages as english } from '../../en/backoffice/products.ts'
import { isolate } from '../../isolate.ts'
import { plural } from '../../plural.ts'
import { supplyNameMessages } from '../supply-names.ts'

const productCount = (count: number) =>
  plural('ar', count, {
    zero: 'لا منتجات',
    one: 'منتج واحد',
    two: 'منتجان',
    few: `${count} منتجات`,
    many: `${count} منتجا`,
    other: `${count} منتج`,
  })

export const productsMessages: Catalog<typeof english> = {
  title: 'المنتجات',
  fromFile: 'من ملف',
  filter: {
    label: 'تصفية المنتجات',
    searchText: 'بحث',
    searchHint: 'الاسم أو المرجع أو الورشة…',
    store: 'الورشة',
    anyStore: 'كل الورشات',
    category: 'الصنف',
    anyCategory: 'كل الأصناف',
    state: 'الحالة',
    apply: 'عرض',
    states: {
      'on-sale': 'معروضة للبيع',
      low: 'على وشك النفاد',
      'sold-out': 'نفدت',
      promoted: 'عليها تخفيض',
      retired: 'مسحوبة',
      all: 'الكل',
    },
  },
  found: productCount,
  foundMore: (count: number) => `أكثر من ${productCount(count)}`,
  none: 'لا يوجد منتج بهذه المواصفات.',
  columns: { product: 'المنتج', price: 'السعر (د.ت)', stock: 'عدد القطع' },
  priceOf: (name) => `سعر ${isolate('rtl', name)} بالدينار`,
  stockOf: (name, size) =>
    size ? `عدد القطع من ${isolate('rtl', name)}، ${isolate('rtl', size)}` : `عدد القطع من ${isolate('rtl', name)}`,
  cell: {
    saved: 'تم الحفظ',
    saving: 'جار الحفظ…',
    notANumber: 'هذا العدد غير صالح.',
    moved: (now) => `تغير العدد في الأثناء: هو الآن ${isolate('rtl', now)}. يرجى التثبت ثم الحفظ من جديد.`,
    belowPromotion: 'السعر بعد التخفيض لا يقل عن هذا السعر: يمكن تغيير التخفيض في صفحة المنتج.',
    failed: 'لم يتم الحفظ. يرجى إعادة المحاولة.',
  },
  why: {
    heading: 'ما يحول بينه وبين الزوار',
    fine: 'يراه الزوار ويمكنهم طلبه.',
    retired: 'لا يراه الزوار لأنه مسحوب. عند إعادته يظهر فورا في المتجر.',
    planned: (moment) => `لا يراه الزوار بعد: يُنشر في ${isolate('rtl', moment)}.`,
    'store-retired': 'لا يراه الزوار لأن ورشته مسحوبة. يعود مع الورشة.',
    'sold-out': 'يراه الزوار ولا يمكنهم طلبه: لم تبق أي قطعة من أي مقاس.',
    'without-picture': 'يراه الزوار بلا صورة، وقليل من الناس يطلب ما لا يراه.',
    'without-description': 'يراه الزوار دون أي كلمة عنه.',
  },
  form: {
    newTitle: 'منتج جديد',
    newText: 'هذا يكفي ليظهر في المتجر. ويمكن إضافة الباقي لاحقا.',
    photo: 'الصورة',
    choose: 'اختيار…',
    promotionalHint: 'تُترك الخانة فارغة لإنهاء التخفيض.',
    promotionDaysHint: 'أيام التخفيض، بما فيها الأول والأخير. إذا بقيت فارغة: من الآن وبلا نهاية.',
    stock: 'عدد القطع في المخزون',
    modelHint: 'الرقم أو الاسم الذي يستعمله الحرفي.',
    supplies: { '': 'من المخزون', ...supplyNameMessages },
    supplyHint: 'حسب الطلب: يمكن طلبها ولو لم يكن منها شيء في المخزون. قطعة فريدة: قطعة واحدة على الأكثر.',
    preparationHint: 'أيام عمل، للقطع التي تُصنع حسب الطلب. تضاف إلى أجل التوصيل الذي يُوعد به الحريف.',
    weeklyLimitHint: 'للقطع التي تُصنع حسب الطلب، من الاثنين إلى الأحد. إذا بقي فارغا فلا حد.',
    lowStockHint: (max) =>
      `عدد القطع من الخيار الواحد (مقاس أو لون)، من 1 إلى ${max}. إذا بقي فارغا فكما في الإعدادات.`,
    sizesHint: 'المنتج الذي له مقاس واحد لا يحتاج إلى اسم للمقاس.',
    size: (number) => `المقاس ${number}`,
    addSize: 'إضافة مقاس',
    removeSize: (number) => `حذف المقاس ${number}`,
    color: (number) => `اللون ${number}`,
    swatch: (number) => `مظهر اللون ${number}`,
    addColor: 'إضافة لون',
    removeColor: (number) => `حذف اللون ${number}`,
    save: 'حفظ',
    saving: 'جار الحفظ…',
    saved: 'تم الحفظ، وهكذا يراه الزوار الآن.',
    savedUnseen: {
      planned: (moment) => `تم الحفظ. لا يراه الزوار بعد: يُنشر في ${isolate('rtl', moment)}.`,
      retired: 'تم الحفظ. لا يراه الزوار لأنه مسحوب.',
      'store-retired': 'تم الحفظ. لا يراه الزوار لأن ورشته مسحوبة.',
    },
    create: 'حفظ المنتج',
    keyUsed: 'سبق أن أضافت هذه الاستمارة منتجا. ما كتبته ما زال هنا: يرجى الحفظ من جديد لإضافة منتج آخر.',
    openAdded: 'عرض المنتج',
    invalid: 'هناك نقص أو خطأ. لم يُحفظ شيء بعد.',
    stale: 'هذه الاستمارة قديمة ولا يمكن حفظها. يرجى فتح المنتج من جديد.',
    unsaved: 'لم يُحفظ بعد',
    savedHere: 'تم الحفظ',
    count: 'العدّ حسب المقاس واللون',
  },
  conflict: {
    title: 'حفظ شخص آخر هذا المنتج في الأثناء',
    parts: {
      pictures: (count) =>
        plural('ar', count, {
          zero: 'لا صور',
          one: 'صورة واحدة',
          two: 'صورتان',
          few: `${count} صور`,
          many: `${count} صورة`,
          other: `${count} صورة`,
        }),
    },
  },
  promotion: {
    planned: (price, from, to) =>
      to
        ? `تخفيض مبرمج: ${isolate('rtl', price)} من ${isolate('rtl', from)} إلى ${isolate('rtl', to)}.`
        : `تخفيض مبرمج: ${isolate('rtl', price)} ابتداء من ${isolate('rtl', from)}.`,
    running: (price, to) =>
      to
        ? `تخفيض: ${isolate('rtl', price)} إلى غاية ${isolate('rtl', to)}.`
        : `تخفيض: ${isolate('rtl', price)}، بلا نهاية.`,
    over: (price, to) =>
      `انتهى التخفيض إلى ${isolate('rtl', price)} يوم ${isolate('rtl', to)}، والسعر العادي هو المعمول به.`,
  },
  publishing: {
    heading: 'في المتجر',
    choices: { now: 'حالا', at: 'في وقت محدد', later: 'ليس بعد' },
    at: 'اليوم والساعة بتوقيت تونس',
    plan: 'النشر في هذا الوقت',
    cancel: 'إلغاء النشر',
    planned: (moment) => `يُنشر في ${isolate('rtl', moment)}.`,
    listed: (moment) => `يُنشر في ${isolate('rtl', moment)}`,
  },
  preview: {
    heading: 'كما يراه الزوار',
    live: 'تتبع المعاينة ما يُكتب. يراه الزوار بعد الحفظ.',
    show: 'معاينة',
    close: 'إغلاق المعاينة',
    inLists: 'في القوائم',
    onItsPage: 'في صفحته',
    open: 'فتح صفحته في المتجر',
    retired: 'تكون له صفحة في المتجر بعد إعادته.',
    weekly: (price) => `منتج الأسبوع: سعره ${isolate('rtl', price)} إلى نهاية العرض.`,
  },
  stock: {
    which: 'أي خيار (مقاس أو لون)',
    variantHas: (name, pieces) => `${isolate('rtl', name)}: ${pieces}`,
    variantsOfOne: 'رمز القطعة',
    variants: 'العدّ حسب المقاس واللون، والرموز والأسعار',
    heading: 'المخزون',
    oneSize: 'القطع',
    has: arabicPieces,
    waiting: (count: number) =>
      plural('ar', count, {
        zero: 'لا أحد في الانتظار',
        one: 'شخص واحد في الانتظار',
        two: 'شخصان في الانتظار',
        few: `${count} أشخاص في الانتظار`,
        many: `${count} شخصا في الانتظار`,
        other: `${count} شخص في الانتظار`,
      }),
    reason: 'السبب',
    reasons: {
      counted: 'جرد: العدد الموجود',
      delivered: 'وصول قطع: زيادة',
      damaged: 'تلف: نقصان',
      'given-away': 'هدية: نقصان',
      'back-to-maker': 'إرجاع إلى الحرفي: نقصان',
    },
    pieces: 'عدد القطع',
    change: 'تغيير المخزون',
    changed: 'تم تغيير المخزون.',
    'moved-meanwhile': (stock) => `وصل طلب في الأثناء: المخزون الآن ${stock}. يرجى العد من جديد.`,
    'too-few': (stock) => `الموجود ${stock} فقط.`,
    'one-of-a-kind': () => 'هي قطعة فريدة: لا توجد منها إلا واحدة على الأكثر.',
    'made-to-order': () => 'تُصنع حسب الطلب: لا تُعد قطعها.',
    placesLeft: (pieces) => `ما يمكن طلبه هذا الأسبوع: ${arabicPieces(pieces)}.`,
    'key-used': (stock) =>
      `سُجل ما أرسلته هذه الاستمارة من قبل، ولم يُسجل هذا: المخزون الآن ${stock}. يرجى الحفظ من جديد إن كان ما زال مطلوبا.`,
    variantsInStock: (inStock, all) => `الخيارات المتوفرة: ${inStock} من ${all}`,
    countThere: 'العد',
    saveFirst: 'تُضاف قطع المقاسات والألوان الجديدة هنا بعد حفظها.',
  },
  pin: {
    heading: 'الموضع في المتجر',
    takesTurns: 'تتناوب قطع الورشات في الصفحات الأولى من المتجر.',
    isPinned: 'هذه القطعة في صدارة المتجر، قبل كل القطع غير المثبتة.',
    pin: 'تثبيت في صدارة المتجر',
    unpin: 'إزالة من الصدارة',
    full: (most) => `لم يتغير شيء: بلغ عدد القطع المثبتة حده الأقصى (${most}). يجب أولا إزالة قطعة من الصدارة.`,
    forOwners: 'يستطيع المالك تثبيت قطعة في الصدارة.',
  },
  actions: {
    heading: 'المزيد',
    retire: 'سحب من البيع',
    retireText: 'لا يراه الزوار بعد ذلك. يبقى في الطلبات، ويمكن إعادته.',
    restore: 'إعادة إلى البيع',
    restoreText: 'يعود فورا إلى المتجر بما له من قطع.',
    waiting: 'ينتظر صاحب القطعة القرار.',
    decide: 'الاطلاع عليها بين القطع الجديدة',
    duplicate: 'نسخ المنتج',
    duplicateText: 'منتج ثان مثله، مسحوب وبلا قطع إلى أن يكتمل.',
    copyOf: (name) => `${name} (نسخة)`,
  },
}
