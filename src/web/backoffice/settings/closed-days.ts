import { type ClosedDays, maxClosedDays } from '#domain/orders/holds/closed-days.ts'
import { latinDigits } from '#domain/phone.ts'
import { cleanText } from '#domain/text.ts'
import { parseDay, type TunisDay } from '#domain/tunis-day.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { codec, withDefault } from '#web/forms/codec.ts'
import { settingForm, yesOrNo } from './setting-form.ts'

/** The longest way to type all closed days, each with what separates it from the next. */
const maxLength = 20 * maxClosedDays

const { label, hint, saturdays, saturdayChoices } = settingsMessages.closedDays

const days = withDefault(
  codec({ parse: parseDays, format: (days) => days.join('\n'), clean: cleanText, error: 'days', input: { maxLength } }),
  [],
)

/** The days on which nobody phones customers. */
export const closedDays = settingForm<ClosedDays>({
  ...{ key: 'closed-days', group: 'orders' },
  fields: {
    closedDays: { label, hint: hint(maxClosedDays), ...days },
    worksSaturdays: yesOrNo(saturdays, saturdayChoices),
  },
})

/** Parses days such as `2026-03-20` or `20/3/2026`, separated by spaces, commas or line breaks. */
function parseDays(typed: string): readonly TunisDay[] | undefined {
  if (typed.length > maxLength) return undefined
  const days = latinDigits(typed)
    .split(/[\s,;،]+/)
    .filter((day) => day !== '')
    .map(parseTypedDay)
  const known = [...new Set(days.filter((day) => day !== undefined))].sort()
  return days.includes(undefined) || known.length > maxClosedDays ? undefined : known
}

function parseTypedDay(typed: string): TunisDay | undefined {
  const [, day = '', month = '', year] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(typed) ?? []
  return parseDay(year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed)
}
