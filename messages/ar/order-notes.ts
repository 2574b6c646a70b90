import type { Catalog } from '../catalog.ts'
import type { orderNoteMessages as english } from '../en/order-notes.ts'
import { plural } from '../plural.ts'

/** A number of characters after a preposition. */
function characters(count: number): string {
  return plural('ar', count, {
    zero: 'صفر من الحروف',
    one: 'حرف واحد',
    two: 'حرفين',
    few: `${count} أحرف`,
    many: `${count} حرفا`,
    other: `${count} حرف`,
  })
}

export const orderNoteMessages: Catalog<typeof english> = {
  fields: { note: 'ملاحظة حول الطلب', giftNote: 'كلمة مع الهدية' },
  addNote: 'إضافة ملاحظة حول الطلب أو كلمة مع الهدية',
  noteHints: {
    note: (longest) => `لنا ولعون التوصيل، مثل «يرجى الاتصال قبل القدوم». في حدود ${characters(longest)}.`,
    giftNote: (longest) => `نكتبها على بطاقة ونضعها في الطرد. في حدود ${characters(longest)}.`,
  },
  noteTooLong: (longest) => `النص أطول من ${characters(longest)}. يرجى اختصاره.`,
}
