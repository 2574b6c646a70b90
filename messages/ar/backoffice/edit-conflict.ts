import type { Catalog } from '../../catalog.ts'
import type { editConflictMessages as english } from '../../en/backoffice/edit-conflict.ts'
import { isolate } from '../../isolate.ts'

export const editConflictMessages: Catalog<typeof english> = {
  by: (name) => `آخر من حفظه: ${isolate('rtl', name)}.`,
  theirs: 'غيّر هذا الشخص ما يلي، وهو موجود في الاستمارة أسفله:',
  both: 'هذا تغير من الجهتين. في الاستمارة ما كتبته، وما كتبه الشخص الآخر هو:',
  reassurance: 'لم يُفقد شيء مما كتبته. يرجى المراجعة ثم الحفظ من جديد.',
  nothing: 'لا شيء',
  anotherPicture: 'صورة أخرى',
}
