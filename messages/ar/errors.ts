import type { Catalog } from '../catalog.ts'
import type { errorMessages as english } from '../en/errors.ts'
import { isolate } from '../isolate.ts'

export const errorMessages: Catalog<typeof english> = {
  notFound: 'هذه الصفحة غير موجودة',
  search: 'البحث عن شيء آخر',
  notFoundText: 'ربما تغير العنوان، أو وجدت القطعة بيتا لها. يمكن البحث عنها أو تصفح المتجر.',
  noSuchProduct: 'هذه القطعة لم تعد هنا',
  noSuchStore: 'هذه الورشة غير موجودة هنا',
  noSuchStoreText: 'ربما تغير العنوان، أو أغلقت الورشة. يمكن البحث عما كانت تصنعه أو تصفح المتجر.',
  noSuchOrder: 'هذا الرابط لا يفتح أي طلب',
  noSuchOrderText: 'ربما ينقصه جزء لأنه طويل. الرابط كامل في الرسالة المتعلقة بطلبك، ويمكن أيضا الاتصال بنا:',
  trackOrder: 'البحث عنه برقمه',
  failed: 'حدث خلل من جهتنا',
  failedText: 'لا ذنب لك في ذلك، وسلتك محفوظة في متصفحك. يرجى إعادة المحاولة بعد لحظات.',
  tooLong: 'النص أطول مما يمكن للمتجر قراءته',
  tooLongText: 'لم يُحفظ منه شيء. يرجى الرجوع إلى الوراء واختصاره ثم إرساله من جديد.',
  away: 'المتجر متوقف للحظات',
  awayText: 'سيعود من تلقاء نفسه، وسلتك محفوظة في متصفحك. يرجى إعادة المحاولة بعد ثوان.',
  requestId: (id) => `عند مراسلتنا بهذا الشأن، يرجى ذكر الرمز ${isolate('rtl', id)}.`,
}
