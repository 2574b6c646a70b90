import type { Catalog } from '../catalog.ts'
import type { studioPasskeysMessages as english } from '../en/studio-passkeys.ts'
import { isolate } from '../isolate.ts'
import { studioMessages as studio } from './studio.ts'

export const studioPasskeysMessages: Catalog<typeof english> = {
  title: 'البصمة أو الوجه',
  signIn: 'الدخول بالبصمة أو الوجه',
  refused: 'لم يعد هذا يفتح ورشة هنا. يمكن فتح رابط خاص أو استعمال رمز.',
  offer: 'في المرة القادمة يمكن لهذا الهاتف أن يفتح الورشة بالبصمة أو الوجه، دون رابط. لا يتلقى المتجر هذه ولا ذاك.',
  add: 'استعمال ذلك على هذا الهاتف',
  notNow: 'ليس الآن',
  isOn: 'يفتح هذا الهاتف الورشة بالبصمة أو الوجه، حتى بعد تسجيل الخروج.',
  proveFirst: 'تمكن إضافة ذلك في الدقائق العشر الأولى بعد فتح رابط خاص على هذا الهاتف. يُطلب الرابط من المتجر.',
  proveWithPasskey: 'يلزم أولا إثبات الهوية، بالبصمة أو الوجه على هاتف من القائمة، أو بفتح رابط خاص على هذا الهاتف.',
  prove: 'هذا أنا',
  canceled: 'لم يتغير شيء. يرجى الإعادة.',
  exists: 'هذا الهاتف عليه ذلك من قبل.',
  times: (day, lastDay) =>
    lastDay ? `منذ ${isolate('rtl', day)}، آخر استعمال ${isolate('rtl', lastDay)}` : `منذ ${isolate('rtl', day)}`,
  remove: 'حذف',
  problems: {
    'refused-passkey': 'لم ينجح ذلك. يرجى الإعادة.',
    'too-many-passkeys': 'هذا موجود على عشرة هواتف. يلزم حذف أحدها أولا.',
    'prove-first': 'مضت أكثر من عشر دقائق. يرجى إثبات الهوية من جديد.',
    'rate-limited': studio.enter.tooMany,
    unreachable: studio.errors.away.text,
  },
}
