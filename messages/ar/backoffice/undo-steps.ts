import type { Catalog } from '../../catalog.ts'
import type { undoStepsMessages as english } from '../../en/backoffice/undo-steps.ts'
import { isolate } from '../../isolate.ts'
import { plural } from '../../plural.ts'

const minutesLeft = (minutes: number) =>
  plural('ar', minutes, {
    zero: 'أقل من دقيقة',
    one: 'دقيقة واحدة',
    two: 'دقيقتان',
    few: `${minutes} دقائق`,
    many: `${minutes} دقيقة`,
    other: `${minutes} دقيقة`,
  })

const orders = (count: number) =>
  plural('ar', count, {
    zero: 'لم يعد أي طلب كما كان.',
    one: 'عاد طلب واحد كما كان.',
    two: 'عاد طلبان كما كانا.',
    few: `عادت ${count} طلبات كما كانت.`,
    many: `عاد ${count} طلبا كما كان.`,
    other: `عاد ${count} طلب كما كان.`,
  })

export const undoStepsMessages: Catalog<typeof english> = {
  taken: (state) => `حالة الطلب الآن: «${state}».`,
  untold: (minutes) => `الحريف لا يعلم بعد. بقيت للتراجع ${minutesLeft(minutes)}.`,
  undo: 'تراجع',
  undoOf: (state) => `التراجع عن «${state}»`,
  late: (state) => `التراجع عن «${state}» مع ذكر السبب`,
  reason: 'سبب التراجع',
  reasonHint: 'للفريق فقط. ربما رأى الحريف هذه المرحلة في صفحة الطلب، وستعود الصفحة إلى المرحلة السابقة.',
  wasTold: 'أُعلم الحريف بهذه المرحلة برسالة.',
  correct: 'إرسال رسالة تصحح ذلك',
  done: (state) => `تم التراجع: عادت حالة الطلب «${state}».`,
  outcomes: {
    'already-undone': (state) => `سبق لزميل أن تراجع عن هذه المرحلة. حالة الطلب الآن: «${state}».`,
    'changed-since': (state) => `تقدم الطلب بعدها، وحالته الآن: «${state}». لا يمكن التراجع إلا عن آخر مرحلة.`,
    joined: 'ضُم هذا الطلب إلى طلب آخر أخذ قطعه، فبقي كما هو.',
    'exchange-undone': 'كان يعوض قطعا أُرجعت وتم التراجع عن هذا التبديل، فبقي الطلب كما هو.',
    returning: 'قطع من الطلب في إرجاع. يرجى التراجع عنه أو رفضه أولا.',
    erased: 'مُحيت معطيات هذا الحريف، فبقي الطلب كما هو.',
  },
  entry: (state) => `تراجع عن مرحلة: ${state}`,
  undone: 'تم التراجع عنها',
  batch: {
    reasonHint: 'لنا فقط. لازم متى أمكن أن يكون الحرفاء قد رأوه.',
    correct: 'إرسال رسالة تصحيح إلى من أُعلموا',
    undo: (count) =>
      plural('ar', count, {
        zero: 'تراجع',
        one: 'تراجع',
        two: 'تراجع عن الطلبين',
        few: `تراجع عن ${count} طلبات`,
        many: `تراجع عن ${count} طلبا`,
        other: `تراجع عن ${count} طلب`,
      }),
    taken: 'ما هي',
    done: orders,
    none: 'لم يعد أي طلب كما كان.',
    notUndone: (number, why) => `${isolate('rtl', number)}: ${why}`,
    reasons: {
      'changed-since': (state) => `تقدم بعدها وحالته الآن «${state}»`,
      'reason-needed': () => 'انتهت مهلة التراجع، يرجى فتحه وذكر السبب',
      'out-of-stock': () => 'قطعه لم تعد في المخزون',
      joined: () => 'ضُم إلى طلب آخر',
      'exchange-undone': () => 'تم التراجع عن تبديله',
      returning: () => 'قطع منه في إرجاع',
      erased: () => 'مُحيت معطيات حريفه',
    },
  },
}
