import type { Catalog } from '../catalog.ts'
import type { studioHelpMessages as english } from '../en/studio-help.ts'
import { studioMessages as studio } from './studio.ts'
import { studioOrdersMessages } from './studio-orders.ts'
import { studioPasskeysMessages as passkeys } from './studio-passkeys.ts'

export const studioHelpMessages: Catalog<typeof english> = {
  title: studio.phones.help,
  questions: [
    {
      question: 'كيف أبيع قطعة؟',
      answer: `يكفي الضغط على «${studio.newPiece.add}»، ثم التقاط صورة وكتابة الاسم والثمن واختيار الصنف والعدد، ثم «${studio.newPiece.publish}». قد يراجعها المتجر أولا. أما المقاسات والألوان والأبعاد واللغات الأخرى فتضاف بعد ذلك في صفحة القطعة.`,
    },
    {
      question: 'لماذا لا تظهر قطعتي في المتجر؟',
      answer: 'السبب مكتوب في أعلى صفحتها، مع زر لما يمكن فعله. وإذا أعادها المتجر فالسبب مكتوب هناك.',
    },
    {
      question: 'وصل طلب. ماذا أفعل؟',
      answer: `في «${studio.places.orders}» ما يجب تحضيره وموعده. عندما تصبح القطعة جاهزة ليأخذها المتجر يكفي الضغط على «${studioOrdersMessages.ready}». وإذا تعذر تحضيرها فيرجى ذكر السبب، ويتحدث المتجر مع الزبون.`,
    },
    {
      question: 'متى أستلم مالي؟',
      answer: `في «${studio.places.money}» ما يدين به المتجر، وما لم يحن موعده بعد وسبب ذلك. الضغط على أي مبلغ يظهر قطعه. ولكل شهر كشف يمكن طبعه.`,
    },
    {
      question: 'سأغيب بضعة أيام.',
      answer: `في «${studio.places.store}» يمكن إغلاقها من يوم إلى يوم مع كلمة للزبائن. تبقى القطع ظاهرة وتذكر يوم العودة. أما الطلبات التي وصلت من قبل فيجب تحضيرها.`,
    },
    {
      question: 'هل يمكن الدخول دون رابط؟',
      answer: `نعم، بالبصمة أو الوجه على الهاتف. تمكن إضافة ذلك في «${studio.phones.title}» خلال عشر دقائق من فتح رابط خاص. ثم يفتح زر «${passkeys.signIn}» الورشة على ذلك الهاتف. ويمكن هناك إعطاء بريد إلكتروني لتلقي الروابط. لا شيء من ذلك لازم.`,
    },
    {
      question: 'هاتفي جديد أو ضاع.',
      answer: `في «${studio.phones.title}» يمكن إظهار رمز لهاتف آخر، أو إنهاء الدخول من هاتف ضائع. وإذا لم يبق أي هاتف متصلا فيرجى طلب رابط جديد من المتجر.`,
    },
    {
      question: 'لا توجد شبكة.',
      answer: 'القطعة الجديدة التي لم ترسل بعد تبقى محفوظة على هذا الهاتف مع صورتها، وترسل عندما تعود الشبكة.',
    },
  ],
  ask: 'هل بقي شيء غير واضح؟ يمكن مراسلة المتجر.',
}
