import type { Catalog } from '../catalog.ts'
import type { commentMessages as english } from '../en/comments.ts'

export const commentMessages: Catalog<typeof english> = {
  commentPages: 'صفحات التعليقات',
  commentPage: (page, lastPage) => `الصفحة ${page} من ${lastPage}`,
  newerComments: 'تعليقات أحدث',
  olderComments: 'تعليقات أقدم',
  noComments: 'لا تعليقات بعد',
  noCommentsText: 'هل لديك هذه القطعة، أو سبق أن زرت الورشة؟ رأيك يهم غيرك.',
  writeComment: 'كتابة تعليق',
  writeCommentText: 'لا يظهر إلا اسمك وتعليقك، ويبقى ما عداهما لدينا.',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  comment: 'التعليق',
  sendComment: 'إرسال التعليق',
  commentAdded: 'شكرا. تعليقك ظاهر أدناه.',
  commentRefused: 'لم يُرسل تعليقك بعد: يرجى التثبت من الخانات المشار إليها.',
}
