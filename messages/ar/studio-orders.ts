import type { Catalog } from '../catalog.ts'
import type { studioOrdersMessages as english } from '../en/studio-orders.ts'
import { isolate } from '../isolate.ts'

export const studioOrdersMessages: Catalog<typeof english> = {
  title: 'الطلبات',
  parts: 'أجزاء القائمة',
  shows: { open: 'للتحضير', ready: 'جاهزة', past: 'منتهية' },
  none: {
    open: 'لا شيء للتحضير.',
    ready: 'لا شيء ينتظر المتجر.',
    past: 'لا شيء في الأيام الأخيرة.',
  },
  dueBy: (day) => `قبل نهاية ${day}`,
  dueToday: 'قبل نهاية اليوم',
  late: (day) => `متأخرة: كان الأجل ${day}`,
  giftNote: 'يُرفق بالهدية',
  buyer: (firstName, town) => `لفائدة ${isolate('rtl', firstName)}، ${isolate('rtl', town)}`,
  order: 'الطلب',
  ready: 'القطعة جاهزة',
  notReady: 'ليست جاهزة بعد',
  cannot: 'لا يمكنني، لأن…',
  why: 'لماذا؟',
  note: 'ما يجب أن يعرفه المتجر (اختياري)',
  tellShop: 'إعلام المتجر',
  waits: 'لا يمكن تحضيرها. القرار للمتجر.',
  canAfterAll: 'يمكنني تحضيرها',
  saved: {
    ready: 'يعلم المتجر أنها جاهزة.',
    cannot: 'يعلم المتجر بذلك، والقرار له.',
    again: 'عادت القطعة إلى قائمة التحضير.',
  },
  problems: {
    reason: 'يرجى اختيار السبب.',
    'not-possible': 'لم يعد هذا الطلب للتحضير.',
    'changed-meanwhile': 'تغير الطلب قبل لحظات. يرجى التثبت من جديد.',
  },
  ends: {
    packed: 'هي في طردها',
    canceled: 'أُلغي الطلب: يرجى عدم تحضيرها',
    'on-hold': 'في الانتظار: يتصل المتجر بالحريف من جديد',
  },
  push: {
    title: 'الطلبات الجديدة',
    text: 'يمكن لهذا الهاتف أن ينبهك عندما يوجد ما يُحضَّر، لكن ليس في الليل.',
    on: 'ينبهك هذا الهاتف عندما يوجد ما يُحضَّر.',
    turnOn: 'تنبيهي على هذا الهاتف',
    turnOff: 'إيقاف التنبيه',
    unsupported: 'هذا المتصفح لا يستطيع ذلك. على هاتف آيفون يلزم أولا وضع الورشة على الشاشة الرئيسية وفتحها منها.',
    denied: 'المتصفح لا يسمح بذلك. يمكن السماح بإشعارات هذا الموقع في إعداداته.',
    failed: 'لم ينجح الأمر. يرجى الإعادة.',
  },
}
