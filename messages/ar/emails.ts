import type { Catalog } from '../catalog.ts'
import { arabicDays } from '../days.ts'
import type { emails as english } from '../en/emails.ts'
import { isolate } from '../isolate.ts'
import { plural } from '../plural.ts'
import { returnEmails } from './return-emails.ts'
import { saleTerms } from './sale-terms.ts'

const payPal = isolate('rtl', 'PayPal')

/** Texts of the emails. They are written on the server and never sent to a browser. */
export const emails: Catalog<typeof english> = {
  greeting: (name) => `مرحبا ${isolate('rtl', name)}،`,
  closing: (shopName, city) => `مع الشكر، فريق ${isolate('rtl', shopName)} في ${isolate('rtl', city)}`,
  aboutShop: (shopName, address, phone) =>
    `${isolate('rtl', shopName)}، ${isolate('rtl', address)}. الهاتف: ${isolate('rtl', phone)}.`,
  labelled: (label, value) => `${label}: ${isolate('rtl', value)}`,
  aboveLink: (label) => `${label}:`,
  payment: {
    'cash-on-delivery': 'نقدا لعون التوصيل',
    paypal: `عبر ${payPal}: يصلك طلب دفع بالبريد الإلكتروني`,
    'bank-card': 'بالبطاقة البنكية، على صفحة طلبك',
  },
  lines: {
    pieces: (count, piece) => `${count} × ${isolate('rtl', piece)}`,
    madeToOrder: 'حسب الطلب',
    subtotal: 'ثمن القطع',
    shipping: 'التوصيل',
    discount: 'تخفيض',
    discountWithCode: (code) => `تخفيض بالرمز ${isolate('rtl', code)}`,
    freeDelivery: 'توصيل مجاني',
    inPerson: 'تسليم في المتجر',
    total: 'المجموع',
  },
  facts: {
    order: 'الطلب',
    name: 'الاسم',
    language: 'اللغة',
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    address: 'العنوان',
    city: 'المدينة',
    payment: 'الدفع',
    customerNote: 'ملاحظة حول الطلب',
    giftNote: 'كلمة مع الهدية',
    plan: 'الاشتراك',
    project: 'المشروع',
    description: 'نبذة عنه',
  },
  planNames: { silver: 'Silver Plan', gold: 'Gold Plan', diamonds: 'Diamonds Plan' },
  orderRecap: {
    subject: (number) => `طلبك رقم ${isolate('rtl', number)}`,
    heading: 'شكرا على طلبك',
    text: 'لقد وصلنا طلبك. سنتصل بك هاتفيا لتأكيده، ولا يُرسل شيء قبل ذلك.',
    requestText:
      'لقد وصلنا طلبك الأولي. لا نحجز قبل المكالمة إلا عددا محدودا من القطع، لذلك سنتصل بك أولا: بعد المكالمة تصبح القطع محجوزة لك، ما دامت متوفرة.',
    confirm: 'تأكيد طلبي',
    confirmText: 'يمكنك تأكيده من الآن: نعطيه عندئذ الأولوية.',
    confirmOnce: 'هذا الزر لك وحدك، ويبقى صالحا سبعة أيام. قد نتصل بك مع ذلك بخصوص التوصيل.',
    button: 'عرض طلبك',
    link: 'لا يفتح الصفحة إلا من لديه هذا الرابط. فيها يمكنك متابعة تقدم طلبك، وإلغاؤه ما دام لم يُجهز للشحن.',
    terms: 'معلومات مفيدة',
    saleTerms,
    notYours: 'لم يصدر عنك أي طلب؟ ربما أخطأ أحدهم في كتابة عنوانه: يرجى إعلامنا بالرد على هذه الرسالة.',
  },
  dataLink: {
    subject: 'ما نحتفظ به عنك',
    heading: 'ما نحتفظ به عنك',
    text: 'بهذا الرابط يمكنك تنزيل كل ما يحتفظ به المتجر مرتبطا بهذا البريد الإلكتروني، أو طلب محوه.',
    button: 'الاطلاع عليه أو محوه',
    validity: 'الرابط صالح لمدة 24 ساعة. وكل من لديه الرابط يمكنه فعل ذلك أيضا، لذا يرجى عدم تمريره إلى أحد.',
    notYours: 'لم يصدر هذا الطلب عنك؟ لا حاجة إذن إلى فعل أي شيء: لا يُمحى شيء قبل فتح الرابط.',
  },
  returns: returnEmails,
  orderProgress: {
    states: {
      requested: {
        subject: (number) => `وصلنا طلبك الأولي ${isolate('rtl', number)}`,
        text: 'سنتصل بك أولا. بعد المكالمة تصبح القطع محجوزة لك، ما دامت متوفرة.',
      },
      received: {
        subject: (number) => `وصلنا طلبك ${isolate('rtl', number)}`,
        text: 'سنتصل بك هاتفيا لتأكيده، ولا يُرسل شيء قبل ذلك.',
      },
      confirmed: {
        subject: (number) => `تم تأكيد طلبك ${isolate('rtl', number)}`,
        text: 'الحرفيون الآن بصدد تحضيره.',
      },
      packed: {
        subject: (number) => `طلبك ${isolate('rtl', number)} جاهز للشحن`,
        text: 'تم تغليفه في طرده، وهو في انتظار عون التوصيل.',
      },
      shipped: {
        subject: (number) => `طلبك ${isolate('rtl', number)} في الطريق`,
        text: 'هو الآن لدى عون التوصيل، الذي سيتصل بك قبل قدومه.',
      },
      delivered: {
        subject: (number) => `تم تسليم طلبك ${isolate('rtl', number)}`,
        text: (days) =>
          `نرجو أن يدوم نفعه. إن كان هناك مشكل، فالتبديل ممكن في ظرف ${arabicDays(days)}: يكفي الرد على هذه الرسالة.`,
      },
      cancelled: {
        subject: (number) => `أُلغي طلبك ${isolate('rtl', number)}`,
        text: 'لن يُرسل شيء، ولا مبلغ يُدفع.',
      },
      refused: {
        subject: (number) => `طلبك ${isolate('rtl', number)} في طريق العودة إلينا`,
        text: 'لم يُقبل الطرد عند الباب. إن لم يكن ذلك مقصودا، يرجى الرد على هذه الرسالة.',
      },
      lost: {
        subject: (number) => `ضاع طلبك ${isolate('rtl', number)} في الطريق`,
        text: 'لم يجد عون التوصيل طردك. لا مبلغ يُدفع. سنتصل بك لمعرفة ما يناسبك، ويمكن كذلك الرد على هذه الرسالة.',
      },
      'written-off': {
        subject: (number) => `لم يُعثر على طلبك ${isolate('rtl', number)}`,
        text: 'ضاع الطرد في الطريق ولم يُعثر عليه. لا مبلغ يُدفع. إن سبق الدفع أو كنت تفضل شيئا آخر، يرجى الرد على هذه الرسالة.',
      },
      returned: {
        subject: (number) => `عاد إلينا طلبك ${isolate('rtl', number)}`,
        text: 'الطرد عندنا من جديد. إن كان لك تبديل أو مبلغ في الانتظار، يرجى الرد على هذه الرسالة.',
      },
      released: {
        subject: (number) => `لم نتمكن من الاتصال بك بشأن طلبك ${isolate('rtl', number)}`,
        text: 'حاولنا الاتصال بك هاتفيا دون جدوى، لذلك لم تعد القطع محجوزة لك. هل ما زالت تهمك؟ يكفي فتح صفحة طلبك وإعادته بنقرة واحدة، ما دامت القطع متوفرة.',
      },
    },
    unpaid: {
      subject: (number) => `لم يُدفع ثمن طلبك ${isolate('rtl', number)}`,
      text: 'لم يصل أي مبلغ، لذلك لم تعد القطع محجوزة لك. هل ما زالت تهمك؟ يكفي فتح صفحة طلبك وإعادته بنقرة واحدة، ما دامت القطع متوفرة.',
    },
    button: 'عرض طلبك',
    link: 'لا يفتح الصفحة إلا من لديه هذا الرابط.',
  },
  orderCorrection: {
    subject: (number) => `تصحيح بخصوص طلبك ${isolate('rtl', number)}`,
    heading: 'تصحيح بخصوص طلبك',
    text: (subject) => `كتبنا إليك: «${isolate('rtl', subject)}». كان ذلك خطأ منا، ونعتذر عنه.`,
  },
  orderChanged: {
    subject: (number) => `تم تعديل طلبك ${isolate('rtl', number)}`,
    heading: 'تم تعديل طلبك',
    text: (total) => `عدلنا قطع طلبك، وأصبح مجموعه ${isolate('rtl', total)}:`,
    notAgreed: 'هل هناك ما يخالف ما اتفقنا عليه؟ يمكن الرد على هذه الرسالة.',
  },
  orderLink: {
    subject: (number) => `رابط طلبك ${isolate('rtl', number)}`,
    heading: 'رابط طلبك',
    text: 'طُلب هذا الرابط على موقعنا برقم الطلب ورقم هاتفه. يفتح لك صفحة طلبك: فيها يمكنك متابعة تقدمه، وإلغاؤه ما دام لم يُجهز للشحن.',
    button: 'عرض طلبك',
    link: 'لا يفتح الصفحة إلا من لديه هذا الرابط، لذا يرجى عدم تمريره إلى أحد. ويبقى الرابط الذي وصلك مع طلبك صالحا أيضا.',
    notYours: 'لم يصدر هذا الطلب عنك؟ لا حاجة إذن إلى فعل أي شيء: لم يُرسل الرابط إلا إلى هذا العنوان.',
  },
  reviewInvitation: {
    subject: (number) => `كيف وجدت الطلب ${isolate('rtl', number)}؟`,
    heading: 'كيف وجدته؟',
    text: 'وصلك طلبك منذ أيام. يمكنك إبداء رأيك فيه في دقيقة: من نجمة إلى خمس نجوم، وكلمات وصور إن شئت. رأيك يساعد غيرك على الاختيار، وتقرؤه الورشة أيضا.',
    button: 'كتابة تقييم',
    once: 'لا نسأل إلا مرة واحدة. هذا الرابط لك وحدك.',
  },
  deliveryCorrected: {
    subject: (number) => `تم تغيير معطيات توصيل الطلب ${isolate('rtl', number)}`,
    heading: 'تم تغيير معطيات توصيل طلبك',
    text: 'قام شخص لديه رابط صفحة طلبك بتصحيح رقم الهاتف أو العنوان. نتصل للتأكيد قبل إرسال أي شيء.',
    notYours: (phone) =>
      `لم تقم بذلك بنفسك؟ يرجى الاتصال بنا فورا على الرقم ${isolate('rtl', phone)} أو الرد على هذه الرسالة: لا يُرسل شيء قبل أن نتحدث معك.`,
    button: 'عرض طلبك',
    masked: 'أخفينا جزءا من المعطيات تحسبا لتمرير هذه الرسالة إلى غيرك.',
  },
  customerRequestNotice: {
    kinds: {
      corrected: {
        subject: (number) => `الطلب ${isolate('rtl', number)}: صحح الحريف معطيات التوصيل`,
        text: 'ينتظر الطلب مكالمتك من جديد: يرجى تأكيد المعطيات الجديدة مع الحريف قبل إرسال أي شيء. قد يمرر رابط الطلب إلى شخص آخر، لذا يرجى الاتصال بالرقم القديم أيضا عند الشك.',
      },
      'come-again': {
        subject: (number) => `الطلب ${isolate('rtl', number)}: على عون التوصيل أن يعود`,
        text: 'لم يكن الحريف في البيت، ويطلب أن يعود عون التوصيل. يرجى إعلام عون التوصيل بذلك.',
      },
      canceled: {
        subject: (number) => `الطلب ${isolate('rtl', number)}: ألغاه الحريف`,
        text: 'كان الطلب مؤكدا: يرجى إعلام من يحضره. عادت قطعه إلى المخزون.',
      },
    },
    oldPhone: 'الهاتف السابق',
    oldAddress: 'العنوان السابق',
    comeOn: 'العودة يوم',
  },
  orderNotice: {
    subject: (number) => `طلب جديد ${isolate('rtl', number)}`,
    heading: 'طلب جديد',
    text: 'يرجى الاتصال بالحريف لتأكيده.',
    requestText: 'هذا طلب أولي لا يحجز أي قطعة بعد. يرجى الاتصال بهذا الحريف قبل غيره: التأكيد هو الذي يحجز القطع.',
  },
  orderReminder: {
    subject: (number) => `الطلب ${isolate('rtl', number)} لم يتم تأكيده بعد`,
    heading: 'طلب ينتظر مكالمتك',
    text: (hours) => {
      const workingHours = plural('ar', hours, {
        zero: 'ساعات العمل القادمة',
        one: 'ساعة عمل واحدة',
        two: 'ساعتي عمل',
        few: `${hours} ساعات عمل`,
        many: `${hours} ساعة عمل`,
        other: `${hours} ساعة عمل`,
      })
      return `لم يتمكن أحد من الاتصال بهذا الحريف بعد. إذا لم يتم تأكيد الطلب في ظرف ${workingHours}، يُرفع الحجز عنه: تعود قطعه إلى المخزون، ويُعلم الحريف بذلك برسالة.`
    },
  },
  planConfirmation: {
    subject: (plan) => `طلب اشتراكك في ${isolate('rtl', plan)}`,
    heading: 'وصلنا طلبك',
    text: (plan) => `وصلنا طلب اشتراكك في ${isolate('rtl', plan)}. ننظر في مشروعك، ثم نتصل بك أو نراسلك.`,
    next: 'لا يُدفع شيء قبل أن نتحدث معك.',
    notYours: 'لم يصدر عنك أي طلب اشتراك؟ ربما أخطأ أحدهم في كتابة عنوانه: يرجى إعلامنا بالرد على هذه الرسالة.',
  },
  planNotice: {
    subject: (plan) => `طلب اشتراك في ${isolate('rtl', plan)}`,
    heading: 'حرفي يطلب اشتراكا',
    text: 'الطلب في انتظار ردك.',
  },
  messageNotice: {
    orderSubject: (number) => `رسالة حول الطلب ${isolate('rtl', number)}`,
    noAddress: 'ليس للطلب بريد إلكتروني: يرجى الاتصال بالحريف.',
    subject: 'رسالة من صفحة الاتصال',
    heading: 'رسالة من زائر',
    text: 'الرد على هذه الرسالة يصل إلى الزائر.',
    excerpt: 'حُذفت من الرسالة فواصل الأسطر والروابط، واختُصرت إن كانت طويلة. ونصها الكامل محفوظ في المتجر.',
  },
  newsletterConfirmation: {
    subject: 'تأكيد اشتراكك في نشرتنا',
    heading: 'رسالة من الورشات؟',
    text: 'طُلبت نشرتنا إلى هذا العنوان، ونرجو أن يكون الطلب منك: القطع الجديدة ومن يصنعها وعرض الأسبوع، مرة في الأسبوع على الأكثر.',
    button: 'نعم، أرغب في النشرة',
    validity: 'الرابط صالح لمدة 7 أيام.',
    notYours: 'لم يكن الطلب منك؟ لا حاجة إذن إلى فعل أي شيء: دون تأكيدك لا يصلك شيء.',
    leave: 'عدم مراسلتي مرة أخرى',
  },
  stockAlertPiece: (parts) => parts.map((part) => isolate('rtl', part)).join('، '),
  stockAlertConfirmation: {
    subject: (name) => `هل نراسلك عند عودة ${isolate('rtl', name)}؟`,
    heading: 'هل نراسلك عند عودتها؟',
    text: (piece) =>
      `وصلنا طلب، ونرجو أن يكون منك، لإعلام هذا البريد حين تتوفر هذه القطعة من جديد: ${isolate('rtl', piece)}. تصل عندها رسالة واحدة، لا غير.`,
    button: 'نعم، أرغب في ذلك',
    validity: 'الرابط صالح لمدة 7 أيام.',
    notYours: 'لم يكن الطلب منك؟ لا حاجة إذن إلى فعل أي شيء: دون تأكيدك لا يصلك شيء.',
    leave: 'نسيان هذا الطلب',
  },
  stockAlert: {
    subject: (name) => `${isolate('rtl', name)}: توفرت من جديد`,
    heading: 'لقد عادت',
    text: (piece) => `طلبت إعلامك حين تتوفر هذه القطعة من جديد: ${isolate('rtl', piece)}. وها هي الآن متوفرة.`,
    noHold: 'لا نحجز شيئا: هي لمن يطلبها أولا.',
    button: 'عرض القطعة',
    once: 'هذه هي الرسالة الوحيدة التي طلبتها: انتهى طلبك.',
    leave: 'نسيان طلباتي الأخرى أيضا',
  },
  messageReply: {
    subject: 'ردنا على رسالتك',
    heading: 'رد على رسالتك',
    youWrote: (day) => `كتبت إلينا بتاريخ ${day}:`,
  },
  planDecision: {
    approved: {
      subject: (plan) => `تمت الموافقة على اشتراكك في ${isolate('rtl', plan)}`,
      heading: 'مرحبا بك في سوق الحرفيين',
      text: (plan, lastDay) =>
        `تمت الموافقة على طلب اشتراكك في ${isolate('rtl', plan)}. وهو ساري المفعول إلى غاية ${lastDay}.`,
      next: 'إن بقي أي شيء غير واضح، يرجى الرد على هذه الرسالة.',
    },
    renewed: {
      subject: (plan) => `يتواصل اشتراكك في ${isolate('rtl', plan)}`,
      heading: 'موسم آخر معا',
      text: (plan, lastDay) => `جُدد اشتراكك في ${isolate('rtl', plan)}. وهو الآن ساري المفعول إلى غاية ${lastDay}.`,
      next: 'إن بقي أي شيء غير واضح، يرجى الرد على هذه الرسالة.',
    },
    refused: {
      subject: (plan) => `حول طلب اشتراكك في ${isolate('rtl', plan)}`,
      heading: 'ليس هذه المرة',
      text: (plan, _lastDay) => `نظرنا في طلب اشتراكك في ${isolate('rtl', plan)}، ولا يمكننا قبوله.`,
      next: 'يمكنك الرد على هذه الرسالة، أو تقديم طلب جديد متى تغيرت الظروف.',
    },
    expired: {
      subject: (plan) => `انتهى اشتراكك في ${isolate('rtl', plan)}`,
      heading: 'انتهى اشتراكك',
      text: (plan, lastDay) => `انتهى اشتراكك في ${isolate('rtl', plan)} يوم ${lastDay}.`,
      next: 'لمواصلته يكفي الرد على هذه الرسالة: نجدده لك.',
    },
  },
  newsletterIssue: {
    button: 'الاطلاع على المزيد',
    why: 'تصلك هذه الرسالة لأنك طلبتها وأكدت عنوانك.',
    leave: 'إلغاء الاشتراك في النشرة',
    trial: (subject) => `تجربة: ${isolate('rtl', subject)}`,
  },
  operatorInvitation: {
    subject: (shopName) => `حسابك في فضاء إدارة ${isolate('rtl', shopName)}`,
    heading: (shopName) => `مرحبا بك في فضاء إدارة ${isolate('rtl', shopName)}`,
    text: 'أنشأ لك أحد مالكي المتجر حسابا. يكفي اختيار كلمة سر ليصبح جاهزا.',
    button: 'اختيار كلمة سر',
    validity: 'الرابط صالح لمرة واحدة، خلال 7 أيام.',
    notYours: 'لا علاقة لك بهذا المتجر؟ ربما أخطأ أحدهم في كتابة عنوان: يرجى تجاهل هذه الرسالة.',
  },
  passwordReset: {
    subject: (shopName) => `كلمة سر جديدة لفضاء إدارة ${isolate('rtl', shopName)}`,
    heading: 'كلمة سر جديدة',
    text: 'وصلنا إعلام بنسيان كلمة سر حسابك، ونرجو أن يكون منك. يمكنك هنا اختيار كلمة أخرى.',
    button: 'اختيار كلمة سر أخرى',
    validity: 'الرابط صالح لمرة واحدة، خلال 30 دقيقة. واختيار كلمة سر أخرى ينهي كل الجلسات الأخرى.',
    notYours: 'لم يكن ذلك منك؟ يرجى إذن تجاهل هذه الرسالة: تبقى كلمة سرك كما هي.',
  },
  sellerEmailConfirmation: {
    subject: (shopName) => `بريدك الإلكتروني لدى ${isolate('rtl', shopName)}`,
    heading: 'هل هذا عنوانك؟',
    text: 'أُعطي هذا العنوان من أجل ورشتك. بعد تأكيده يمكن إرسال رابط خاص إليه كلما لزم.',
    button: 'تأكيد هذا العنوان',
    validity: 'هذا الرابط للعنوان وحده: يصلح مرة واحدة، خلال 24 ساعة.',
    notYours: 'ليست لك ورشة هنا؟ ربما أخطأ أحدهم في كتابة عنوان: يرجى تجاهل هذه الرسالة.',
  },
  sellerLink: {
    subject: (shopName) => `رابطك الخاص إلى ${isolate('rtl', shopName)}`,
    heading: 'رابطك الخاص',
    text: 'يُفتح على الهاتف الذي تريد الدخول به إلى ورشتك.',
    button: 'فتح ورشتي',
    validity: 'يصلح الرابط الخاص مرة واحدة، خلال 30 دقيقة، ويلغيه رابط أحدث. لا يُعطى لأحد، ولا للمتجر.',
    notYours: 'لم يصدر هذا الطلب عنك؟ يرجى تجاهل هذه الرسالة: لا يدخل أحد دون الرابط.',
  },
  accountNotices: {
    'password-changed': {
      heading: 'تم تغيير كلمة سرك',
      text: 'أصبحت لحسابك في فضاء الإدارة كلمة سر أخرى.',
    },
    'email-changed': {
      heading: 'تم تغيير بريدك الإلكتروني',
      text: 'أصبح لحسابك في فضاء الإدارة بريد إلكتروني آخر. لن تصل الرسائل إلى هذا العنوان بعد الآن.',
    },
    'second-factor-added': {
      heading: 'أُضيف تطبيق مصادقة',
      text: 'أصبح تسجيل الدخول إلى حسابك يتطلب رمزا من هذا التطبيق.',
    },
    'second-factor-removed': {
      heading: 'أُزيلت الخطوة الثانية',
      text: 'أصبح تسجيل الدخول إلى حسابك لا يتطلب إلا كلمة السر، إلى حين إضافة تطبيق من جديد.',
    },
    'recovery-codes-renewed': {
      heading: 'أُنشئت رموز احتياطية جديدة',
      text: 'لم تعد رموزك الاحتياطية السابقة تفتح حسابك في فضاء الإدارة.',
    },
    'passkey-added': {
      heading: 'أُضيف مفتاح دخول',
      text: 'به يمكن الدخول إلى حسابك في فضاء الإدارة دون كلمة السر.',
    },
    'passkey-removed': {
      heading: 'أُزيل مفتاح دخول',
      text: 'لم يعد يفتح حسابك في فضاء الإدارة.',
    },
    'people-exported': {
      heading: 'تم تصدير عناوين',
      text: 'أُخرج من المتجر باسمك ملف فيه أسماء أشخاص وعناوينهم. السجل يبين أي ملف هو.',
    },
  },
  accountNotYours:
    'لم يكن ذلك منك ولا من أحد زملائك؟ يرجى إذن اختيار كلمة سر أخرى حالا، وتسجيل الخروج من كل الأجهزة في حسابك، وإعلام أحد مالكي المتجر.',
}
