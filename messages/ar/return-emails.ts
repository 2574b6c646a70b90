import type { Catalog } from '../catalog.ts'
import { arabicWorkingDays } from '../days.ts'
import type { returnEmails as english } from '../en/return-emails.ts'
import { isolate } from '../isolate.ts'

/** Texts of the emails about returns. */
export const returnEmails: Catalog<typeof english> = {
  facts: {
    number: 'الإرجاع',
    received: 'تاريخ الاستلام',
    asked: 'تاريخ طلب الإرجاع',
    reason: 'السبب',
    wish: 'المطلوب',
    pieces: 'القطع',
    paid: 'المبلغ المدفوع مقابلها',
    refundDue: 'يُعاد المبلغ قبل',
  },
  reasons: {
    withdrawal: 'العدول عن الشراء (القانون عدد 83 لسنة 2000)',
    damaged: 'وصلت متضررة',
    'wrong-piece': 'قطعة غير المطلوبة',
    size: 'المقاس غير مناسب',
    'not-as-expected': 'غير مطابقة للمنتظر',
    other: 'سبب آخر',
  },
  wishes: { exchange: 'تبديل', refund: 'استرجاع المبلغ', repair: 'إصلاح' },
  confirmation: {
    subject: (number) => `وصلنا طلب الإرجاع ${isolate('rtl', number)}`,
    withdrawalSubject: (number) => `تأكيد عدولك عن الشراء ${isolate('rtl', number)}`,
    text: 'لقد وصلنا طلب الإرجاع. سننظر فيه ونجيبك؛ يرجى عدم إرسال أي شيء قبل ذلك.',
    withdrawal: (days) =>
      `نؤكد لك كتابيا عدولك عن شراء هذه القطع، كما يسمح به القانون عدد 83 لسنة 2000 المتعلق بالتجارة الإلكترونية. تُرسل القطع إلى العنوان أدناه، وتكاليف الإرسال على حسابك. في ظرف ${arabicWorkingDays(days)} من تاريخ عودتها نعيد إليك ما دفعته مقابلها.`,
    damage: 'نأسف لوصول قطعة متضررة. تكاليف إرجاعها على حسابنا.',
    address: 'عنوان الإرجاع',
    button: 'عرض الإرجاع',
    link: 'هناك يمكنك طباعة هذا التأكيد، والقسيمة التي توضع داخل الطرد.',
  },
  notice: {
    subject: (number) => `طلب إرجاع جديد: ${isolate('rtl', number)}`,
    damageSubject: (number) => `بلاغ عن تلف: ${isolate('rtl', number)}`,
    text: 'طلب الإرجاع هذا في انتظار الجواب. يمكن فتح قسم الإرجاع في فضاء الإدارة.',
    photos: (count) => `عدد الصور: ${count}`,
  },
  progress: {
    agreed: {
      subject: (number) => `تمت الموافقة على الإرجاع ${isolate('rtl', number)}`,
      text: 'يرجى إرسال القطع إلينا، مع القسيمة داخل الطرد.',
    },
    refused: {
      subject: (number) => `بخصوص الإرجاع ${isolate('rtl', number)}`,
      text: 'لا يمكننا استرجاع هذه القطع. إن كان لك رأي آخر، يكفي الرد على هذه الرسالة.',
    },
    'on-its-way': {
      subject: (number) => `الإرجاع ${isolate('rtl', number)} في الطريق`,
      text: 'سنكتب إليك عند وصول الطرد.',
    },
    inspected: {
      subject: (number) => `وصل الإرجاع ${isolate('rtl', number)}`,
      text: 'القطع عندنا وقد عايناها. سنكتب إليك بعد ذلك بخصوص التبديل أو الإصلاح أو المبلغ.',
    },
    exchange: {
      subject: (number) => `تبديل الإرجاع ${isolate('rtl', number)} قيد التحضير`,
      text: (order) => `تصلك القطع مع الطلب ${isolate('rtl', order)}.`,
    },
    refund: {
      subject: (number) => `مبلغ الإرجاع ${isolate('rtl', number)}`,
      text: (amount) => `لقد أعدنا إليك ${isolate('rtl', amount)}.`,
    },
    nothingDue: {
      subject: (number) => `تمت تسوية الإرجاع ${isolate('rtl', number)}`,
      text: 'عادت القطع إلينا. لم يبق مبلغ يُعاد: لم يُدفع ثمنها، أو أُعيد إليك المبلغ من قبل.',
    },
    repaired: {
      subject: (number) => `تم إصلاح الإرجاع ${isolate('rtl', number)}`,
      text: 'تم إصلاح القطع وهي في طريقها إليك.',
    },
    corrected: {
      subject: (number) => `تصحيح بخصوص الإرجاع ${isolate('rtl', number)}`,
      text: 'كانت رسالتنا الأخيرة خطأ. صفحة طلبك تبين آخر ما وصلت إليه الأمور.',
    },
    button: 'عرض طلبك',
  },
  reminder: {
    subject: (number) => `مبلغ يجب إرجاعه قريبا: ${isolate('rtl', number)}`,
    text: (days) => `يفرض القانون عدد 83 لسنة 2000 إعادة المبلغ في ظرف ${arabicWorkingDays(days)} من عودة القطع.`,
  },
}
