import { arabicOrders, arabicPieces } from '../../arabic-counts.ts'
import type { Catalog } from '../../catalog.ts'
import type { reportsMessages as english } from '../../en/backoffice/reports.ts'
import { isolate } from '../../isolate.ts'
import { plural } from '../../plural.ts'

const inDays = (count: number) =>
  plural('ar', count, {
    zero: 'اليوم',
    one: 'خلال يوم واحد',
    two: 'خلال يومين',
    few: `خلال ${count} أيام`,
    many: `خلال ${count} يوما`,
    other: `خلال ${count} يوم`,
  })

export const reportsMessages: Catalog<typeof english> = {
  title: 'الأرقام',
  period: 'الفترة',
  presets: {
    'this-week': 'هذا الأسبوع',
    'this-month': 'هذا الشهر',
    'last-30-days': 'آخر 30 يوما',
    'this-year': 'هذه السنة',
  },
  from: 'من',
  until: 'إلى',
  per: 'حسب',
  granularities: { day: 'اليوم', week: 'الأسبوع', month: 'الشهر' },
  show: 'عرض',
  misread: 'الأيام المكتوبة غير موجودة في التقويم، والمعروض آخر 30 يوما.',
  shown: (period, before) => `${period}، مقارنة بالفترة: ${before}. الأيام بتوقيت تونس.`,

  searchMeasures: {
    searches: 'الأبحاث',
    withoutResults: 'دون نتيجة',
    unclicked: 'لم يُفتح شيء',
    clicks: 'فُتحت',
    additions: 'في السلة',
    orders: 'طُلبت',
  },
  searchesBefore: (count) => `في الأيام السابقة: ${count}`,
  searchesWithout: (count, without) => (without === 0 ? `${count}` : `${count}، منها ${without} دون نتيجة`),
  withheld: 'كلمات أقل من ثلاثة أجهزة',
  keyMetrics: 'باختصار',
  measures: {
    orders: 'الطلبات',
    ordered: 'قيمة الطلبات',
    revenue: 'المداخيل',
    basket: 'معدل قيمة الطلب',
    refusals: 'نسبة الرفض',
  },
  none: 'لا شيء',
  changes: {
    up: (percent, before) => `▲ زيادة ${isolate('rtl', percent)}، سابقا ${isolate('rtl', before)}`,
    down: (percent, before) => `▼ انخفاض ${isolate('rtl', percent)}، سابقا ${isolate('rtl', before)}`,
    same: (before) => `= كما في السابق، ${isolate('rtl', before)}`,
    new: 'لا شيء في الفترة السابقة',
    nothing: 'لا شيء في الفترة السابقة أيضا',
  },
  rates: {
    up: (before) => `▲ ارتفاع، سابقا ${isolate('rtl', before)}`,
    down: (before) => `▼ انخفاض، سابقا ${isolate('rtl', before)}`,
    noneBefore: 'لا شيء للمقارنة',
  },

  reports: {
    orders: {
      title: 'الطلبات',
      definition: 'كل طلب سُجل في هذه الأيام يُحسب مرة واحدة، مهما كان مصيره. يذكر الجدول عدد ما أُلغي منها بعد ذلك.',
    },
    revenue: {
      title: 'قيمة الطلبات والمداخيل',
      definition:
        'قيمة الطلبات هي قيمة ما طُلب في كل يوم، دون ما أُلغي بعد ذلك. المداخيل هي قيمة ما سُلم في كل يوم؛ وإذا أرجع حريف ما استلمه، تُطرح قيمته يوم عودته. الطرود المرفوضة عند الباب لا تُحسب أبدا من المداخيل. تُحسب القطع وحدها في الحالتين: معلوم التوصيل لشركة التوصيل.',
    },
    basket: {
      title: 'معدل قيمة الطلب',
      definition: 'قيمة الطلبات مقسومة على عدد الطلبات التي لم تُلغ. لا يُحسب معلوم التوصيل.',
    },
    'refusals-by-governorate': {
      title: 'نسبة الرفض حسب الولاية',
      definition:
        'نسبة المرفوض من الطرود التي وصلت إلى الباب في هذه الأيام. يُحسب الطرد يوم رد عون التوصيل، ويبقى المرفوض مرفوضا بعد عودته إلينا. ما استلمه الحريف ثم أرجعه لا يُعد مرفوضا.',
    },
    'refusals-by-product': {
      title: 'نسبة الرفض حسب المنتج',
      definition:
        'كالجدول السابق، حسب محتوى الطرد. يُحسب الطرد مرة واحدة لكل منتج فيه، مهما كان عدد القطع؛ ولأن سبب رفض الطرد المختلط غير معروف، يُحسب على كل منتجاته.',
    },
    'refusals-by-source': {
      title: 'نسبة الرفض حسب مصدر الطلب',
      definition: 'كالجدول السابق، حسب الطريقة التي وصل بها الطلب.',
    },
    'refusals-by-courier': {
      title: 'نسبة الرفض حسب عون التوصيل',
      definition: 'كالجدول السابق، حسب عون التوصيل الذي كان الطرد معه حينها.',
    },
    'best-sellers': {
      title: 'الأكثر مبيعا',
      definition:
        'من الطلبات المسجلة في هذه الأيام، القطع التي سُلمت إلى الآن واحتفظ بها الحريف. لا يُحسب ما أُلغي أو رُفض أو أُرجع؛ وما ينتظر التحضير أو هو في الطريق يُذكر وحده ولا يُحسب بعد.',
    },
    'ending-stock': {
      title: 'المخزون الذي يوشك أن ينفد',
      definition:
        'الخيارات (مقاس أو لون) المعروضة للبيع التي تنفد قطعها خلال 21 يوما إذا تواصل البيع كما في آخر 28 يوما، مهما كانت الفترة المختارة في الأعلى. لا تُحسب الطلبات الملغاة والمرتجعة. المنتج الأحدث تُحسب أيامه منذ إضافته، بما لا يقل عن أسبوع.',
    },
    sources: {
      title: 'مصادر الطلبات',
      definition: 'كل الطلبات المسجلة في هذه الأيام حسب مصدرها: صفحات المتجر، أو تسجيل من أحدنا.',
    },
    searches: {
      title: 'ما يبحث عنه الزوار',
      definition:
        'يُحتسب البحث مرة واحدة عند عرض نتائجه، لا مع كل صفحة منها. ويُحتسب الفتح والإضافة إلى السلة والطلب مرة واحدة لكل بحث، في يوم البحث. وتُترك الأرقام والعناوين. ولا تظهر الكلمات إلا إذا بحثت عنها ثلاثة أجهزة، أما غيرها فتُجمع معا. ولا تُحتسب الأبحاث دون برمجة نصية ولا في المتصفحات التي تطلب عدم التعقب. وتُحذف بعد 90 يوما.',
    },
    'searches-by-language': {
      title: 'الأبحاث حسب اللغة',
      definition: 'لغة الصفحة التي جرى فيها البحث، مهما كانت لغة الكلمات.',
    },
    'searches-by-day': {
      title: 'الأبحاث عبر الزمن',
      definition: 'كل الأبحاث في كل يوم، وما لم يجد شيئا منها.',
    },
    'web-vitals': {
      title: 'كم ينتظر الزوار',
      definition: `يخبر متصفح الزائر مرة واحدة عن كل صفحة كيف كان عرضها: متى ظهرت أكبر صورة أو أكبر نص (جيد إلى حد ${isolate('rtl', '2,5')} ثانية، وسيئ فوق 4 ثوان)، وبعد كم ظهر أثر اللمس (200 و500 جزء من ألف من الثانية)، وكم تحركت الصفحة من تلقاء نفسها (${isolate('rtl', '0,1')} و${isolate('rtl', '0,25')}). الأعمدة أسابيع كاملة، وتعرض المقياس الذي يكون جيدا أقل من غيره. وما يُفتح بعد ذلك داخل المتجر يُحتسب مع صفحة الوصول. ولا يُحتسب المتصفح الذي لا يشغّل البرامج أو يقتصد في البيانات أو يطلب عدم التعقب، ولا الروبوتات، ولا من سجل الدخول هنا؛ وليس كل متصفح يقيس الثلاثة. والمتجر جيد عند ${isolate('rtl', 'Web Almanac')} إذا كانت ثلاثة أرباع صفحاته المفتوحة في ${isolate('rtl', 'Chrome')} جيدة في كل مقياس: أرقامه نسب من المتاجر، وأرقامنا نسب من الصفحات المفتوحة. وتُحذف بعد 365 يوما.`,
    },
    'web-vitals-by-page': {
      title: 'كم ينتظر الزوار، حسب الصفحة',
      definition:
        'كما سبق، حسب صفحة الوصول: المقياس الذي يكون جيدا فيها أقل من غيره. والأشرطة الفارغة مقياس آخر: نسبة المتاجر الجيدة من كل المتاجر المبنية بذلك البرنامج.',
    },
  },
  withoutCourier: 'دون تسليم إلى عون توصيل',
  definition: 'طريقة الحساب',
  table: 'المعطيات نفسها في جدول',
  download: 'حفظ ملف CSV',
  more: (shown, all) => `أول ${shown} من ${all}؛ والبقية في ملف CSV.`,
  read: { day: 'القراءة يوما بيوم', week: 'القراءة أسبوعا بأسبوع', month: 'القراءة شهرا بشهر' },
  legends: {
    goodViews: 'صفحات مفتوحة كانت جيدة',
    goodShops: `متاجر جيدة (${isolate('rtl', 'Web Almanac 2025')})`,
    searches: 'الأبحاث',
    withoutResults: 'دون نتيجة',
    period: 'هذه الأيام',
    before: 'الأيام السابقة',
    ordered: 'قيمة الطلبات (د.ت)',
    revenue: 'المداخيل (د.ت)',
    few: 'أقل من 10 طرود: قد تكون صدفة',
  },

  columns: {
    page: 'الصفحة',
    vital: 'المقياس',
    views: 'الصفحات المفتوحة',
    good: 'جيد',
    needsWork: 'يحتاج إلى تحسين',
    poor: 'سيئ',
    searchText: 'الكلمات',
    language: 'اللغة',
    days: { day: 'اليوم', week: 'الأسبوع', month: 'الشهر' },
    orders: 'الطلبات',
    cancelled: 'أُلغي بعد ذلك',
    before: 'الأيام السابقة',
    ordered: 'قيمة الطلبات',
    revenue: 'المداخيل',
    basket: 'معدل قيمة الطلب',
    courier: 'عون التوصيل',
    governorate: 'الولاية',
    product: 'المنتج',
    store: 'الورشة',
    size: 'المقاس واللون',
    parcels: 'الطرود',
    refused: 'المرفوضة',
    rate: 'نسبة الرفض',
    kept: 'قطع مبيعة',
    soldFor: 'قيمة المبيعات',
    onTheWay: 'قطع لم تُسلم بعد',
    stock: 'المخزون',
    sold: 'المبيع في 28 يوما',
    daysLeft: 'الأيام الباقية',
    source: 'المصدر',
  },
  headings: {
    millimes: (column) => `${column} (د.ت)`,
    rate: (column) => `${column} (%)`,
  },

  vitals: {
    lcp: `ظهور المحتوى (${isolate('rtl', 'LCP')})`,
    inp: `الاستجابة للمس (${isolate('rtl', 'INP')})`,
    cls: `ثبات الصفحة (${isolate('rtl', 'CLS')})`,
  },
  vitalShares: (vital, good, needsWork, poor) =>
    `${vital}: جيد ${isolate('rtl', good)}، يحتاج إلى تحسين ${isolate('rtl', needsWork)}، سيئ ${isolate('rtl', poor)}`,
  goodOf: (share, views) => `${isolate('rtl', share)} من ${views}`,
  pageKinds: {
    home: 'الصفحة الرئيسية',
    product: 'القطعة',
    store: 'الورشة',
    list: 'القوائم',
    search: 'البحث',
    cart: 'السلة',
    checkout: 'إتمام الطلب',
    order: 'الطلب',
    other: 'صفحات أخرى',
  },

  readings: {
    vitals: (days, shares) => `${days}: ${shares}`,
    searches: (days, count, without) => `${days}: الأبحاث ${count}، منها ${without} دون نتيجة`,
    orders: (days, count, before) =>
      `${days}: ${arabicOrders(count)}${before === undefined ? '' : `، وفي الفترة السابقة ${before}`}`,
    revenue: (days, ordered, revenue) =>
      `${days}: قيمة الطلبات ${isolate('rtl', ordered)}، والمداخيل ${isolate('rtl', revenue)}`,
    basket: (days, basket) => `${days}: ${isolate('rtl', basket)}`,
  },
  refusedOf: (rate, refused, all) => `${isolate('rtl', rate)}، ${refused} من ${all}`,
  pieces: arabicPieces,
  inDays,
  ordersWithPart: (count, part) => `${arabicOrders(count)}، ${isolate('rtl', part)}`,
  soldOut: 'نفد',
  sized: (name, size) => (size ? `${isolate('rtl', name)}، ${isolate('rtl', size)}` : isolate('rtl', name)),

  sentences: {
    noVitals: 'لم تُقَس أي صفحة في هذه الأسابيع.',
    vitals: (vital, share, isGood) =>
      `أقلها جودة: ${vital}، جيد في ${isolate('rtl', share)} من الصفحات المفتوحة. يُعد المتجر جيدا ابتداء من ${isolate('rtl', '75%')} في كل مقياس: وهذا المتجر ${isGood ? 'جيد' : 'ليس كذلك بعد'}.`,
    almanac: (shopify, wooCommerce) =>
      `من كل المتاجر يُعد جيدا ${isolate('rtl', shopify)} مما بُني بواسطة ${isolate('rtl', 'Shopify')} و${isolate('rtl', wooCommerce)} مما بُني بواسطة ${isolate('rtl', 'WooCommerce')} (${isolate('rtl', 'Web Almanac 2025')}).`,
    noSearches: 'لم يُحتسب أي بحث في هذه الأيام.',
    mostSearched: (words, count) => `أكثر ما جرى البحث عنه: «${isolate('rtl', words)}» (${count}).`,
    withheld: (count) => `أبحاث بكلمات أقل من ثلاثة أجهزة: ${count}.`,
    searchLanguages: (count) => `مجموع الأبحاث: ${count}.`,
    searchesInVain: (count, without) => `أبحاث دون نتيجة: ${without} من ${count}.`,
    orders: (count, days, change) => `${days}: ${arabicOrders(count)}؛ ${change}.`,
    most: (days, count) => `الأكثر: ${days}، ${arabicOrders(count)}.`,
    noOrders: (days) => `${days}: لا طلبات.`,
    revenue: (ordered, revenue, change) =>
      `بلغت قيمة الطلبات ${isolate('rtl', ordered)}. وبلغت المداخيل ${isolate('rtl', revenue)}؛ ${change}.`,
    bestRevenue: (days, revenue) => `الأفضل: ${days}، ${isolate('rtl', revenue)}.`,
    noRevenue: 'لا طلبات ولا تسليم في هذه الأيام.',
    basket: (basket, change) => `معدل قيمة الطلب ${isolate('rtl', basket)}؛ ${change}.`,
    noBasket: 'دون طلبات لا يوجد معدل لقيمة الطلب.',
    refusals: (refused, all, rate) => `الطرود المرفوضة: ${refused} من ${all}، أي ${isolate('rtl', rate)}.`,
    worst: (name, rate) => `أعلى نسبة: ${isolate('rtl', name)}، ${isolate('rtl', rate)}.`,
    noRefusals: 'لم يصل أي طرد إلى الباب في هذه الأيام.',
    bestSeller: (name, count, sold) =>
      `الأكثر مبيعا: ${isolate('rtl', name)}، ${arabicPieces(count)} بقيمة ${isolate('rtl', sold)}.`,
    noneKept: 'لا شيء مما طُلب في هذه الأيام سُلم واحتفظ به الحريف إلى الآن.',
    noSeller: 'لا شيء مما طُلب في هذه الأيام بقي عند حريف أو ما زال في الطريق.',
    ending: (count) =>
      plural('ar', count, {
        zero: 'لا ينفد أي خيار خلال 21 يوما.',
        one: 'خيار واحد نفد أو ينفد خلال 21 يوما.',
        two: 'خياران نفدا أو ينفدان خلال 21 يوما.',
        few: `${count} خيارات نفدت أو تنفد خلال 21 يوما.`,
        many: `${count} خيارا نفد أو ينفد خلال 21 يوما.`,
        other: `${count} خيار نفد أو ينفد خلال 21 يوما.`,
      }),
    firstToEnd: (name, stock, days) =>
      `أول ما ينفد: ${isolate('rtl', name)}، الباقي منه ${arabicPieces(stock)}، وينفد ${inDays(days)}.`,
    noEnding: 'لا ينفد أي خيار خلال 21 يوما بوتيرة آخر 28 يوما.',
    sources: (name, part, count) =>
      `المصدر الأول للطلبات: ${isolate('rtl', name)}، ${arabicOrders(count)}، أي ${isolate('rtl', part)}.`,
    noSources: 'لم يُسجل أي طلب في هذه الأيام.',
    changes: {
      up: (percent, before) => `بزيادة ${isolate('rtl', percent)} مقارنة بالفترة السابقة (${isolate('rtl', before)})`,
      down: (percent, before) =>
        `بانخفاض ${isolate('rtl', percent)} مقارنة بالفترة السابقة (${isolate('rtl', before)})`,
      same: (before) => `كما في الفترة السابقة (${isolate('rtl', before)})`,
      new: 'ولا شيء في الفترة السابقة',
      nothing: 'ولا شيء في الفترة السابقة أيضا',
    },
  },
}
