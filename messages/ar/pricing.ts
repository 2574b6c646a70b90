import type { Catalog } from '../catalog.ts'
import type { pricingMessages as english } from '../en/pricing.ts'
import { isolate } from '../isolate.ts'

export const pricingMessages: Catalog<typeof english> = {
  title: 'اشتراكات الحرفيين',
  description: 'ثلاثة اشتراكات للحرفيين والورشات الصغيرة في تونس: ورشة خاصة في المتجر، وصور، ومساعدة على التعريف بك.',
  heading: 'دكانك في مدينة عتيقة لا تغلق أبوابها',
  text: 'للحرفيين والورشات الصغيرة. يكفي اختيار اشتراك والتعريف بعملك: نتصل بك قبل أن يبدأ أي شيء.',
  names: { silver: 'Silver', gold: 'Gold', diamonds: 'Diamonds' },
  planTitle: (name) => isolate('rtl', `${name} Plan`),
  periods: { month: 'في الشهر', year: 'في السنة' },
  highlighted: 'اقتراحنا',
  features: {
    silver: ['عرض أساسي للمنتجات', 'المشاركة في التظاهرات', 'ورشة أساسية في المتجر'],
    gold: [`كل ما في ${isolate('rtl', 'Silver')}`, 'خدمات تصوير محترفة', 'فرص الحصول على رعاية', 'أدوات تسويق متقدمة'],
    diamonds: [`كل ما في ${isolate('rtl', 'Gold')}`, 'خطة نمو خاصة بك على امتداد السنة'],
  },
  getStarted: 'طلب الاشتراك',
  subscribeTo: (name) => `الاشتراك في ${isolate('rtl', `${name} Plan`)}`,
  formText: 'لا يُدفع شيء الآن. نتصل بك أو نراسلك أولا.',
  name: 'اسمك',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  project: 'مشروعك أو ورشتك',
  projectPlaceholder: 'اسم المشروع أو الورشة',
  projectDescription: 'ما تصنعه يداك',
  projectDescriptionHint: 'بضعة أسطر تكفي.',
  send: 'إرسال',
  choosePlan: 'يرجى اختيار أحد الاشتراكات الثلاثة أولا.',
  notSent: 'لم يُرسل الطلب. يرجى التثبت من الخانات المشار إليها.',
  sent: (plan) => `وصلنا طلب اشتراكك في ${isolate('rtl', `${plan} Plan`)}. سنتصل بك أو نراسلك.`,
  questionsHeading: 'معلومات مفيدة',
  questions: [
    {
      question: 'ماذا بعد إرسال الطلب؟',
      answer:
        'يبقى طلبك في الانتظار إلى أن نتصل بك أو نراسلك. نتحدث معك عن عملك ونجيب عن أسئلتك، ولا يبدأ أي شيء قبل ذلك.',
    },
    {
      question: 'كيف يتم الدفع؟',
      answer: 'لا يتم في هذه الصفحة. نتفق معك على طريقة الدفع شخصيا، بعد الاتفاق على الاشتراك.',
    },
    {
      question: 'هل يمكن التوقف؟',
      answer: 'نعم. تكفي مراسلتنا أو الاتصال بنا في أي وقت لطلب إنهاء الاشتراك.',
    },
    {
      question: 'هل هناك عمولة على المبيعات؟',
      answer:
        'الأسعار المذكورة أعلاه هي ثمن الاشتراكات. أما ما عدا ذلك، فيمكن السؤال عنه في حديثنا الأول، قبل الموافقة على أي شيء.',
    },
  ],
  questionLeft: 'سؤال قبل الاختيار؟',
  questionLeftText: 'يسعدنا أن نعرف ما تصنعه يداك وما تطمح إليه ورشتك، وأن نقدم لك النصح.',
  contact: 'الاتصال بنا',
}
